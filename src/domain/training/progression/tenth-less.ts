import type { HerWeights } from '../my-weights/her-weights.ts';
import { roundToKit, nextLoadableWeight } from '../loads/round-to-kit.ts';
import type { Loading } from '../movement-pattern.ts';
import { kilogramsOf, type Weight } from '../weight.ts';

const tenthOff = 0.9;

/** Tolerance for rounding errors of unit conversions. */
const tolerance = 1e-6;

/** Whether a weight is less than another one, in any units. */
export const isLess = (one: Weight, other: Weight): boolean =>
  kilogramsOf(one) < kilogramsOf(other) - tolerance;

/**
 * A weight a tenth lighter that the lifter’s kit can load; the next lighter weight if that rounds
 * to the same.
 */
export const tenthLess = (lifted: Weight, loading: Loading, weights: HerWeights): Weight => {
  const rounded = roundToKit({ ...lifted, value: tenthOff * lifted.value }, loading, weights);
  if (rounded.kind === 'weight' && isLess(rounded.weight, lifted)) return rounded.weight;
  return nextLoadableWeight(lifted, -1, loading, weights);
};
