import type { FollowedPlan } from '../log.ts';
import {
  planBlockContainingWeek,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
} from '../plan/plan-line.ts';
import { daysSincePlanTrained, isAfterBreak } from './days-away.ts';

/*
 * The advice after a break. Our plans say `repeat the last one` after a missed week, and the free
 * plan Back after a break says how light: 90 % under three weeks away, 70 % up to eight weeks, 50 %
 * up to six months, and after that by effort alone. After up to three weeks most strength is still
 * there (Halonen and others, Scandinavian Journal of Medicine & Science in Sports, 2024, for ten
 * weeks of pause and five of coming back). The numbers of days are a coach's rule. The lifter may
 * decline all of it.
 */

/** The offer after days without a session; undefined when the lifter may simply go on. */
export type AdviceAfterBreak =
  | {
      readonly sentence: string;
      readonly to: WeekAndDay;
      /**
       * The percentage of the lifter’s usual weights to come back with (`beginComeback`); missing
       * for 100.
       */
      readonly percent?: number;
      /** For how many weeks that percentage applies; one if missing. */
      readonly weeks?: number;
    }
  | undefined;

/** The first day of the plan in a calendar week. */
const firstOfWeek = ({ outline }: FollowedPlan, week: number): WeekAndDay | undefined =>
  weekAndDayPairsOfPlan(outline).find((day) => day.week === week);

/**
 * The days away from which each offer applies; after a shorter break the lifter only repeats her
 * last session.
 */
const breaks = {
  lastWeek: 14,
  lightBlock: 21,
  halfBlock: 56,
  startAgain: 182,
} as const;

type Offer = { readonly percent: number; readonly weeks?: number };

/**
 * The share of the lifter’s weights after a number of days away; undefined while she has lost
 * nothing.
 */
const offerAfter = (away: number): Offer | undefined => {
  if (away < breaks.lastWeek) return undefined;
  if (away < breaks.lightBlock) return { percent: 90 };
  if (away < breaks.halfBlock) return { percent: 70 };
  // The plan's first two weeks twice, then the rest: the lifter is back at her weights in the
  // eighth week.
  return away < breaks.startAgain ? { percent: 50 } : { percent: 50, weeks: 3 };
};

/**
 * After starting again the lifter goes on from there, but the days in which she didn't train still
 * count.
 */
const adviceAtStart = (followed: FollowedPlan, away: number): AdviceAfterBreak => {
  const offer = offerAfter(away);
  const to = weekAndDayPairsOfPlan(followed.outline)[0];
  if (offer === undefined || to === undefined) return undefined;
  const share = offer.percent === 50 ? 'half' : `${offer.percent} %`;
  return {
    sentence: `It has been ${away} days. Begin with ${share} of your weights: strength comes back faster than it came.`,
    to,
    ...offer,
  };
};

/**
 * The advice after a break, as an offer: from one week without a session, in a plan that the lifter
 * follows.
 */
export const adviseOnFollowedPlanIfAfterBreak = (
  followed: FollowedPlan,
  today: string,
): AdviceAfterBreak => {
  const last = followed.done.at(-1);
  const away = daysSincePlanTrained(followed, today);
  if (!isAfterBreak(followed, today)) return undefined;
  if (last === undefined) return adviceAtStart(followed, away);
  const lastDay = { week: last.week, day: last.day };
  const days = `${away} days`;
  const offer = offerAfter(away);
  if (offer === undefined) {
    return {
      sentence: `It has been ${days}. Repeat your last session first, or simply go on.`,
      to: lastDay,
    };
  }
  const week = firstOfWeek(followed, last.week) ?? lastDay;
  if (away < breaks.lightBlock) {
    return {
      sentence: `It has been ${days}. Do your last week again with 10 % off the weights, or go on where you were.`,
      to: week,
      ...offer,
    };
  }
  const block = planBlockContainingWeek(followed.outline, last.week);
  const blockStart = (block === undefined ? undefined : firstOfWeek(followed, block.from)) ?? week;
  if (away < breaks.startAgain) {
    const share = away < breaks.halfBlock ? '70 %' : 'half';
    return {
      sentence: `It has been ${days}. Start this block again with ${share} of your weights: strength comes back faster than it came.`,
      to: blockStart,
      ...offer,
    };
  }
  return {
    sentence: `It has been ${days}. Begin the plan again with half of your weights at most, and go by how they feel.`,
    to: weekAndDayPairsOfPlan(followed.outline)[0] ?? blockStart,
    ...offer,
  };
};
