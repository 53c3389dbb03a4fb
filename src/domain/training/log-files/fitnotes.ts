import { readClockOrDurationSeconds, readSignedNumber, readUnsignedNumber } from './read-cells.ts';
import {
  rowWithUnreadableDay,
  recordableNumberUnlessZero,
  rowWithoutExerciseName,
  setRowOrBadIfEmpty,
  type OtherAppRowReader,
} from './other-app.ts';

/*
 * FitNotes knows days, not sessions: everything of a day is one session. Its files have had
 * `Weight (kgs)` or `Weight (lbs)`, later `Weight` with `Weight Unit`; the app for iOS writes a
 * column for each unit, and `Kind` (headers as in the tests of public importers).
 */
const distanceUnits: ReadonlyMap<string, 'm' | 'km' | 'mi'> = new Map([
  ['m', 'm'],
  ['km', 'km'],
  ['mi', 'mi'],
  ['miles', 'mi'],
]);

/**
 * The reader for a file with these columns, in lower case; undefined if it isn’t one of FitNotes.
 */
export const fitnotesReaderForColumns = (
  columns: readonly string[],
): OtherAppRowReader | undefined => {
  if (!['date', 'exercise', 'category', 'reps'].every((name) => columns.includes(name))) {
    return undefined;
  }
  const find = (header: RegExp): string => columns.find((name) => header.test(name)) ?? '';
  const weightColumns = columns.filter((name) => /^weight( \((kg|lb)s?\))?$/.test(name));
  const distanceUnit = find(/^distance ?unit$/);
  const comment = find(/^(comment|notes)$/);
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const day = readTime(cell('date'));
    if (day === undefined) return rowWithUnreadableDay(cell('date'));
    const exercise = cell('exercise').trim();
    if (exercise === '') return rowWithoutExerciseName;
    const weightColumn = weightColumns.find((name) => cell(name).trim() !== '') ?? '';
    const unit = `${weightColumn} ${cell('weight unit').toLowerCase()}`;
    const set = {
      exercise,
      kind: /warm/i.test(cell('kind')) ? ('ramp' as const) : ('work' as const),
      weight: recordableNumberUnlessZero(readSignedNumber(cell(weightColumn))),
      weightUnit: /kg/.test(unit) ? ('kg' as const) : /lb/.test(unit) ? ('lb' as const) : undefined,
      reps: recordableNumberUnlessZero(readUnsignedNumber(cell('reps'))),
      seconds: recordableNumberUnlessZero(readClockOrDurationSeconds(cell('time'))),
      distance: recordableNumberUnlessZero(readUnsignedNumber(cell('distance'))),
      distanceUnit: distanceUnits.get(cell(distanceUnit).trim().toLowerCase()),
      rpe: undefined,
      toFailure: false,
    };
    const of = {
      id: `fitnotes/${day.text}`,
      name: '',
      startedAt: day.at,
      endedAt: day.at,
      note: '',
    };
    return setRowOrBadIfEmpty(of, set, cell(comment).trim());
  };
  return {
    app: 'FitNotes',
    dayColumn: 'date',
    numbers: [...weightColumns, 'reps', 'distance', 'time'],
    used: [
      ...['date', 'exercise', 'reps', 'weight unit', 'distance', 'time', 'kind'],
      ...weightColumns,
      distanceUnit,
      comment,
    ],
    read,
  };
};
