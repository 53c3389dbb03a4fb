import {
  amountWithUnitTimesSetsPatterns,
  amountWithoutSetsPatterns,
  bareRepsAfterNamePattern,
  eachSideAfterSetsPattern,
  failureWithoutSetsPattern,
  setsOfAmountPatterns,
  setsRepsWeightWithoutUnitPattern,
  setsTimesSlashedOrDashedRepsPattern,
  setsWithoutAmountPattern,
  slashedOrDashedRepsPattern,
} from './note-patterns.ts';
import { toKilogramsRange } from './note-quantities.ts';
import {
  addAmountToReadingIfNone,
  addLoadToReadingIfCombinable,
  keepOrMoreSignAsNote,
  addSetsToReading,
  amountFromMatch,
  rangeWithChangesReported,
  takeAcceptedMatches,
} from './reading.ts';
import type { TextReading } from './reading.ts';

/** Takes sets that have both a number of sets and of repetitions. */
const readWholeSets = (reading: TextReading): void => {
  takeAcceptedMatches(reading, setsTimesSlashedOrDashedRepsPattern, ([sets, list = '']) => {
    const counts = list.split(/[-/]/);
    return (
      counts.length === Number(sets) &&
      counts.every((count) => addSetsToReading(reading, '1', amountFromMatch(reading, [count])))
    );
  });
  takeAcceptedMatches(reading, setsRepsWeightWithoutUnitPattern, ([sets, reps, weight = '']) => {
    const kilograms = toKilogramsRange(weight, undefined, 'kg');
    if (!addLoadToReadingIfCombinable(reading, { kind: 'kilograms', kilograms, perHand: false }))
      return false;
    reading.reasons.push(`“x ${weight}” was taken as ${weight} kg.`);
    rangeWithChangesReported(reading, weight, undefined, kilograms);
    return addSetsToReading(reading, sets, amountFromMatch(reading, [reps]));
  });
  for (const pattern of setsOfAmountPatterns) {
    takeAcceptedMatches(reading, pattern, ([sets, first, second, unit, more, slash, perSide]) => {
      if (slash !== undefined && slash !== `/${first}`) return false;
      keepOrMoreSignAsNote(reading, second ?? first ?? '', more);
      return addSetsToReading(
        reading,
        sets,
        amountFromMatch(reading, [first, second, unit, perSide, slash]),
      );
    });
  }
  for (const pattern of amountWithUnitTimesSetsPatterns) {
    takeAcceptedMatches(reading, pattern, ([first, second, unit, perSide, sets]) =>
      addSetsToReading(reading, sets, amountFromMatch(reading, [first, second, unit, perSide])),
    );
  }
  takeAcceptedMatches(reading, slashedOrDashedRepsPattern, ([list = '', more, perSide]) => {
    const counts = list.split(/[/-]/).map((count) => count.trim());
    keepOrMoreSignAsNote(reading, counts.at(-1) ?? '', more);
    return counts.every((count) =>
      addSetsToReading(reading, '1', amountFromMatch(reading, [count, undefined, '', perSide])),
    );
  });
};

/** Takes a number of sets alone, or an amount alone. */
const readHalfSets = (reading: TextReading): void => {
  takeAcceptedMatches(reading, setsWithoutAmountPattern, ([sets]) =>
    addSetsToReading(reading, sets, undefined),
  );
  takeAcceptedMatches(reading, failureWithoutSetsPattern, ([perSide]) =>
    addAmountToReadingIfNone(
      reading,
      amountFromMatch(reading, [undefined, undefined, '', perSide]),
    ),
  );
  for (const pattern of amountWithoutSetsPatterns) {
    takeAcceptedMatches(reading, pattern, (groups) =>
      addAmountToReadingIfNone(reading, amountFromMatch(reading, groups)),
    );
  }
  takeAcceptedMatches(reading, bareRepsAfterNamePattern, (groups) => {
    reading.isBare = true;
    return addAmountToReadingIfNone(reading, amountFromMatch(reading, groups));
  });
};

/** Takes the sets, however they are written. */
export const takeSetsIntoReading = (reading: TextReading): void => {
  readWholeSets(reading);
  if (reading.blocks.length === 0) readHalfSets(reading);
  takeAcceptedMatches(reading, eachSideAfterSetsPattern, () => {
    const last = reading.blocks.at(-1);
    if (last?.amount === undefined) return false;
    last.amount = { ...last.amount, perSide: true };
    return true;
  });
};
