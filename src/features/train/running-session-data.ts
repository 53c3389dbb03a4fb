import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { ExerciseKey } from '../../domain/training/exercise-key.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type { FollowedPlan, LoggedSet } from '../../domain/training/log.ts';
import type { Session, SessionEvent, SessionState } from '../../domain/training/session/session.ts';
import type { LineIdAndSlug } from '../../domain/training/session/line-names.ts';
import type { PublishedPlan } from '../../domain/training/start/prepare-session.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;
/** An event without its timestamp, which this device's clock adds. */
export type SessionAction = WithoutTime<SessionEvent>;

/** The data that every part of the page has. */
export type LogKitAndExerciseFacts = {
  readonly log: TrainingLog;
  readonly weights: KitAndMaximums;
  /** Empty if the library's file can't be loaded. */
  readonly library: ExerciseFactsBySlug;
  readonly now: () => number;
};

/** A session under way, as every component sees it. */
export type RunningSessionData = LogKitAndExerciseFacts & {
  readonly session: Session;
  readonly state: SessionState;
  /** Undefined until the plan has been read again: a resumed session shows its stored numbers. */
  readonly plan: PublishedPlan | undefined;
  readonly followed: FollowedPlan | undefined;
  /** The name of an exercise: from the library, from the plan, or its number if neither has one. */
  readonly nameOf: (named: LineIdAndSlug) => string;
  /**
   * The work sets of the last session with the exercise; empty until they are read, or if there are
   * none.
   */
  readonly lastTime: (exercise: ExerciseKey) => readonly LoggedSet[];
  /**
   * `inMs` puts the event into the near future, for a countdown with a lead-in; if negative, it
   * happened that long ago, such as while the phone slept.
   */
  readonly dispatch: (action: SessionAction, inMs?: number) => void;
  readonly undo: () => void;
  /**
   * Called when the followed plan has changed (a lasting swap, another next weight): it is stored
   * and shown.
   */
  readonly onFollowed: (followed: FollowedPlan) => void;
};
