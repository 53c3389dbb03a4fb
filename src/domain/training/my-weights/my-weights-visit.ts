import { possibleNumbersIn } from '../../calculators/read-number.ts';
import type { MyWeightsQueryAndHashFields } from './my-weights-address.ts';
import type { Weight } from '../weight.ts';

/** The highest weight accepted, to catch typing errors: 500 kg or about the same in pounds. */
export const maxAcceptedWeightByUnit: Readonly<Record<Weight['unit'], number>> = {
  kg: 500,
  lb: 1100,
};

/** The most reps that a maximum is estimated from, as in the calculator. */
export const maxRepsForOneRepMaxEstimate = 10;

const pagesToGoBackTo =
  /^\/(workout-plans|workout-packs|pre-built-plans|home-gym-packs|members|train|training-log|calculators)\/[\w/?=&#.-]*$/;

/** Reads an address of `/my-weights/`, from its query and its hash. Invalid values are left out. */
export const readLiftAndSetFromMyWeightsAddress = (
  query: string,
  hash = '',
): MyWeightsQueryAndHashFields => {
  const parameters = [new URLSearchParams(query), new URLSearchParams(hash.replace(/^#/, ''))];
  const read = (name: string): string =>
    parameters.map((some) => some.get(name)).find((text) => text !== null) ?? '';
  const exercise = read('exercise');
  const unit = read('unit') === 'lb' ? 'lb' : 'kg';
  const weight = possibleNumbersIn(read('weight')).find(
    (value) => value > 0 && value <= maxAcceptedWeightByUnit[unit],
  );
  const reps = /^\d{1,2}$/.test(read('reps')) ? Number(read('reps')) : 0;
  const back = read('back');
  return {
    ...(/^[a-z0-9-]{1,80}$/.test(exercise) ? { exercise } : {}),
    ...(weight === undefined ? {} : { weight: { value: weight, unit } }),
    ...(reps >= 1 && reps <= maxRepsForOneRepMaxEstimate ? { reps } : {}),
    ...(pagesToGoBackTo.test(back) ? { back } : {}),
  };
};
