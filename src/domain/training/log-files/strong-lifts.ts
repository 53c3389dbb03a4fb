import {
  rowWithUnreadableDay,
  createEmptyImportedSet,
  recordableNumberUnlessZero,
  rowWithoutExerciseName,
  setRowOrBadIfEmpty,
  type InterpretedRow,
  type OtherAppRowReader,
} from './other-app.ts';
import { readUnsignedNumber } from './read-cells.ts';

/*
 * StrongLifts writes a row per exercise, with two columns for each of its sets: `Set 1 (Reps)` and
 * `Set 1 (KG)` or `(LB)`. A set that was missed has 0 repetitions (header as in the tests of
 * LiamMorrow/LiftLog).
 */
const repsColumn = /^set (\d+) \(reps\)$/;

/**
 * The reader for a file with these columns, in lower case; undefined if it isn’t one of
 * StrongLifts.
 */
export const strongLiftsReaderForColumns = (
  columns: readonly string[],
): OtherAppRowReader | undefined => {
  const find = (header: RegExp): string => columns.find((name) => header.test(name)) ?? '';
  const dayColumn = find(/^date( \(.*\))?$/);
  const sets = columns.flatMap((reps) => {
    const number = repsColumn.exec(reps)?.[1];
    return number === undefined
      ? []
      : [{ reps, weight: find(new RegExp(String.raw`^set ${number} \((kg|lb)s?\)$`)) }];
  });
  if (dayColumn === '' || sets.length === 0 || !columns.includes('exercise')) return undefined;
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const day = readTime(cell(dayColumn));
    if (day === undefined) return rowWithUnreadableDay(cell(dayColumn));
    const exercise = cell('exercise').trim();
    if (exercise === '') return rowWithoutExerciseName;
    const name = cell('workout name').trim();
    const of = {
      id: `stronglifts/${day.text}/${name}`,
      name,
      startedAt: day.at,
      endedAt: day.at,
      note: '',
    };
    return sets.flatMap(({ reps, weight }): readonly InterpretedRow[] => {
      const done = readUnsignedNumber(cell(reps));
      if (done === undefined) return [];
      if (done === 0) return [{ kind: 'left out' }];
      const set = {
        ...createEmptyImportedSet(exercise),
        reps: recordableNumberUnlessZero(done),
        weight: recordableNumberUnlessZero(readUnsignedNumber(cell(weight))),
        weightUnit: weight.includes('lb') ? ('lb' as const) : ('kg' as const),
      };
      return [setRowOrBadIfEmpty(of, set, cell('notes').trim())];
    });
  };
  return {
    app: 'StrongLifts',
    dayColumn,
    numbers: sets.flatMap(({ reps, weight }) => [reps, weight]),
    used: [
      ...[dayColumn, 'workout name', 'exercise', 'notes'],
      // The number of the session, which its day has as well.
      'workout',
      ...sets.flatMap(({ reps, weight }) => [reps, weight]),
    ],
    read,
  };
};
