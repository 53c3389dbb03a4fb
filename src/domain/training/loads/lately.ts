import { kilogramsOf, type Weight } from '../weight.ts';

export type WeightAndRepsDone = { readonly reps: number; readonly weight: Weight };

/**
 * How far above what the lifter did lately a weight may be that follows from an estimate: a tenth.
 * By the chart alone, 7.5 % of them were further (docs/estimates.md).
 */
const mostAbove = 1.1;

/**
 * The heaviest weights for their reps: a set is left out where another one had as many reps with
 * more weight. Heaviest first.
 */
export const unbeatenWeightsForReps = (
  sets: readonly WeightAndRepsDone[],
): readonly WeightAndRepsDone[] => {
  const found: WeightAndRepsDone[] = [];
  for (const set of sets.toSorted(
    (one, other) => kilogramsOf(other.weight) - kilogramsOf(one.weight) || other.reps - one.reps,
  )) {
    if (set.reps > (found.at(-1)?.reps ?? 0)) found.push(set);
  }
  return found;
};

/** The heaviest weight that was done for at least as many reps; undefined if there was none. */
export const heaviestDoneForReps = (
  reps: number,
  lately: readonly WeightAndRepsDone[],
): Weight | undefined => unbeatenWeightsForReps(lately).find((set) => set.reps >= reps)?.weight;

/** The most kilograms that an estimate may ask for, after what was done for as many reps. */
export const maxKilogramsToSuggestAfter = (done: Weight): number => mostAbove * kilogramsOf(done);
