import type { FollowedPlan } from '../log.ts';

const nothing = {};

/**
 * The weights and reps stored by progression, for a week of the plan: only for the next week, as
 * nobody knows how that one will go.
 */
export const storedProgressionFor = (
  followed: FollowedPlan | undefined,
  week: number,
): Pick<FollowedPlan, 'nextWeights' | 'nextReps'> =>
  followed?.next.week === week
    ? { nextWeights: followed.nextWeights, nextReps: followed.nextReps }
    : { nextWeights: nothing };
