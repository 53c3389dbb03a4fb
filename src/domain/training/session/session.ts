import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { EffortSchema, notTodayReasons, type Done, type LoggedSet } from '../log.ts';
import { PlanPlaceSchema } from '../plan-place.ts';
import { WeightSchema } from '../weight.ts';
import { StepSchema, type Step } from './step.ts';

const at = v.number();

const DraftSchema = v.object({
  weight: v.optional(WeightSchema),
  reps: v.optional(v.number()),
  seconds: v.optional(v.number()),
  metres: v.optional(v.number()),
  effort: v.optional(EffortSchema),
});
/** What she has changed on the steppers for a set; a field that she hasn't changed is missing. */
export type Draft = DeepReadonly<v.InferOutput<typeof DraftSchema>>;

const outcomes = ['finished', 'stopped', 'ended for health'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whatever happens in a session. Times are milliseconds since 1970, from the caller's clock. */
const SessionEventSchema = v.variant('kind', [
  /** A timed set, an AMRAP or an EMOM starts its clock. */
  v.object({ kind: v.literal('begin'), at }),
  /** The steppers: what is given replaces what the draft had. Several in a row are kept as one. */
  v.object({ kind: v.literal('adjust'), at, draft: DraftSchema }),
  /** The current set is done as planned, but for what the draft changes. */
  v.object({ kind: v.literal('done'), at }),
  /** Every exercise of an AMRAP's round is done as planned. */
  v.object({ kind: v.literal('round'), at }),
  /** The clock of an AMRAP or EMOM has run out. */
  v.object({ kind: v.literal('time up'), at }),
  /** The current set is left out. */
  v.object({ kind: v.literal('skip'), at }),
  /** Every set of a line that is still to come is left out. */
  v.object({ kind: v.literal('skip line'), at, line: v.string() }),
  /** A set of the log gets other numbers. */
  v.object({ kind: v.literal('correct'), at, step: v.string(), draft: DraftSchema }),
  /** One set more of a line, after its last one. A round or a minute more of an AMRAP or EMOM is no such thing. */
  v.object({ kind: v.literal('add set'), at, line: v.string() }),
  /** What is left of a line, or of its whole group, comes next. */
  v.object({ kind: v.literal('do now'), at, line: v.string() }),
  /** Another exercise for what is left of a line. */
  v.object({
    kind: v.literal('swap'),
    at,
    line: v.string(),
    to: v.string(),
    weight: v.optional(WeightSchema),
    perHand: v.boolean(),
    /** Whether the plan keeps it: for the page that shows the session, not for the machine. */
    forPlan: v.boolean(),
  }),
  /** `not-today` has made a shorter list of what is still to come: the ids that stay, with what changes about them. */
  v.object({
    kind: v.literal('trim'),
    at,
    reason: v.picklist(notTodayReasons),
    keep: v.array(StepSchema),
  }),
  v.object({ kind: v.literal('add rest'), at, seconds: v.number() }),
  v.object({ kind: v.literal('end rest'), at }),
  v.object({ kind: v.literal('note'), at, line: v.optional(v.string()), text: v.string() }),
  v.object({ kind: v.literal('finish'), at, outcome: v.picklist(outcomes) }),
]);
export type SessionEvent = DeepReadonly<v.InferOutput<typeof SessionEventSchema>>;

export const SessionSchema = v.object({
  id: v.string(),
  place: PlanPlaceSchema,
  version: v.string(),
  startedAt: at,
  /** The share of her weights in percent that the steps have, when she comes back after a break. */
  comingBack: v.optional(v.number()),
  /** What the plan asks for on that day, as it was when she started. */
  steps: v.array(StepSchema),
  events: v.array(SessionEventSchema),
});
/**
 * A session: how it began, and everything that has happened since. Its state is computed from these alone (`stateOf`), so a session that
 * is read from storage goes on exactly where it was.
 */
export type Session = DeepReadonly<v.InferOutput<typeof SessionSchema>>;

/** What is going on right now. */
export type Phase =
  /** The current set can be done. */
  | { readonly kind: 'ready' }
  /** The clock of the current timed set runs since then, or that of its AMRAP or EMOM. */
  | { readonly kind: 'running'; readonly since: number; readonly clock: 'set' | 'group' }
  /** Rest before the current set; over once the clock says `until`. */
  | { readonly kind: 'resting'; readonly since: number; readonly until: number }
  /** Every set is done or skipped; `finish` ends it. */
  | { readonly kind: 'all done' }
  | { readonly kind: 'finished'; readonly at: number; readonly outcome: Outcome };

export type SessionState = {
  /** Every step in the order in which it was or will be done, with those that were added. */
  readonly steps: readonly Step[];
  /** The step that is next, or being done; undefined when none is left. */
  readonly current: Step | undefined;
  readonly phase: Phase;
  /** The clock of the AMRAP or EMOM that the current step belongs to; undefined before it begins, and elsewhere. */
  readonly clock: { readonly since: number; readonly until: number } | undefined;
  /** What `done` would log for the current step: the plan's numbers with the draft's. Undefined when none is left. */
  readonly proposed: Done | undefined;
  /** What she has done, in its order. */
  readonly sets: readonly LoggedSet[];
  /** The ids of steps that were skipped, or that `not-today` took out. */
  readonly skipped: readonly string[];
  /** Of those, what `not-today` took out. */
  readonly takenOut: readonly string[];
  readonly notToday: (typeof notTodayReasons)[number] | undefined;
  readonly note: string | undefined;
  readonly lineNotes: Readonly<Record<string, string>>;
  /** What `undo` would take back; undefined at the beginning. */
  readonly lastEvent: SessionEvent | undefined;
};
