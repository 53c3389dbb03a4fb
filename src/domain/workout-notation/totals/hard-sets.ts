import type { Muscle } from '../../training/muscles.ts';
import type { PartKind } from '../plan.ts';

/*
 * The rule for counting a set for a muscle. A plan's totals (`totals.ts`) and the lifter’s log
 * (`training/history`) both use it, so that what she did can be compared with the plan. Which sets
 * are too easy to count is in `set-effort.ts`.
 */

/** How much a set counts for a primary muscle and for a secondary one. */
const muscleShare = { primary: 1, secondary: 1 / 2 } as const;

/** An AMRAP has short sets with little rest: at most this many of its rounds count as hard sets. */
export const maxAmrapRoundsCounted = 3;

/** Warm-up and cool-down have no hard sets. */
export const canPartHaveHardSets = (part: PartKind): boolean =>
  part === 'main' || part === 'finisher';

/** The muscles of an exercise, as the library names them. */
export type ExerciseMuscles = {
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
};

export type MuscleSetCount = { readonly muscle: Muscle; readonly sets: number };

/** Adds the sets of an exercise to the sums of its muscles. */
export const addSetsToMuscleSums = (
  sums: Map<Muscle, number>,
  { primary, secondary }: ExerciseMuscles,
  sets: number,
): void => {
  const add = (muscle: Muscle, share: number): void => {
    sums.set(muscle, (sums.get(muscle) ?? 0) + sets * share);
  };
  for (const muscle of primary) add(muscle, muscleShare.primary);
  for (const muscle of secondary) add(muscle, muscleShare.secondary);
};

/** Sums by muscle as a list: most first, then by name. */
export const muscleSetsMostFirst = (sums: ReadonlyMap<Muscle, number>): readonly MuscleSetCount[] =>
  [...sums]
    .map(([muscle, sets]) => ({ muscle, sets }))
    .toSorted((one, other) => other.sets - one.sets || one.muscle.localeCompare(other.muscle));
