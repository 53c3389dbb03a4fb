import { decimalToNumberOrNaN } from '../parse/parse-quantity.ts';
import { bandStrengths } from '../plan.ts';
import {
  addedWeightPattern,
  bandPattern,
  bodyweightPattern,
  loadWithoutUnitPattern,
  rpePatterns,
  percentPattern,
  rirPatterns,
  weightInEachHandPattern,
  weightPattern,
} from './note-patterns.ts';
import { isPounds, toKilogramsRange, toRangeInSteps } from './note-quantities.ts';
import { maxLoadWithoutUnitReadAsRpe } from './take-load-lists-into-reading.ts';
import {
  addLoadToReadingIfCombinable,
  rangeWithChangesReported,
  takeAcceptedMatches,
} from './reading.ts';
import type { TextReading } from './reading.ts';

const addKilograms = (
  reading: TextReading,
  first: string,
  second: string | undefined,
  unit: string,
  perHand: boolean,
): boolean => {
  const kilograms = toKilogramsRange(first, second, unit);
  const isAdded = addLoadToReadingIfCombinable(reading, { kind: 'kilograms', kilograms, perHand });
  if (isAdded && isPounds(unit)) {
    const { from, to } = kilograms;
    const [pounds, meant] =
      second === undefined ? [first, from] : [`${first}-${second}`, `${from}-${to}`];
    reading.reasons.push(`Pounds became kilograms: ${pounds} lb is about ${meant} kg.`);
  } else if (isAdded) rangeWithChangesReported(reading, first, second, kilograms);
  return isAdded;
};

/** Adds a load that isn't a weight, in the notation's steps. */
const addSteps = (
  reading: TextReading,
  kind: 'rpe' | 'rir' | 'percent',
  first: string,
  second: string | undefined,
): boolean => {
  const range = toRangeInSteps(first, second, kind === 'rir' ? 1 : 0.5);
  const isAdded = addLoadToReadingIfCombinable(
    reading,
    kind === 'rpe'
      ? { kind, rpe: range }
      : kind === 'rir'
        ? { kind, reps: range }
        : { kind, percent: range },
  );
  if (isAdded) rangeWithChangesReported(reading, first, second, range);
  return isAdded;
};

/** Takes the loads that have a unit: kilograms, percent, RPE, RIR, a band. */
export const takeUnitLoadsAndEffortsIntoReading = (reading: TextReading): void => {
  for (const effort of rpePatterns) {
    takeAcceptedMatches(reading, effort, ([first = '', second]) =>
      addSteps(reading, 'rpe', first, second),
    );
  }
  for (const reserve of rirPatterns) {
    takeAcceptedMatches(reading, reserve, ([first = '', second]) =>
      addSteps(reading, 'rir', first, second),
    );
  }
  takeAcceptedMatches(reading, percentPattern, ([first = '', second]) =>
    addSteps(reading, 'percent', first, second),
  );
  takeAcceptedMatches(reading, addedWeightPattern, ([first = '', unit = '']) => {
    const isAdded = addKilograms(reading, first, undefined, unit, false);
    if (isAdded) reading.notes.push('on top of bodyweight');
    return isAdded;
  });
  takeAcceptedMatches(reading, weightInEachHandPattern, ([first = '', unit = '']) =>
    addKilograms(reading, first, undefined, unit, true),
  );
  takeAcceptedMatches(reading, weightPattern, ([first = '', second, unit = '', perHand]) =>
    addKilograms(reading, first, second, unit, perHand !== undefined),
  );
  takeAcceptedMatches(reading, bandPattern, ([word = '']) => {
    const strength = bandStrengths.find((known) => known === word.toLowerCase());
    return (
      strength !== undefined && addLoadToReadingIfCombinable(reading, { kind: 'band', strength })
    );
  });
};

/**
 * Takes the loads that are only recognisable by their position, once the sets are known: "@ 60",
 * "BW".
 */
export const takeLoadsWithoutUnitIntoReading = (reading: TextReading): void => {
  takeAcceptedMatches(reading, loadWithoutUnitPattern, ([first = '', second]) => {
    const isEffort = decimalToNumberOrNaN(second ?? first) <= maxLoadWithoutUnitReadAsRpe;
    const written = second === undefined ? first : `${first}-${second}`;
    const isAdded = isEffort
      ? addSteps(reading, 'rpe', first, second)
      : addKilograms(reading, first, second, 'kg', false);
    const meant = isEffort ? `RPE ${written}` : `${written} kg`;
    if (isAdded) reading.reasons.push(`“@ ${written}” was taken as ${meant}.`);
    return isAdded;
  });
  takeAcceptedMatches(reading, bodyweightPattern, () =>
    addLoadToReadingIfCombinable(reading, { kind: 'bodyweight' }),
  );
};
