import { readDuration, readLocalTime, readNumber } from './read-cells.ts';
import {
  badDay,
  noName,
  positive,
  setRow,
  readableRpe,
  type AppReader,
  type DistanceUnit,
} from './other-app.ts';

/*
 * Strong publishes no specification. Its files have had four forms, known from public exports and
 * importers (decision 042): `kg` or `lb` and `km` or `mi` as the columns’ names (2015 and 2016);
 * commas with `Weight` without a unit; semicolons with `Weight Unit`; semicolons with `Weight (kg)`
 * and `Workout #`. The names of columns and of rests are in the language of the phone.
 */
const columnsIn = (columns: readonly string[]) => {
  const find = (header: RegExp): string => columns.find((name) => header.test(name)) ?? '';
  return {
    number: find(/^workout #$/),
    date: find(/^(date|datum)$/),
    workout: find(/^(workout name|workout-name|name des workouts|nom de l['’]entra[iî]nement)$/),
    duration: find(/^(workout )?duration(?!\S)|^(durée|dauer)(?!\S)/),
    exercise: find(/^(exercise name|name der übung|nom de l['’]exercice)$/),
    order: find(/^(set order|reihenfolge der sätze|ordre de la série)$/),
    weight: find(/^(weight|gewicht|poids)(?!\S)(?! unit)|^(kgs?|lbs?)$/),
    weightUnit: find(/^weight unit$/),
    reps: find(/^(reps|wiederh\.?|wiederholungen|réps|répétitions)$/),
    distance: find(/^(distance|distanz)(?!\S)(?! unit)|^(km|mi)$/),
    distanceUnit: find(/^distance unit$/),
    seconds: find(/^(seconds|sekunden|secondes)$/),
    rpe: find(/^rpe$/),
    note: find(/^(notes|notizen)$/),
    workoutNote: find(/^(workout notes|workout-notizen|notes d['’]entra[iî]nement)$/),
  };
};

const isRest = (text: string): boolean =>
  /^(rest timer|ruhezeit|minuteur de repos)$/i.test(text.trim());

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

/** The reader for a file with these columns, in lower case; undefined if it isn’t one of Strong. */
export const strongReaderFor = (columns: readonly string[]): AppReader | undefined => {
  const at = columnsIn(columns);
  if ([at.date, at.workout, at.exercise, at.order, at.reps].includes('')) return undefined;
  const read: AppReader['read'] = (cell, dayOrder) => {
    const order = cell(at.order).trim();
    const exercise = cell(at.exercise).trim();
    if (isRest(order) || isRest(exercise)) return { kind: 'left out' };
    const start = readLocalTime(cell(at.date), dayOrder);
    if (start === undefined) return badDay(cell(at.date));
    if (exercise === '') return noName;
    const name = cell(at.workout).trim();
    const of = {
      id: `strong/${start.text}/${name}`,
      name,
      startedAt: start.at,
      endedAt: start.at + Math.min(readDuration(cell(at.duration)) ?? 0, longestSession) * 1000,
      note: cell(at.workoutNote).trim(),
    };
    const note = cell(at.note).trim();
    if (/^note$/i.test(order)) return { kind: 'note', of, exercise, note };
    const set = {
      exercise,
      kind: /^(w|warm_?up)$/i.test(order) ? ('ramp' as const) : ('work' as const),
      weight: positive(readNumber(cell(at.weight))),
      weightUnit: weightUnitIn(at.weight) ?? weightUnitIn(cell(at.weightUnit)),
      reps: positive(readNumber(cell(at.reps))),
      seconds: positive(readNumber(cell(at.seconds))),
      distance: positive(readNumber(cell(at.distance))),
      distanceUnit:
        distanceUnitIn(at.distance.replace('distance', '')) ??
        distanceUnitIn(cell(at.distanceUnit)),
      rpe: readableRpe(readNumber(cell(at.rpe))),
      toFailure: /^f(ailure)?$/i.test(order),
    };
    return setRow(of, set, note);
  };
  return { app: 'Strong', used: Object.values(at), dayColumn: at.date, read };
};
