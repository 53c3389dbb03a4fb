import type { FollowedPlan } from '../../domain/training/log.ts';
import type { NextWeight } from '../../domain/training/progression/progression.ts';
import type { Weight } from '../../domain/training/weight.ts';

/** The plan with her own next weight instead of the progression's. */
export const withOwnWeight = (
  plan: FollowedPlan,
  { key }: Pick<NextWeight, 'key'>,
  weight: Weight,
): FollowedPlan => ({ ...plan, nextWeights: { ...plan.nextWeights, [key]: weight } });
