import type { ReactElement } from 'react';
import type { WorkoutView } from '../../domain/plans/plan-view.ts';
import type { FactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { ExerciseKey } from '../../domain/training/exercise-key.ts';
import type { HerWeights } from '../../domain/training/her-weights.ts';
import type { FollowedPlan, LoggedSet, NotTodayReason } from '../../domain/training/log.ts';
import type { PlanPlace } from '../../domain/training/plan-place.ts';
import type { Session, SessionEvent, SessionState } from '../../domain/training/session/session.ts';
import type { Step } from '../../domain/training/session/step.ts';
import type * as startChoices from './start-choices.tsx';
import type { TrainingLog } from '../../services/training-log/training-log.ts';

type StartChoices = typeof startChoices;

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;
/** An event before the clock of this device has stamped it. */
export type SessionAction = WithoutTime<SessionEvent>;

/** A plan that was read from its page or through the gate just now. */
export type TrainedPlan = { readonly title: string; readonly view: WorkoutView };

/** What every part of the page knows. */
export type Training = {
  readonly log: TrainingLog;
  readonly weights: HerWeights;
  /** Empty while the library's file can't be had. */
  readonly library: FactsBySlug;
  readonly now: () => number;
};

/** What the start panel gets. */
export type StartPanelProps = Training & {
  readonly place: PlanPlace;
  readonly plan: TrainedPlan;
  readonly followed: FollowedPlan | undefined;
  /** What she has to decide first; undefined where there is nothing (`hasChoices`). */
  readonly choices?: StartChoices | undefined;
  /** She has chosen another week or day. */
  readonly onPlace: (place: PlanPlace) => void;
  /** She has decided something about the plan that she follows: it is stored. */
  readonly onFollowed: (followed: FollowedPlan) => void;
  readonly onBegin: (beginning: Beginning) => void;
};

export type Beginning = {
  readonly place: PlanPlace;
  readonly version: string;
  readonly steps: readonly Step[];
  /** The share of her weights in percent that the steps have, when she comes back after a break. */
  readonly comingBack?: number | undefined;
  /** What `not-today` has done to it: the session's first event. */
  readonly trim?: { readonly reason: NotTodayReason; readonly keep: readonly Step[] } | undefined;
  readonly followed: FollowedPlan;
};

/** A session that is going on, as every part of it sees it. */
export type SessionView = Training & {
  readonly session: Session;
  readonly state: SessionState;
  /** Undefined until the plan has been read again: a session that was resumed shows its stored numbers. */
  readonly plan: TrainedPlan | undefined;
  readonly followed: FollowedPlan | undefined;
  /** What an exercise is called: by the library, by the plan, or by its number where neither is known. */
  readonly nameOf: (line: { readonly line: string; readonly slug?: string | undefined }) => string;
  /** The work sets of the last session that had the exercise; empty until they are read, and where there is none. */
  readonly lastTime: (exercise: ExerciseKey) => readonly LoggedSet[];
  /** `inMs` puts it into the near future, as a countdown that leads in does; negative, it happened while nobody looked. */
  readonly dispatch: (action: SessionAction, inMs?: number) => void;
  readonly undo: () => void;
  /** Something about the followed plan has changed (a lasting swap, another next weight): it is stored and shown. */
  readonly onFollowed: (followed: FollowedPlan) => void;
};

export type SwapSheetProps = {
  readonly view: SessionView;
  readonly step: Step;
  readonly onClose: () => void;
};

export type NotTodaySheetProps = Pick<Training, 'library' | 'weights'> & {
  /** What is still to come. */
  readonly steps: readonly Step[];
  readonly nameOf: SessionView['nameOf'];
  readonly onTrim: (trim: {
    readonly reason: NotTodayReason;
    readonly keep: readonly Step[];
  }) => void;
  /** She has pain or worse: the session ends. The sheet itself says where to get help, and hands it over for what comes after it. */
  readonly onHealth: (help: ReactElement) => void;
  readonly onClose: () => void;
};

export type EndPanelProps = {
  /** Its phase is `finished`. */
  readonly view: SessionView;
  readonly onClosed: () => void;
};
