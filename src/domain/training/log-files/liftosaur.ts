import {
  rowWithUnreadableDay,
  createEmptyImportedSet,
  recordableNumberUnlessZero,
  recordableRpe,
  rowWithoutExerciseName,
  setRowOrBadIfEmpty,
  type OtherAppRowReader,
} from './other-app.ts';
import { readLocalTime, readSignedNumber, readUnsignedNumber } from './read-cells.ts';

/*
 * Liftosaur writes a row per planned set, with what was asked and what was done; a set without
 * “Completed Reps” wasn’t done (header and rows as in `History_exportAsCSV` of astashov/liftosaur).
 * Supersets and notes on a workout are in its JSON alone (`liftosaur-json.ts`).
 */
const needed = ['workout datetime', 'exercise', 'completed reps', 'completed weight value'];

/**
 * The reader for a file with these columns, in lower case; undefined if it isn’t one of Liftosaur.
 */
export const liftosaurReaderForColumns = (
  columns: readonly string[],
): OtherAppRowReader | undefined => {
  if (!needed.every((name) => columns.includes(name))) return undefined;
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const start = readTime(cell('workout datetime'));
    if (start === undefined) return rowWithUnreadableDay(cell('workout datetime'));
    const exercise = cell('exercise').trim();
    if (exercise === '') return rowWithoutExerciseName;
    const reps = recordableNumberUnlessZero(readUnsignedNumber(cell('completed reps')));
    if (reps === undefined) return { kind: 'left out' };
    const name = cell('day name').trim();
    const of = {
      id: `liftosaur/${start.text}/${name}`,
      name,
      startedAt: start.at,
      endedAt: Math.max(start.at, readLocalTime(cell('completed reps time'))?.at ?? start.at),
      note: cell('workout notes').trim(),
    };
    const superset = cell('superset').trim();
    const set = {
      ...createEmptyImportedSet(exercise),
      kind: cell('is warmup set?').trim() === '1' ? ('ramp' as const) : ('work' as const),
      reps,
      weight: recordableNumberUnlessZero(readSignedNumber(cell('completed weight value'))),
      weightUnit: cell('completed weight unit').trim() === 'lb' ? ('lb' as const) : ('kg' as const),
      rpe: recordableRpe(readUnsignedNumber(cell('completed rpe'))),
      ...(superset !== '' && { superset }),
    };
    return setRowOrBadIfEmpty(of, set, cell('notes').trim());
  };
  return {
    app: 'Liftosaur',
    dayColumn: 'workout datetime',
    numbers: ['completed reps', 'completed weight value'],
    effort: 'completed rpe',
    used: [
      ...needed,
      ...['day name', 'completed reps time', 'is warmup set?', 'completed weight unit'],
      ...['completed rpe', 'notes', 'superset', 'workout notes'],
    ],
    read,
  };
};
