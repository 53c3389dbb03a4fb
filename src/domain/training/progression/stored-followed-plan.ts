import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { FollowedPlanSchema } from '../log.ts';
import { NonNegativeNumberSchema, SignedNumberSchema } from '../record-values.ts';
import { WeightWithUnitSchema } from '../weight.ts';
import { LiftProgressByKeySchema } from './lift-progress.ts';

/**
 * A plan's record as it is stored: in today's form, with the progress of each lift, or in the one
 * before (`upgradeStoredFollowedPlan`).
 */
export const StoredFollowedPlanSchema = v.object({
  ...FollowedPlanSchema.entries,
  progress: v.optional(LiftProgressByKeySchema),
  nextWeights: v.optional(v.record(v.string(), WeightWithUnitSchema)),
  nextReps: v.optional(v.record(v.string(), NonNegativeNumberSchema)),
  streaks: v.optional(v.record(v.string(), SignedNumberSchema)),
});
export type StoredFollowedPlan = DeepReadonly<v.InferOutput<typeof StoredFollowedPlanSchema>>;
