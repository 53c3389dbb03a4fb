import { roundToWhole } from './rounding.ts';

/** The percentage that each kind of step adds to the daily calories (FIGURES-4). */
export const percentPerLevelByIncreaseName = {
  modest: 4,
  average: 8,
  vigorous: 15,
  reckless: 20,
} as const;

export type CalorieIncreaseName = keyof typeof percentPerLevelByIncreaseName;

export const calorieIncreaseNames: readonly CalorieIncreaseName[] = [
  'modest',
  'average',
  'vigorous',
  'reckless',
];

/** Daily kilocalories after a step, rounded (FIGURES-4). */
export const caloriesAfterNamedIncrease = (
  calories: number,
  increase: CalorieIncreaseName,
): number => roundToWhole((calories * (100 + percentPerLevelByIncreaseName[increase])) / 100);

/** How fast calories go up again: the size of the steps, and the weeks of each level. */
export type ReverseDietSettings = {
  readonly increase: CalorieIncreaseName;
  readonly weeksPerLevel: number;
  /**
   * The estimated TDEE in daily kilocalories, at which the schedule ends. Without it, the schedule
   * has its own limit.
   */
  readonly ceiling?: number;
};

/**
 * Weeks of the schedule with the same kilocalories a day. Weeks count from 1; `from` and `to` are
 * both included.
 */
export type WeeksAtCalorieLevel = {
  readonly from: number;
  readonly to: number;
  readonly calories: number;
};

/** The options for the number of weeks of a level. */
export const weeksPerLevelChoices: readonly number[] = [1, 2, 3, 4];

/**
 * Without a ceiling, no level is above this multiple of the first. Planning further without a goal
 * would be a guess.
 */
const maxGrowth = 1.5;

const maxWeeks = 52;

/**
 * The schedule of a reverse diet from the current kilocalories a day. Each level is the one before
 * it raised by the increase of the pace and rounded; the last level is the ceiling. Without a
 * ceiling the schedule ends at one and a half times the first level. It never lasts more than a
 * year. This is a coach's method, not a research result: there is little research on reverse
 * dieting (Trexler, Smith-Ryan and Norton, Journal of the International Society of Sports
 * Nutrition, 2014).
 */
export const createReverseDietSchedule = (
  calories: number,
  pace: ReverseDietSettings,
): readonly WeeksAtCalorieLevel[] => {
  const start = roundToWhole(calories);
  const ceiling = pace.ceiling === undefined ? undefined : roundToWhole(pace.ceiling);
  const levels: WeeksAtCalorieLevel[] = [];
  let next: number | undefined = start;
  while (next !== undefined) {
    const from = levels.length * pace.weeksPerLevel + 1;
    const to = from + pace.weeksPerLevel - 1;
    if (to > maxWeeks) break;
    levels.push({ from, to, calories: next });
    const raised = caloriesAfterNamedIncrease(next, pace.increase);
    if (ceiling === undefined) next = raised <= maxGrowth * start ? raised : undefined;
    else next = next < ceiling ? Math.min(raised, ceiling) : undefined;
  }
  return levels;
};
