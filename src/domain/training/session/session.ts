import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import {
  EffortSchema,
  OffPlanSessionDetailsSchema,
  trimReasons,
  type DoneInSet,
  type LoggedSet,
} from '../log.ts';
import { PlanPathWeekAndDaySchema } from '../plan/plan-place.ts';
import { WeightWithUnitSchema } from '../weight.ts';
import { StepSchema, type Step } from './step.ts';

const at = v.number();

const DraftSchema = v.object({
  weight: v.optional(WeightWithUnitSchema),
  reps: v.optional(v.number()),
  seconds: v.optional(v.number()),
  metres: v.optional(v.number()),
  effort: v.optional(EffortSchema),
});
/**
 * The changes the lifter made on the steppers for a set; a field that she hasn't changed is
 * missing.
 */
export type ChangedSetFields = DeepReadonly<v.InferOutput<typeof DraftSchema>>;

const outcomes = ['finished', 'stopped', 'ended for health'] as const;
export type SessionEndKind = (typeof outcomes)[number];

export type SessionEnd = {
  readonly at: number;
  readonly outcome: SessionEndKind;
  readonly wasLeftOpen?: boolean | undefined;
};

/** An event of a session. Times are milliseconds since 1970, from the caller's clock. */
const SessionEventSchema = v.variant('kind', [
  /** A timed set, an AMRAP or an EMOM starts its clock. */
  v.object({ kind: v.literal('begin'), at }),
  /**
   * The steppers: the given fields replace those of the draft. Several in a row are stored as one.
   */
  v.object({ kind: v.literal('adjust'), at, draft: DraftSchema }),
  /** The current set is done as planned, apart from the changes of the draft. */
  v.object({ kind: v.literal('done'), at }),
  /** Every exercise of an AMRAP's round is done as planned. */
  v.object({ kind: v.literal('round'), at }),
  /** A minute of an EMOM is over: what wasn't done in its minute is missed. */
  v.object({ kind: v.literal('minute up'), at }),
  /** The clock of an AMRAP or EMOM has run out. */
  v.object({ kind: v.literal('time up'), at }),
  v.object({ kind: v.literal('skip'), at }),
  /** In a session of the lifter’s own: an exercise comes after all others. */
  v.object({ kind: v.literal('add exercise'), at, steps: v.array(StepSchema) }),
  /** Every remaining set of a line is skipped. */
  v.object({ kind: v.literal('skip line'), at, line: v.string() }),
  /** The numbers of a logged set are corrected. */
  v.object({ kind: v.literal('correct'), at, step: v.string(), draft: DraftSchema }),
  /** One more set of a line, after its last one. Not possible in an AMRAP or EMOM. */
  v.object({ kind: v.literal('add set'), at, line: v.string() }),
  /** The rest of a line, or of its whole group, comes next. */
  v.object({ kind: v.literal('do now'), at, line: v.string() }),
  /** Another exercise for the rest of a line. */
  v.object({
    kind: v.literal('swap'),
    at,
    line: v.string(),
    to: v.string(),
    weight: v.optional(WeightWithUnitSchema),
    perHand: v.boolean(),
    /** Whether the old and the new exercise are one-sided; missing in older sessions. */
    oneSided: v.optional(v.object({ from: v.boolean(), to: v.boolean() })),
    /**
     * Whether to keep the swap for the plan: used by the session's page, not by the state machine.
     */
    forPlan: v.boolean(),
  }),
  /**
   * `trimSessionForReason` has shortened the rest of the session: the ids that stay, with their
   * changes.
   */
  v.object({
    kind: v.literal('trim'),
    at,
    reason: v.picklist(trimReasons),
    keep: v.array(StepSchema),
  }),
  v.object({ kind: v.literal('add rest'), at, seconds: v.number() }),
  v.object({ kind: v.literal('end rest'), at }),
  v.object({ kind: v.literal('note'), at, line: v.optional(v.string()), text: v.string() }),
  v.object({
    kind: v.literal('finish'),
    at,
    outcome: v.picklist(outcomes),
    /** Whether it was left open, and closed by itself (`endEventOfLeftOpenSession`). */
    wasLeftOpen: v.optional(v.boolean()),
  }),
]);
export type SessionEvent = DeepReadonly<v.InferOutput<typeof SessionEventSchema>>;

export const SessionSchema = v.object({
  id: v.string(),
  /** The day of the plan that it trains, or that its routine was copied from. */
  place: v.optional(PlanPathWeekAndDaySchema),
  version: v.optional(v.string()),
  /** Set in a session of the lifter’s own, which moves no plan. */
  own: v.optional(OffPlanSessionDetailsSchema),
  startedAt: at,
  /** The percentage of the lifter’s weights in the steps, when she comes back after a break. */
  comingBack: v.optional(v.number()),
  /** The steps of that day, as they were when the lifter started; none in an empty session. */
  steps: v.array(StepSchema),
  events: v.array(SessionEventSchema),
});
/**
 * A session: its start, and every event since. Its state is computed from these alone
 * (`sessionStateOf`), so a session that is read from storage resumes exactly where it was.
 */
export type Session = DeepReadonly<v.InferOutput<typeof SessionSchema>>;

export type SessionPhase =
  /** The current set can be done. */
  | { readonly kind: 'ready' }
  /** The clock of the current timed set, or of its AMRAP or EMOM, has been running since then. */
  | { readonly kind: 'running'; readonly since: number; readonly clock: 'set' | 'group' }
  /** Rest before the current set; over once the clock says `until`. */
  | { readonly kind: 'resting'; readonly since: number; readonly until: number }
  /** Every set is done or skipped; `finish` ends it. */
  | { readonly kind: 'all done' }
  | ({ readonly kind: 'finished' } & SessionEnd);

export type SessionState = {
  /** Every step in the order in which it was or will be done, including added ones. */
  readonly steps: readonly Step[];
  /** The step that is next, or being done; undefined when none is left. */
  readonly current: Step | undefined;
  readonly phase: SessionPhase;
  /**
   * The clock of the AMRAP or EMOM that the current step belongs to; undefined before it begins,
   * and elsewhere.
   */
  readonly clock: { readonly since: number; readonly until: number } | undefined;
  /**
   * What `done` would log for the current step: the plan's numbers with the draft's. Undefined when
   * none is left.
   */
  readonly proposed: DoneInSet | undefined;
  /** The sets the lifter has done, in order. */
  readonly sets: readonly LoggedSet[];
  /** The ids of steps that were skipped, or that `trimSessionForReason` removed. */
  readonly skipped: readonly string[];
  /** The skipped steps whose minute of an EMOM has passed. */
  readonly missed: readonly string[];
  /** The skipped steps that `trimSessionForReason` removed. */
  readonly takenOut: readonly string[];
  readonly notToday: (typeof trimReasons)[number] | undefined;
  readonly note: string | undefined;
  readonly lineNotes: Readonly<Record<string, string>>;
  /**
   * The event that `undoLastEvent` would take back, never one of an EMOM's clock; undefined at the
   * beginning.
   */
  readonly lastEvent: SessionEvent | undefined;
};
