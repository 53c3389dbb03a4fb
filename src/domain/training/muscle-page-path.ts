import type { Muscle } from './muscles.ts';

/**
 * The page of a muscle, such as `/exercises/for-the-lower-back/`. No category can have such a slug:
 * theirs are fixed. It is not in `routes.ts`, because every page loads that.
 */
export const musclePagePath = (muscle: Muscle): string =>
  `/exercises/for-the-${muscle.replace(' ', '-')}/`;
