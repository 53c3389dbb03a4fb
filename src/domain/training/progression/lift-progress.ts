import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import {
  CalendarDaySchema,
  NonNegativeNumberSchema,
  SignedNumberSchema,
} from '../record-values.ts';
import { WeightWithUnitSchema } from '../weight.ts';

const TargetProgressSchema = v.object({
  /**
   * How many sessions in a row the lifter came up short (negative) or reached the top of what was
   * asked.
   */
  streak: v.optional(SignedNumberSchema),
  /** The reps to aim for, as long as the set has that weight. */
  aim: v.optional(v.object({ reps: NonNegativeNumberSchema, weight: WeightWithUnitSchema })),
});

const LiftProgressSchema = v.object({
  /**
   * The estimated maximum, unrounded, from which the weight of every set of the lift follows; per
   * hand for pairs. Missing where only the plan's own weights are held back, or there can be none.
   */
  max: v.optional(WeightWithUnitSchema),
  /**
   * After a miss of a weight that the plan writes: the lower maximum that applies until a set of
   * the lift was done as asked.
   */
  held: v.optional(WeightWithUnitSchema),
  /** The next weight of a lift without a maximum: added to the body, or help from a machine. */
  weight: v.optional(WeightWithUnitSchema),
  /** The day of the sets that it comes from. */
  on: CalendarDaySchema,
  /**
   * Where it comes from: sets of this plan, the lifter's own choice, or the weights that older
   * versions of the site stored.
   */
  source: v.picklist(['sets', 'own choice', 'older version']),
  /**
   * The maximum of “My weights” beside which it was worked out. Once another one counts, the
   * progress doesn't.
   */
  typed: v.optional(v.object({ weight: WeightWithUnitSchema, on: CalendarDaySchema })),
  /** By what the plan asks (`keyOfRepsAndLoads`). */
  targets: v.optional(v.record(v.string(), TargetProgressSchema)),
  /**
   * The heaviest weight of a week, for weeks that the plan refers to (`at the weight of week 7`).
   */
  weeks: v.optional(v.record(v.string(), WeightWithUnitSchema)),
});
/** How far the lifter has come in a lift of a plan. */
export type LiftProgress = DeepReadonly<v.InferOutput<typeof LiftProgressSchema>>;

export const LiftProgressByKeySchema = v.record(v.string(), LiftProgressSchema);
/** The progress in every lift of a plan, by `liftKey`. */
export type LiftProgressByKey = DeepReadonly<v.InferOutput<typeof LiftProgressByKeySchema>>;
