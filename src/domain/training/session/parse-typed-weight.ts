import { possibleNumbersIn } from '../../calculators/read-number.ts';
import { weightTaggedAsHelpOrAdded } from '../loads/help-and-added-weights.ts';
import type { LoadingKind } from '../movement-and-loading.ts';
import type { Weight } from '../weight.ts';

/** The most that a weight may be, in either unit: beyond that it is a slip of the thumb. */
export const maxTypedWeight = 1000;

/**
 * The weight that somebody typed in a unit, as it is: it need not be one that the kit can load.
 * Undefined if the text is not a number from 0 to `maxTypedWeight`.
 */
export const parseTypedWeight = (
  text: string,
  unit: Weight['unit'],
  loading: LoadingKind,
): Weight | undefined => {
  const value = possibleNumbersIn(text).find((number) => number >= 0 && number <= maxTypedWeight);
  return value === undefined ? undefined : weightTaggedAsHelpOrAdded({ value, unit }, loading);
};
