import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { bandStrengths, WorkoutPlanSchema } from '../workout-notation/plan.ts';
import { PlanPagePathAndIndexSchema, PlanPathWeekAndDaySchema } from './plan/plan-place.ts';
import {
  CalendarDaySchema,
  EpochMillisecondsSchema,
  hasSensibleNumbers,
  NonNegativeNumberRangeSchema,
  NonNegativeNumberSchema,
  SecondsOrMetresRangeSchema,
  SecondsOrMetresSchema,
} from './record-values.ts';
import { WeightWithUnitSchema } from './weight.ts';
import { LiftProgressByKeySchema } from './progression/lift-progress.ts';

/*
 * The training data stored on the device. Numbers, ids and her own notes: it never contains the
 * text of a member plan.
 */

export const EffortSchema = v.variant('kind', [
  v.object({ kind: v.literal('rpe'), value: NonNegativeNumberSchema }),
  v.object({ kind: v.literal('rir'), value: NonNegativeNumberSchema }),
]);
/** How hard a set was: rating of perceived exertion, or repetitions in reserve. */
export type Effort = DeepReadonly<v.InferOutput<typeof EffortSchema>>;

const DoneSchema = v.object({
  weight: v.optional(WeightWithUnitSchema),
  /** The band that helped, or was pulled. */
  band: v.optional(v.picklist(bandStrengths)),
  reps: v.optional(NonNegativeNumberSchema),
  seconds: v.optional(SecondsOrMetresSchema),
  metres: v.optional(SecondsOrMetresSchema),
  effort: v.optional(EffortSchema),
});
/** What the lifter did in a set. */
export type DoneInSet = DeepReadonly<v.InferOutput<typeof DoneSchema>>;

export const LoggedSetSchema = v.object({
  /** The session's id plus the step's: unique. */
  id: v.string(),
  session: v.string(),
  /** `ExerciseKey` of the exercise the lifter did: after a swap, the other exercise. */
  exercise: v.string(),
  /** When it was done, in milliseconds since 1970. */
  at: EpochMillisecondsSchema,
  /** The stable ids of the step and of its line. */
  step: v.string(),
  line: v.string(),
  kind: v.picklist(['ramp', 'work']),
  side: v.optional(v.picklist(['left', 'right'])),
  perHand: v.boolean(),
  planned: v.object({
    weight: v.optional(WeightWithUnitSchema),
    reps: v.optional(NonNegativeNumberRangeSchema),
    seconds: v.optional(SecondsOrMetresRangeSchema),
    metres: v.optional(SecondsOrMetresRangeSchema),
    toFailure: v.optional(v.boolean()),
    effort: v.optional(EffortSchema),
    /** Percent of the lifter’s maximum, where the plan asked for that. */
    percent: v.optional(NonNegativeNumberRangeSchema),
    /**
     * The plan wrote a weight or bodyweight and no effort, so that only the lifter's own rating
     * makes the set a hard one.
     */
    unrated: v.optional(v.boolean()),
    /** Which round of an AMRAP it belongs to, from 1: only the first three count as hard sets. */
    amrapRound: v.optional(NonNegativeNumberSchema),
  }),
  done: DoneSchema,
  /** When the lifter corrected it in the log. From then on no import changes it. */
  correctedAt: v.optional(EpochMillisecondsSchema),
  /**
   * What another app had marked the set with. Its warm-ups are ramps, its failures efforts as well.
   */
  mark: v.optional(v.picklist(['drop set', 'to failure'])),
  /** Sets of a session with the same one were done in turns; only another app's sets have it. */
  superset: v.optional(v.string()),
  /** The rest after it, in seconds, where another app had measured it. */
  rest: v.optional(SecondsOrMetresSchema),
});
/**
 * A set that the lifter did, with what was planned. Only her own correction ever changes it, or the
 * app's file that it came from.
 */
export type LoggedSet = DeepReadonly<v.InferOutput<typeof LoggedSetSchema>>;

/**
 * Why a session was trimmed (`trimSessionForReason`). Stays on the device and is never shared;
 * exports include it only if the lifter ticks it.
 */
export const trimReasons = [
  'cramps',
  'heavy bleeding',
  'sore breasts',
  'bad night',
  'bloated',
  'twenty minutes',
  'crowded gym',
  'low energy',
] as const;
export type TrimReason = (typeof trimReasons)[number];

/**
 * What makes a session the lifter’s own: her name for it, and the routine that she repeated; none
 * for an empty session.
 */
export const OffPlanSessionDetailsSchema = v.object({
  name: v.string(),
  routine: v.optional(v.string()),
});

export const LoggedSessionWithoutSetsSchema = v.object({
  id: v.string(),
  /** The day of the plan; missing for the lifter’s own sessions and those from another app. */
  place: v.optional(PlanPathWeekAndDaySchema),
  own: v.optional(OffPlanSessionDetailsSchema),
  /** The version of the plan that was trained. */
  version: v.optional(v.string()),
  startedAt: EpochMillisecondsSchema,
  endedAt: EpochMillisecondsSchema,
  outcome: v.picklist(['finished', 'stopped', 'ended for health']),
  /** How many work sets were planned, skipped ones included, and how many were done. */
  plannedSets: NonNegativeNumberSchema,
  doneSets: NonNegativeNumberSchema,
  notToday: v.optional(v.picklist(trimReasons)),
  /**
   * The percentage of the lifter’s weights that she used when coming back after a break; missing
   * for 100.
   */
  comingBack: v.optional(NonNegativeNumberSchema),
  /** The lifter’s own words, for the session and for lines of it. */
  note: v.optional(v.string()),
  lineNotes: v.optional(v.record(v.string(), v.string())),
  /** The name that another app gave it. */
  importedName: v.optional(v.string()),
});
export type LoggedSessionWithoutSets = DeepReadonly<
  v.InferOutput<typeof LoggedSessionWithoutSetsSchema>
>;

const SwapSchema = v.object({
  /** The exercise in the plan. */
  from: v.string(),
  to: v.string(),
  /** The weight to start with, an estimate. */
  weight: v.optional(WeightWithUnitSchema),
});
export type LastingSwap = DeepReadonly<v.InferOutput<typeof SwapSchema>>;

export const FollowedPlanSchema = v.object({
  ...PlanPagePathAndIndexSchema.entries,
  /** `planKeyOf`. */
  key: v.string(),
  /** The title of a public plan; missing for a member plan. */
  title: v.optional(v.string()),
  /**
   * The version that she follows, and that plan in numbers (`outlineOf`): an editor's changes don't
   * apply until she accepts them.
   */
  version: v.string(),
  outline: v.pipe(
    WorkoutPlanSchema,
    v.check((outline) => hasSensibleNumbers(outline)),
  ),
  state: v.picklist(['active', 'paused', 'finished']),
  /** The day that comes next. */
  next: v.object({ week: NonNegativeNumberSchema, day: NonNegativeNumberSchema }),
  startedOn: CalendarDaySchema,
  /**
   * The day of the last session, or before the first one the day the lifter began, as `2026-11-23`.
   * Starting again doesn’t end a break.
   */
  touchedOn: CalendarDaySchema,
  /**
   * Set after a break: the percentage of the lifter’s weights up to that week of the plan; each
   * later week adds 10 points (`percentOfOwnWeightsInPlanWeek`).
   */
  comingBack: v.optional(
    v.object({ percent: NonNegativeNumberSchema, week: NonNegativeNumberSchema }),
  ),
  /**
   * The days the lifter has done, in the order in which she did them. Skipped days aren't included.
   */
  done: v.array(
    v.object({ week: NonNegativeNumberSchema, day: NonNegativeNumberSchema, session: v.string() }),
  ),
  /** Exercises that the lifter has swapped for the rest of the plan. */
  swaps: v.array(SwapSchema),
  /** How far the lifter has come in each lift, from which its next weights follow. */
  progress: LiftProgressByKeySchema,
});
/** A plan that the lifter follows, and her place in it. */
export type FollowedPlan = DeepReadonly<v.InferOutput<typeof FollowedPlanSchema>>;

export const BodyweightSchema = v.object({
  /** `2026-11-23`; one a day. */
  on: CalendarDaySchema,
  weight: WeightWithUnitSchema,
});
export type Bodyweight = DeepReadonly<v.InferOutput<typeof BodyweightSchema>>;
