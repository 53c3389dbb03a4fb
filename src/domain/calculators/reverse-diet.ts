import { roundToWhole } from './rounding.ts';

/** How much a step adds to the daily calories, in per cent (specification, section 9). */
export const increases = { modest: 4, average: 8, vigorous: 15, reckless: 20 } as const;

export type Increase = keyof typeof increases;

export const increaseNames: readonly Increase[] = ['modest', 'average', 'vigorous', 'reckless'];

/** Daily kilocalories after a step, rounded (specification, section 9). */
export const raiseCalories = (calories: number, increase: Increase): number =>
  roundToWhole((calories * (100 + increases[increase])) / 100);

/** How fast calories come back up: by which step, and how many weeks each level is held. */
export type Pace = {
  readonly increase: Increase;
  readonly weeksPerLevel: number;
  /** Daily kilocalories at which the schedule ends, her estimated TDEE; without it, it ends by itself. */
  readonly ceiling?: number;
};

/** Weeks of the schedule, counted from 1, both included, with the kilocalories of each day. */
export type Level = { readonly from: number; readonly to: number; readonly calories: number };

/** How many weeks a level may be held. */
export const weekChoices: readonly number[] = [1, 2, 3, 4];

/** Without a ceiling a schedule stays below this multiple of where it began: nobody plans further than that blindly. */
const furthest = 1.5;

/** No schedule is longer, in weeks. */
const longest = 52;

/**
 * Week by week from the calories of now (kilocalories a day): each level is the one before it raised by the pace's
 * increase and rounded, the last is the ceiling itself. Without a ceiling it ends before half as much again, with one
 * it ends there; and always within a year. A coach's plan, not a finding: research on reverse dieting is thin
 * (Trexler, Smith-Ryan and Norton, Journal of the International Society of Sports Nutrition, 2014).
 */
export const planReverseDiet = (calories: number, pace: Pace): readonly Level[] => {
  const start = roundToWhole(calories);
  const ceiling = pace.ceiling === undefined ? undefined : roundToWhole(pace.ceiling);
  const levels: Level[] = [];
  let next: number | undefined = start;
  while (next !== undefined) {
    const from = levels.length * pace.weeksPerLevel + 1;
    const to = from + pace.weeksPerLevel - 1;
    if (to > longest) break;
    levels.push({ from, to, calories: next });
    const raised = raiseCalories(next, pace.increase);
    if (ceiling === undefined) next = raised <= furthest * start ? raised : undefined;
    else next = next < ceiling ? Math.min(raised, ceiling) : undefined;
  }
  return levels;
};
