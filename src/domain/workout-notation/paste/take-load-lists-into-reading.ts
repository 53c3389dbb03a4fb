import { decimalToNumberOrNaN } from '../parse/parse-quantity.ts';
import type { Load, Range } from '../plan.ts';
import {
  effortListPatterns,
  listOfLoadsWithoutUnitPattern,
  slashedLoadsEndingInUnitPattern,
  spacedListOfLoadsPattern,
} from './note-patterns.ts';
import { isPounds, toKilogramsRange, toRangeInSteps } from './note-quantities.ts';
import {
  addLoadToReadingIfCombinable,
  rangeWithChangesReported,
  takeAcceptedMatches,
} from './reading.ts';
import type { TextReading } from './reading.ts';

const separators = /[\/-]/;

const addList = (
  { loadLists }: TextReading,
  written: string,
  numbers: readonly string[],
  toLoad: (number: string) => Load,
): boolean => {
  loadLists.push({ written, loads: numbers.map(toLoad) });
  return true;
};

const toRpe = (reading: TextReading, number: string): Load => ({
  kind: 'rpe',
  rpe: rangeWithChangesReported(reading, number, undefined, toRangeInSteps(number, undefined, 0.5)),
});

/** The largest bare number after "@" that is read as an effort: above that it is a weight. */
export const maxLoadWithoutUnitReadAsRpe = 10;

/** Kilograms, pounds or percent, however the unit is written. */
const kindOf = (unit: string): string => unit.charAt(0).toLowerCase().replace('p', 'l');

/**
 * Takes lists of loads, one for each set. This runs before single loads: in 65/75/85% only the last
 * number has the unit.
 */
export const takeLoadListsIntoReading = (reading: TextReading): void => {
  const addLoads = (list: string, perHand: string | undefined): boolean => {
    const numbers = list.match(/\d+(?:[.,]\d+)?/g) ?? [];
    const units = list.match(/[%a-z]+/gi) ?? [];
    const [unit = ''] = units;
    if (units.some((other) => kindOf(other) !== kindOf(unit))) return false;
    const toRange = (number: string): Range => {
      if (unit === '%')
        return rangeWithChangesReported(
          reading,
          number,
          undefined,
          toRangeInSteps(number, undefined, 0.5),
        );
      const kilograms = toKilogramsRange(number, undefined, unit);
      return isPounds(unit)
        ? kilograms
        : rangeWithChangesReported(reading, number, undefined, kilograms);
    };
    if (unit === '%') {
      return addList(reading, list, numbers, (number) => ({
        kind: 'percent',
        percent: toRange(number),
      }));
    }
    if (isPounds(unit)) reading.reasons.push(`“${list}” became kilograms.`);
    return addList(reading, list, numbers, (number) => ({
      kind: 'kilograms',
      kilograms: toRange(number),
      perHand: perHand !== undefined,
    }));
  };
  takeAcceptedMatches(reading, slashedLoadsEndingInUnitPattern, ([list = '', perHand]) => {
    if (addLoads(list, perHand)) return true;
    reading.notes.push(list);
    reading.reasons.push(`“${list}” was not understood: it became a note.`);
    return true;
  });
  takeAcceptedMatches(reading, spacedListOfLoadsPattern, ([list = '', perHand]) =>
    addLoads(list, perHand),
  );
  for (const pattern of effortListPatterns) {
    takeAcceptedMatches(reading, pattern, (groups) => {
      const [list = '', kind = ''] = groups.toSorted((one = '', other = '') =>
        /\d/.test(one) ? -1 : /\d/.test(other) ? 1 : 0,
      );
      const numbers = list.split(separators);
      const [first = '', outOf] = numbers;
      const isRpe = /rpe/i.test(kind);
      if (isRpe && numbers.length === 2 && Number(outOf) === maxLoadWithoutUnitReadAsRpe) {
        reading.reasons.push(`“RPE ${list}” was taken as RPE ${first.trim()}.`);
        return addLoadToReadingIfCombinable(reading, toRpe(reading, first));
      }
      return addList(reading, `${kind} ${list}`, numbers, (number) =>
        isRpe
          ? toRpe(reading, number)
          : {
              kind: 'rir',
              reps: rangeWithChangesReported(
                reading,
                number,
                undefined,
                toRangeInSteps(number, undefined, 1),
              ),
            },
      );
    });
  }
  takeAcceptedMatches(reading, listOfLoadsWithoutUnitPattern, ([list = '']) => {
    const numbers = list.split(separators);
    const isEffort = numbers.every(
      (number) => decimalToNumberOrNaN(number) <= maxLoadWithoutUnitReadAsRpe,
    );
    reading.reasons.push(`“@ ${list}” was taken as ${isEffort ? `RPE ${list}` : `${list} kg`}.`);
    return addList(reading, `@ ${list}`, numbers, (number) =>
      isEffort
        ? toRpe(reading, number)
        : {
            kind: 'kilograms',
            kilograms: rangeWithChangesReported(
              reading,
              number,
              undefined,
              toKilogramsRange(number, undefined, 'kg'),
            ),
            perHand: false,
          },
    );
  });
};
