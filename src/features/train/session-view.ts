import type { ReactElement } from 'react';
import type { WorkoutView } from '../../domain/plans/plan-view.ts';
import type { FactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { ExerciseKey } from '../../domain/training/exercise-key.ts';
import type { HerWeights } from '../../domain/training/her-weights.ts';
import type { FollowedPlan, LoggedSet, TrimReason } from '../../domain/training/log.ts';
import type { PlanPlace } from '../../domain/training/plan-place.ts';
import type { Session, SessionEvent, SessionState } from '../../domain/training/session/session.ts';
import type { Step } from '../../domain/training/session/step.ts';
import type * as startChoices from './start/start-choices.tsx';
import type { TrainingLog } from '../../services/training-log/training-log.ts';

type StartChoices = typeof startChoices;

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;
/** An event without its timestamp, which this device's clock adds. */
export type SessionAction = WithoutTime<SessionEvent>;

/** A plan that has just been read from its page or through the gate. */
export type TrainedPlan = { readonly title: string; readonly view: WorkoutView };

/** The data that every part of the page has. */
export type Training = {
  readonly log: TrainingLog;
  readonly weights: HerWeights;
  /** Empty if the library's file can't be loaded. */
  readonly library: FactsBySlug;
  readonly now: () => number;
};

/** The start panel's props. */
export type StartPanelProps = Training & {
  readonly place: PlanPlace;
  readonly plan: TrainedPlan;
  readonly followed: FollowedPlan | undefined;
  /** The decisions to make first; undefined if there are none (`hasChoices`). */
  readonly choices?: StartChoices | undefined;
  /** Called when she has chosen another week or day. */
  readonly onPlace: (place: PlanPlace) => void;
  /** Called after a decision about the plan that she follows, which is stored. */
  readonly onFollowed: (followed: FollowedPlan) => void;
  readonly onBegin: (beginning: Beginning) => void;
};

export type Beginning = {
  readonly place: PlanPlace;
  readonly version: string;
  readonly steps: readonly Step[];
  /** The percentage of her weights that the steps use, if she is coming back after a break. */
  readonly comingBack?: number | undefined;
  /** How `trimSession` has trimmed it: the session's first event. */
  readonly trim?: { readonly reason: TrimReason; readonly keep: readonly Step[] } | undefined;
  readonly followed: FollowedPlan;
};

/** A session under way, as every component sees it. */
export type SessionView = Training & {
  readonly session: Session;
  readonly state: SessionState;
  /** Undefined until the plan has been read again: a resumed session shows its stored numbers. */
  readonly plan: TrainedPlan | undefined;
  readonly followed: FollowedPlan | undefined;
  /** The name of an exercise: from the library, from the plan, or its number if neither has one. */
  readonly nameOf: (line: { readonly line: string; readonly slug?: string | undefined }) => string;
  /** The work sets of the last session with the exercise; empty until they are read, or if there are none. */
  readonly lastTime: (exercise: ExerciseKey) => readonly LoggedSet[];
  /** `inMs` puts the event into the near future, for a countdown with a lead-in; if negative, it happened that long ago, such as while the phone slept. */
  readonly dispatch: (action: SessionAction, inMs?: number) => void;
  readonly undo: () => void;
  /** Called when the followed plan has changed (a lasting swap, another next weight): it is stored and shown. */
  readonly onFollowed: (followed: FollowedPlan) => void;
};

export type SwapSheetProps = {
  readonly view: SessionView;
  readonly step: Step;
  readonly onClose: () => void;
};

export type NotTodaySheetProps = Pick<Training, 'library' | 'weights'> & {
  /** The remaining sets. */
  readonly steps: readonly Step[];
  readonly nameOf: SessionView['nameOf'];
  readonly onTrim: (trim: { readonly reason: TrimReason; readonly keep: readonly Step[] }) => void;
  /** She has pain or worse: the session ends. The sheet shows where to get help, and passes that on for the screens that follow. */
  readonly onHealth: (help: ReactElement) => void;
  readonly onClose: () => void;
};

export type EndPanelProps = {
  /** Its phase is `finished`. */
  readonly view: SessionView;
  readonly onClosed: () => void;
};
