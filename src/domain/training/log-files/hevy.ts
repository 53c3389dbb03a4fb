import { readSignedNumber, readUnsignedNumber } from './read-cells.ts';
import {
  rowWithUnreadableDay,
  recordableNumberUnlessZero,
  rowWithoutExerciseName,
  recordableRpe,
  setRowOrBadIfEmpty,
  type OtherAppRowReader,
} from './other-app.ts';

/*
 * Hevy publishes no specification either: fourteen columns, the units in their names, times without
 * a zone, months in the language of the phone, and `set_type` one of normal, warmup, dropset and
 * failure (decision 042).
 */

/** The reader for a file with these columns, in lower case; undefined if it isn’t one of Hevy. */
export const hevyReaderForColumns = (columns: readonly string[]): OtherAppRowReader | undefined => {
  const needed = ['start_time', 'exercise_title', 'set_type', 'reps'];
  if (!needed.every((name) => columns.includes(name))) return undefined;
  const weightColumn = columns.find((name) => /^weight_(kgs?|lbs?)$/.test(name)) ?? '';
  const distanceColumn = columns.find((name) => /^distance_(km|miles|meters)$/.test(name)) ?? '';
  const distanceUnit = distanceColumn.endsWith('miles')
    ? ('mi' as const)
    : distanceColumn.endsWith('km')
      ? ('km' as const)
      : ('m' as const);
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const start = readTime(cell('start_time'));
    if (start === undefined) return rowWithUnreadableDay(cell('start_time'));
    const exercise = cell('exercise_title').trim();
    if (exercise === '') return rowWithoutExerciseName;
    const name = cell('title').trim();
    const of = {
      id: `hevy/${start.text}/${name}`,
      name,
      startedAt: start.at,
      endedAt: Math.max(start.at, readTime(cell('end_time'))?.at ?? start.at),
      note: cell('description').trim(),
    };
    const superset = cell('superset_id').trim();
    const set = {
      exercise,
      kind: cell('set_type').trim() === 'warmup' ? ('ramp' as const) : ('work' as const),
      weight: recordableNumberUnlessZero(readSignedNumber(cell(weightColumn))),
      weightUnit: weightColumn.includes('lb') ? ('lb' as const) : ('kg' as const),
      reps: recordableNumberUnlessZero(readUnsignedNumber(cell('reps'))),
      seconds: recordableNumberUnlessZero(readUnsignedNumber(cell('duration_seconds'))),
      distance: recordableNumberUnlessZero(readUnsignedNumber(cell(distanceColumn))),
      distanceUnit,
      rpe: recordableRpe(readUnsignedNumber(cell('rpe'))),
      toFailure: cell('set_type').trim() === 'failure',
      isDrop: cell('set_type').trim() === 'dropset',
      ...(superset === '' ? {} : { superset }),
    };
    return setRowOrBadIfEmpty(of, set, cell('exercise_notes').trim());
  };
  return {
    app: 'Hevy',
    dayColumn: 'start_time',
    numbers: [weightColumn, 'reps', distanceColumn, 'duration_seconds'],
    effort: 'rpe',
    used: [
      ...needed,
      ...['title', 'end_time', 'description', 'exercise_notes', 'duration_seconds', 'rpe'],
      // The rows are in this order anyway.
      ...['set_index', 'superset_id'],
      weightColumn,
      distanceColumn,
    ],
    read,
  };
};
