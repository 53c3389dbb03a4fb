import type { FollowedPlan } from '../log.ts';
import type { DayPlace } from '../plan-line.ts';

/*
 * Back to her weights after a break, by the words of our plan Back after a break: `Each week adds a tenth of it, so the last week is done
 * with the old weights.` Who was away for more than half a year does its first two weeks twice.
 */

const all = 100;
/** What each week adds, in percent of her old weights. */
const weekly = 10;

/** The share of her weights in a week of the plan, in percent; all of them for who isn't coming back. A week that is ahead of hers has hers. */
export const shareIn = ({ comingBack, next }: FollowedPlan, week: number): number => {
  if (comingBack === undefined) return all;
  const weeks = Math.max(0, Math.min(week, next.week) - comingBack.week);
  return Math.min(all, comingBack.percent + weekly * weeks);
};

type ComingBack = {
  /** The share of her weights to begin with, in percent. */
  readonly percent: number;
  /** How many weeks have that share before it grows: one where nothing is said. */
  readonly weeks?: number | undefined;
};

/**
 * The plan when she takes the advice after a break: from that day on, with less than her weights until she is back at them. Who was coming
 * back already never gets more by it.
 */
export const comeBack = (
  followed: FollowedPlan,
  at: DayPlace,
  { percent, weeks = 1 }: ComingBack,
): FollowedPlan => ({
  ...followed,
  next: at,
  comingBack: {
    percent: Math.min(percent, shareIn(followed, followed.next.week)),
    week: at.week + weeks - 1,
  },
});

/** The plan with her own weights from now on. */
export const withOwnWeights = (followed: FollowedPlan): FollowedPlan => ({
  ...followed,
  comingBack: undefined,
});

/** The plan after a jump to another week: what she has regained stays, and weeks that she jumps over bring nothing. */
export const comingBackAt = (followed: FollowedPlan, week: number): FollowedPlan => {
  const { comingBack, next } = followed;
  if (comingBack === undefined) return followed;
  return {
    ...followed,
    comingBack: {
      percent: shareIn(followed, next.week),
      week: week + Math.max(0, comingBack.week - next.week),
    },
  };
};

/** The plan without what is over: once a week has all of her weights, she is back. */
export const withoutWhatIsOver = (followed: FollowedPlan): FollowedPlan =>
  followed.comingBack !== undefined && shareIn(followed, followed.next.week) >= all
    ? withOwnWeights(followed)
    : followed;
