import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import {
  isEasierWeight,
  isBodyweightOrAssistedLoading,
  nextHarderOrEasierWeight,
} from '../loads/help-and-added-weights.ts';
import {
  roundWeightToKitOrWhyNot,
  nextHeavierOrLighterWeight,
} from '../loads/round-weight-to-kit-or-why-not.ts';
import type { LoadingKind } from '../movement-and-loading.ts';
import type { Weight } from '../weight.ts';

const tenthOff = 0.9;

/**
 * A weight a tenth lighter that the lifter’s kit can load; the next lighter weight if that rounds
 * to the same. For lifts of the body the next easier weight: a tenth of it would be no tenth of
 * them.
 */
export const lightenWeightByTenth = (
  lifted: Weight,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  if (isBodyweightOrAssistedLoading(loading))
    return nextHarderOrEasierWeight(lifted, -1, loading, weights);
  const rounded = roundWeightToKitOrWhyNot(
    { ...lifted, value: tenthOff * lifted.value },
    loading,
    weights,
  );
  if (rounded.kind === 'weight' && isEasierWeight(rounded.weight, lifted)) return rounded.weight;
  return nextHeavierOrLighterWeight(lifted, -1, loading, weights);
};
