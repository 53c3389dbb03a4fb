import { toNumber } from '../parse/parse-quantity.ts';
import { bandStrengths } from '../plan.ts';
import {
  addedWeight,
  bands,
  bareLoad,
  bodyweight,
  efforts,
  percents,
  reserves,
  twoWeights,
  weights,
} from './note-patterns.ts';
import { isPounds, toKilograms, toSteps } from './note-quantities.ts';
import { maxRpe } from './read-load-lists.ts';
import { addLoad, take } from './reading.ts';
import type { Reading } from './reading.ts';

const addKilograms = (
  reading: Reading,
  first: string,
  second: string | undefined,
  unit: string,
  perHand: boolean,
): boolean => {
  const kilograms = toKilograms(first, second, unit);
  const isAdded = addLoad(reading, { kind: 'kilograms', kilograms, perHand });
  if (isAdded && isPounds(unit)) {
    reading.reasons.push(
      `Pounds became kilograms: ${first} lb is about ${toKilograms(first, undefined, unit).from} kg.`,
    );
  }
  return isAdded;
};

/** Takes the loads that have a unit: kilograms, percent, RPE, RIR, a band. */
export const readLoads = (reading: Reading): void => {
  for (const effort of efforts) {
    take(reading, effort, ([first = '', second]) =>
      addLoad(reading, { kind: 'rpe', rpe: toSteps(first, second, 0.5) }),
    );
  }
  for (const reserve of reserves) {
    take(reading, reserve, ([first = '', second]) =>
      addLoad(reading, { kind: 'rir', reps: toSteps(first, second, 1) }),
    );
  }
  take(reading, percents, ([first = '', second]) =>
    addLoad(reading, { kind: 'percent', percent: toSteps(first, second, 0.5) }),
  );
  take(reading, addedWeight, ([first = '', unit = '']) => {
    reading.notes.push('on top of bodyweight');
    return addKilograms(reading, first, undefined, unit, false);
  });
  take(reading, twoWeights, ([first = '', unit = '']) =>
    addKilograms(reading, first, undefined, unit, true),
  );
  take(reading, weights, ([first = '', second, unit = '', perHand]) =>
    addKilograms(reading, first, second, unit, perHand !== undefined),
  );
  take(reading, bands, ([word = '']) => {
    const strength = bandStrengths.find((known) => known === word.toLowerCase());
    return strength !== undefined && addLoad(reading, { kind: 'band', strength });
  });
};

/**
 * Takes the loads that are only recognisable by their position, once the sets are known: "@ 60",
 * "BW".
 */
export const readBareLoads = (reading: Reading): void => {
  take(reading, bareLoad, ([first = '', second]) => {
    const isEffort = toNumber(second ?? first) <= maxRpe;
    const written = second === undefined ? first : `${first}-${second}`;
    const isAdded = isEffort
      ? addLoad(reading, { kind: 'rpe', rpe: toSteps(first, second, 0.5) })
      : addKilograms(reading, first, second, 'kg', false);
    const meant = isEffort ? `RPE ${written}` : `${written} kg`;
    if (isAdded) reading.reasons.push(`“@ ${written}” was taken as ${meant}.`);
    return isAdded;
  });
  take(reading, bodyweight, () => addLoad(reading, { kind: 'bodyweight' }));
};
