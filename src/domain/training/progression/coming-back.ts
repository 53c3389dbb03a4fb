import type { FollowedPlan } from '../log.ts';
import type { WeekAndDay } from '../plan/plan-line.ts';

/*
 * Coming back to the lifter’s weights after a break, as our plan Back after a break says: `Each
 * week adds a tenth of it, so the last week is done with the old weights.` After more than half a
 * year away, she does its first two weeks twice.
 */

const all = 100;
/** The weekly increase, in percent of the lifter’s old weights. */
const weekly = 10;

/**
 * The percentage of the lifter’s weights in a week of the plan; 100 if she isn't coming back. A
 * week ahead of her gets the percentage of her current week.
 */
export const percentOfOwnWeightsInPlanWeek = (
  { comingBack, next }: FollowedPlan,
  week: number,
): number => {
  if (comingBack === undefined) return all;
  const weeks = Math.max(0, Math.min(week, next.week) - comingBack.week);
  return Math.min(all, comingBack.percent + weekly * weeks);
};

type ComingBack = {
  /** The percentage of the lifter’s weights to start with. */
  readonly percent: number;
  /** For how many weeks that percentage applies before it grows: one by default. */
  readonly weeks?: number | undefined;
};

/**
 * The plan when the lifter takes the advice after a break: from that day on, with reduced weights
 * until she is back at her own. If she was coming back already, the percentage never increases.
 */
export const beginComeback = (
  followed: FollowedPlan,
  at: WeekAndDay,
  { percent, weeks = 1 }: ComingBack,
): FollowedPlan => ({
  ...followed,
  next: at,
  comingBack: {
    percent: Math.min(percent, percentOfOwnWeightsInPlanWeek(followed, followed.next.week)),
    week: at.week + weeks - 1,
  },
});

/** The plan with the lifter’s own weights from now on. */
export const endComeback = (followed: FollowedPlan): FollowedPlan => ({
  ...followed,
  comingBack: undefined,
});

/**
 * The plan after a jump to another week: the lifter keeps what she has regained, but the weeks that
 * she jumps over add nothing.
 */
export const keepComebackPercentOnWeekJump = (
  followed: FollowedPlan,
  week: number,
): FollowedPlan => {
  const { comingBack, next } = followed;
  if (comingBack === undefined) return followed;
  return {
    ...followed,
    comingBack: {
      percent: percentOfOwnWeightsInPlanWeek(followed, next.week),
      week: week + Math.max(0, comingBack.week - next.week),
    },
  };
};

/** Ends the reduction once a week has all of the lifter’s weights. */
export const endComebackIfAtFullWeights = (followed: FollowedPlan): FollowedPlan =>
  followed.comingBack !== undefined &&
  percentOfOwnWeightsInPlanWeek(followed, followed.next.week) >= all
    ? endComeback(followed)
    : followed;
