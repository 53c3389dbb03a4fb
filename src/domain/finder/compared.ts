import type { Muscle } from '../training/muscles.ts';
import type { ComparedPlan } from './compare-file.ts';

/** How many others stand beside a plan. */
export const maxPlansToCompareWith = 2;

const partOfAddress = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * The addresses that a page's query asks to stand beside its own plan. Others that are no plan's
 * are left out once the file is here.
 */
export const comparedPathsIn = (query: string, own: string): readonly string[] => {
  const parts = new URLSearchParams(query).get('compare')?.split('.') ?? [];
  const paths = parts.filter((part) => partOfAddress.test(part)).map((part) => `/${part}/`);
  return [...new Set(paths)].filter((path) => path !== own).slice(0, maxPlansToCompareWith);
};

/** The query that asks for these others; empty for none. */
export const compareQuery = (others: readonly string[]): string =>
  others.length === 0
    ? ''
    : `?compare=${others.map((path) => path.replace(/^\/|\/$/g, '')).join('.')}`;

/** How many muscles are compared. */
const mostMuscles = 8;

/**
 * The muscles with the most hard sets in any of these plans, and each plan's sets a week; undefined
 * where it isn't among its most trained.
 */
export const topMusclesWithWeeklySetsByPlan = (
  plans: readonly Pick<ComparedPlan, 'sets'>[],
): readonly { readonly muscle: Muscle; readonly aWeek: readonly (number | undefined)[] }[] => {
  const most = new Map<Muscle, number>();
  for (const { muscle, aWeek } of plans.flatMap(({ sets }) => sets)) {
    most.set(muscle, Math.max(most.get(muscle) ?? 0, aWeek));
  }
  return [...most]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostMuscles)
    .map(([muscle]) => ({
      muscle,
      aWeek: plans.map(({ sets }) => sets.find((one) => one.muscle === muscle)?.aWeek),
    }));
};
