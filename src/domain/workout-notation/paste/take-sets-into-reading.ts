import {
  amountTimesSetsPatterns,
  amountAlonePatterns,
  bareRepsAfterNamePattern,
  failureAlonePattern,
  listOfRepsPattern,
  setsAlonePattern,
  setsOfAmountPatterns,
  setsRepsWeightPattern,
  setsTimesListOfRepsPattern,
  sideAfterSetsPattern,
} from './note-patterns.ts';
import { toKilogramsRange } from './note-quantities.ts';
import {
  addAmountToReadingIfNone,
  addLoadToReadingIfRoom,
  keepOrMoreSignAsNote,
  addSetsToReading,
  amountFromMatch,
  rangeWithChangesReported,
  takeAcceptedMatches,
} from './reading.ts';
import type { TextReading } from './reading.ts';

/** Takes sets that have both a number of sets and of repetitions. */
const readWholeSets = (reading: TextReading): void => {
  takeAcceptedMatches(reading, setsTimesListOfRepsPattern, ([sets, list = '']) => {
    const counts = list.split(/[-/]/);
    return (
      counts.length === Number(sets) &&
      counts.every((count) => addSetsToReading(reading, '1', amountFromMatch(reading, [count])))
    );
  });
  takeAcceptedMatches(reading, setsRepsWeightPattern, ([sets, reps, weight = '']) => {
    const kilograms = toKilogramsRange(weight, undefined, 'kg');
    if (!addLoadToReadingIfRoom(reading, { kind: 'kilograms', kilograms, perHand: false }))
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
  for (const pattern of amountTimesSetsPatterns) {
    takeAcceptedMatches(reading, pattern, ([first, second, unit, perSide, sets]) =>
      addSetsToReading(reading, sets, amountFromMatch(reading, [first, second, unit, perSide])),
    );
  }
  takeAcceptedMatches(reading, listOfRepsPattern, ([list = '', more, perSide]) => {
    const counts = list.split(/[/-]/).map((count) => count.trim());
    keepOrMoreSignAsNote(reading, counts.at(-1) ?? '', more);
    return counts.every((count) =>
      addSetsToReading(reading, '1', amountFromMatch(reading, [count, undefined, '', perSide])),
    );
  });
};

/** Takes a number of sets alone, or an amount alone. */
const readHalfSets = (reading: TextReading): void => {
  takeAcceptedMatches(reading, setsAlonePattern, ([sets]) =>
    addSetsToReading(reading, sets, undefined),
  );
  takeAcceptedMatches(reading, failureAlonePattern, ([perSide]) =>
    addAmountToReadingIfNone(
      reading,
      amountFromMatch(reading, [undefined, undefined, '', perSide]),
    ),
  );
  for (const pattern of amountAlonePatterns) {
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
  takeAcceptedMatches(reading, sideAfterSetsPattern, () => {
    const last = reading.blocks.at(-1);
    if (last?.amount === undefined) return false;
    last.amount = { ...last.amount, perSide: true };
    return true;
  });
};
