import { readDuration, readLocalTime, readNumber } from './read-cells.ts';
import {
  hasDoneSomething,
  positive,
  readableRpe,
  type DistanceUnit,
  type ReadRow,
} from './other-app.ts';

/*
 * Strong publishes no specification. Its files have had three forms, known from public exports and
 * importers (decision 042): commas with `Weight` without a unit; semicolons with `Weight Unit`;
 * semicolons with `Weight (kg)` and `Workout #`.
 */

export const isStrong = (columns: readonly string[]): boolean =>
  ['date', 'workout name', 'exercise name', 'set order', 'reps'].every((name) =>
    columns.includes(name),
  );

/** A day, in seconds: a timer that ran for longer was left on by mistake. */
const longestSession = 86_400;

const weightUnitIn = (text: string): 'kg' | 'lb' | undefined => {
  if (/\bkgs?\b/i.test(text)) return 'kg';
  return /\blbs?\b/i.test(text) ? 'lb' : undefined;
};

const distanceUnitIn = (text: string): DistanceUnit | undefined => {
  if (/\b(km|kilomet(er|re)s?)\b/i.test(text)) return 'km';
  if (/\b(mi|miles?)\b/i.test(text)) return 'mi';
  return /\b(m|met(er|re)s?)\b/i.test(text) ? 'm' : undefined;
};

/** Creates a reader for the rows of a file with these columns, given in lower case. */
export const createStrongReader = (columns: readonly string[]) => {
  const find = (pattern: RegExp): string => columns.find((name) => pattern.test(name)) ?? '';
  const weightColumn = find(/^weight(?! unit)/);
  const distanceColumn = find(/^distance(?! unit)/);
  const durationColumn = find(/duration/);
  return (cell: (column: string) => string): ReadRow => {
    const order = cell('set order').trim();
    const exercise = cell('exercise name').trim();
    if (/^rest timer$/i.test(order) || /^rest timer$/i.test(exercise)) return { kind: 'left out' };
    const start = readLocalTime(cell('date'));
    if (start === undefined) {
      return { kind: 'bad', sentence: `“${cell('date')}” is no date that we know.` };
    }
    if (exercise === '') return { kind: 'bad', sentence: 'The exercise has no name.' };
    const name = cell('workout name').trim();
    const of = {
      id: `strong/${start.text}/${name}`,
      name,
      startedAt: start.at,
      endedAt: start.at + Math.min(readDuration(cell(durationColumn)) ?? 0, longestSession) * 1000,
      note: cell('workout notes').trim(),
    };
    const note = cell('notes').trim();
    if (/^note$/i.test(order)) return { kind: 'note', of, exercise, note };
    const set = {
      exercise,
      kind: /^w$/i.test(order) ? ('ramp' as const) : ('work' as const),
      weight: positive(readNumber(cell(weightColumn))),
      weightUnit: weightUnitIn(weightColumn) ?? weightUnitIn(cell('weight unit')),
      reps: positive(readNumber(cell('reps'))),
      seconds: positive(readNumber(cell('seconds'))),
      distance: positive(readNumber(cell(distanceColumn))),
      distanceUnit:
        distanceUnitIn(distanceColumn.replace('distance', '')) ??
        distanceUnitIn(cell('distance unit')),
      rpe: readableRpe(readNumber(cell('rpe'))),
      toFailure: /^f$/i.test(order),
    };
    return hasDoneSomething(set)
      ? { kind: 'set', of, set, note }
      : { kind: 'bad', sentence: `${exercise} has no reps, no time and no distance.` };
  };
};
