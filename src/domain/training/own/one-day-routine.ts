import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlanDaySchema } from '../../workout-notation/plan.ts';
import { PlanPathWeekAndDaySchema } from '../plan/plan-place.ts';
import { EpochMillisecondsSchema, hasSensibleNumbers } from '../record-values.ts';

/** The most characters of a name that the lifter gives to a routine or an exercise. */
export const maxOwnNameLength = 60;

export const OneDayRoutineSchema = v.object({
  /** Made on the device. */
  id: v.string(),
  /** The lifter’s own name for it. */
  name: v.string(),
  /**
   * Its exercises in numbers and keys, without any words of a plan. The `slug` of an exercise is
   * its key; a copied movement without a page has none, and is found by its line in the plan.
   */
  day: v.pipe(
    PlanDaySchema,
    v.check((day) => hasSensibleNumbers(day)),
  ),
  /**
   * The day of a plan that it was copied from. A member plan's copy opens as long as the plan does.
   */
  from: v.optional(PlanPathWeekAndDaySchema),
  /**
   * When the lifter last changed it, in milliseconds since 1970: of two versions the newer counts.
   */
  changedAt: EpochMillisecondsSchema,
  /** Set when the lifter has removed it, so that another device learns of it. */
  removedAt: v.optional(EpochMillisecondsSchema),
});
/** A session that the lifter has put together herself, to be repeated. */
export type OneDayRoutine = DeepReadonly<v.InferOutput<typeof OneDayRoutineSchema>>;
