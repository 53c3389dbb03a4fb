import type { FollowedPlan } from '../log.ts';

const nothing = {};

/** What progression has kept, in a week of the plan: it counts for the week that comes next and for no other, as nobody knows how that will go. */
export const keptInWeek = (
  followed: FollowedPlan | undefined,
  week: number,
): Pick<FollowedPlan, 'nextWeights' | 'nextReps'> =>
  followed?.next.week === week
    ? { nextWeights: followed.nextWeights, nextReps: followed.nextReps }
    : { nextWeights: nothing };
