import type { LoggedSet, TrimReason } from '../log.ts';
import type { ChangedSetFields, SessionEnd } from './session.ts';
import type { Step } from './step.ts';

export type AmrapRoundNumberAndSteps = {
  /** The steps of a round: the exercises that were neither skipped nor removed. */
  readonly round: readonly Step[];
  /** How many sets a round of the plan has of each line. */
  readonly sets: Readonly<Record<string, number>>;
  /** Which round the lifter is in, from 1. */
  readonly number: number;
  readonly isOver: boolean;
};

/**
 * The state of a session, as changed by its events. `past` and `toCome` together are all its steps.
 */
export type SessionReducerState = {
  /** Steps that were done or skipped, in that order. */
  readonly past: readonly Step[];
  /** Steps that are still to come; the first is the current one. */
  readonly toCome: readonly Step[];
  readonly sets: readonly LoggedSet[];
  readonly skipped: readonly string[];
  /** The skipped steps whose minute of an EMOM has passed. */
  readonly missed: readonly string[];
  /** The skipped steps that `trimSessionForReason` removed: the lifter never planned them. */
  readonly takenOut: readonly string[];
  /** What the lifter has typed for steps that are still to come. */
  readonly drafts: Readonly<Record<string, ChangedSetFields>>;
  /** When the clock of the current timed set started. */
  readonly setSince: number | undefined;
  readonly rest:
    | {
        readonly since: number;
        readonly until: number;
        /** Whether it lasts until the next minute of an EMOM, which can't be extended. */
        readonly isMinute: boolean;
      }
    | undefined;
  /** When the clock of each AMRAP or EMOM began, by the id of the group. */
  readonly clocks: Readonly<Record<string, number>>;
  readonly amraps: Readonly<Record<string, AmrapRoundNumberAndSteps>>;
  readonly notToday: TrimReason | undefined;
  readonly note: string | undefined;
  readonly lineNotes: Readonly<Record<string, string>>;
  readonly finished: SessionEnd | undefined;
};

const amrapsOf = (steps: readonly Step[]): Readonly<Record<string, AmrapRoundNumberAndSteps>> => {
  const amraps: Record<string, AmrapRoundNumberAndSteps> = {};
  for (const step of steps) {
    if (step.group?.kind !== 'amrap') continue;
    const begun = amraps[step.group.id];
    amraps[step.group.id] = {
      round: [...(begun?.round ?? []), step],
      sets: { ...begun?.sets, [step.line]: step.of },
      number: 1,
      isOver: false,
    };
  }
  return amraps;
};

/** A session before its first event. */
export const createReducerStateFromSteps = (steps: readonly Step[]): SessionReducerState => ({
  past: [],
  toCome: steps,
  sets: [],
  skipped: [],
  missed: [],
  takenOut: [],
  drafts: {},
  setSince: undefined,
  rest: undefined,
  clocks: {},
  amraps: amrapsOf(steps),
  notToday: undefined,
  note: undefined,
  lineNotes: {},
  finished: undefined,
});

/** Whether a step belongs to an AMRAP or EMOM. */
export const isInTimedGroup = ({ group }: Step): boolean =>
  group?.kind === 'amrap' || group?.kind === 'emom';

/** The minute of an EMOM that a step belongs to, from 0. */
export const emomMinuteOfStep = ({ group }: Step): number =>
  group === undefined ? 0 : (group.round - 1) * group.size + group.position - 1;

/** When the clock of a step's AMRAP or EMOM began; undefined before, and for every other step. */
export const groupClockStartOfStep = (
  progress: SessionReducerState,
  step: Step,
): number | undefined => (step.group === undefined ? undefined : progress.clocks[step.group.id]);

/** How long a clock waits after the press that starts it, in milliseconds. */
export const clockLeadInMs = 3000;

/**
 * Whether a clock that begins at a time is in its lead-in. A beginning that is further away is
 * none: the device's clock was put back meanwhile, and the lifter mustn't wait for hours.
 */
export const isInLeadIn = (begins: number, time: number): boolean =>
  time < begins && begins - time <= clockLeadInMs;
