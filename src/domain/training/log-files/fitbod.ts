import { readSignedNumber, readUnsignedNumber } from './read-cells.ts';
import {
  rowWithUnreadableDay,
  recordableNumberUnlessZero,
  rowWithoutExerciseName,
  setRowOrBadIfEmpty,
  type OtherAppRowReader,
} from './other-app.ts';

/*
 * Fitbod writes a row per set with the moment at which it was done, and no sessions: the sets of a
 * day are one. `multiplier` is 2 where the weight is that of one dumbbell of two, which our library
 * knows of the exercise (header as in the tests of public importers).
 */

/** The reader for a file with these columns, in lower case; undefined if it isn’t one of Fitbod. */
export const fitbodReaderForColumns = (
  columns: readonly string[],
): OtherAppRowReader | undefined => {
  if (!['date', 'exercise', 'reps', 'iswarmup'].every((name) => columns.includes(name))) {
    return undefined;
  }
  const weightColumn = columns.find((name) => /^weight\((kg|lb)s?\)$/.test(name)) ?? '';
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const moment = readTime(cell('date'));
    if (moment === undefined) return rowWithUnreadableDay(cell('date'));
    const exercise = cell('exercise').trim();
    if (exercise === '') return rowWithoutExerciseName;
    const set = {
      exercise,
      kind: /^true$/i.test(cell('iswarmup').trim()) ? ('ramp' as const) : ('work' as const),
      weight: recordableNumberUnlessZero(readSignedNumber(cell(weightColumn))),
      weightUnit: weightColumn.includes('lb') ? ('lb' as const) : ('kg' as const),
      reps: recordableNumberUnlessZero(readUnsignedNumber(cell('reps'))),
      seconds: recordableNumberUnlessZero(readUnsignedNumber(cell('duration(s)'))),
      distance: recordableNumberUnlessZero(readUnsignedNumber(cell('distance(m)'))),
      distanceUnit: 'm' as const,
      rpe: undefined,
      toFailure: false,
    };
    const of = {
      // The day as it is written, which is the lifter’s own.
      id: `fitbod/${cell('date').trim().slice(0, 10)}`,
      name: '',
      startedAt: moment.at,
      endedAt: moment.at,
      note: '',
    };
    return setRowOrBadIfEmpty(of, set, cell('note').trim());
  };
  return {
    app: 'Fitbod',
    dayColumn: 'date',
    numbers: [weightColumn, 'reps', 'duration(s)', 'distance(m)'],
    isByDay: true,
    used: [
      ...['date', 'exercise', 'reps', 'duration(s)', 'distance(m)', 'iswarmup', 'note'],
      ...['multiplier', weightColumn],
    ],
    read,
  };
};
