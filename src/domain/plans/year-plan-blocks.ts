import type { Range } from '../workout-notation/plan.ts';

/*
 * The Year: four blocks of twelve weeks, each in a version for two, three and four days a week. Its
 * rules are in `block-rules.ts`, and the content check applies them to every plan of the section.
 */

/** The section of the members zone that holds the blocks. */
export const membersSectionOfYearPlan = 'the-year';

export const yearPlanCategoriesWithDaysAWeek = [
  { category: 'two-days', days: 2 },
  { category: 'three-days', days: 3 },
  { category: 'four-days', days: 4 },
] as const;
export type YearPlanCategoryWithDaysAWeek = (typeof yearPlanCategoriesWithDaysAWeek)[number];

export const weeksPerYearPlanBlock = 12;

/**
 * The blocks in their order, by the beginning of the slug, with the hard sets a week that the
 * article `how-many-sets-a-week` names for a muscle: for the first three months, for strength in
 * three lifts, for size, and for strength again.
 */
export const yearPlanBlockNamesAndWeeklySets = [
  { name: 'learn-and-build', sets: { from: 4, to: 8 } },
  { name: 'strength', sets: { from: 6, to: 10 } },
  { name: 'muscle', sets: { from: 10, to: 16 } },
  { name: 'peak-and-test', sets: { from: 6, to: 10 } },
] as const satisfies readonly { readonly name: string; readonly sets: Range }[];
export type YearPlanBlockNameAndWeeklySets = (typeof yearPlanBlockNamesAndWeeklySets)[number];

/** The slug of a block's entry: `strength-three-days`. */
export const yearPlanBlockSlug = (
  block: YearPlanBlockNameAndWeeklySets,
  version: YearPlanCategoryWithDaysAWeek,
): string => `${block.name}-${version.category}`;

/** The slug of the free plan that has a version's first week. */
export const freeFirstWeekSlug = (version: YearPlanCategoryWithDaysAWeek): string =>
  `first-week-${version.category}`;

/**
 * The article's numbers for somebody who is short of time, which is why she trains twice a week.
 */
const leastOnTwoDays = 4;

/** The weeks at the start of the year in which everything is new, and the fewest sets of those. */
const newWeeks = 4;
const leastOfNewWeeks = 2;

/** The hard sets that a muscle may have in a week of training. */
export const allowedHardSetsPerMuscleInWeek = (
  block: YearPlanBlockNameAndWeeklySets,
  version: YearPlanCategoryWithDaysAWeek,
  week: number,
): Range => {
  const isNew = block === yearPlanBlockNamesAndWeeklySets[0] && week <= newWeeks;
  const least = version.days === 2 ? Math.min(block.sets.from, leastOnTwoDays) : block.sets.from;
  return isNew
    ? { from: leastOfNewWeeks, to: block.sets.to - leastOfNewWeeks }
    : { from: least, to: block.sets.to };
};
