import { readDurationSeconds, readSignedNumber, readUnsignedNumber } from './read-cells.ts';
import {
  rowWithUnreadableDay,
  recordableNumberUnlessZero,
  rowWithoutExerciseName,
  recordableRpe,
  setRowOrBadIfEmpty,
  type DistanceUnit,
  type OtherAppRowReader,
} from './other-app.ts';

/*
 * Strong publishes no specification. Its files have had four forms, known from public exports and
 * importers (decision 042): `kg` or `lb` and `km` or `mi` as the columns’ names (2015 and 2016);
 * commas with `Weight` without a unit; semicolons with `Weight Unit`; semicolons with `Weight (kg)`
 * and `Workout #`. The names of columns and of rests are in the language of the phone: French and
 * German ones are known from exports, of the Portuguese ones `Ordem da série`, and the Spanish ones
 * are what those columns are called in Spanish. The names of exercises stay English.
 */
const columnsIn = (columns: readonly string[]) => {
  const find = (header: RegExp): string => columns.find((name) => header.test(name)) ?? '';
  return {
    number: find(/^workout #$/),
    date: find(/^(date|datum|data|fecha)$/),
    workout: find(
      /^(workout name|workout-name|name des workouts|nom de l['’]entra[iî]nement|nome do treino|nombre del entrenamiento)$/,
    ),
    duration: find(/^(workout )?duration(?!\S)|^(durée|dauer|duração|duración)(?!\S)/),
    exercise: find(
      /^(exercise name|name der übung|nom de l['’]exercice|nome do exercício|nombre del ejercicio)$/,
    ),
    order: find(
      /^(set order|reihenfolge der sätze|ordre de la série|ordem da série|orden de la serie)$/,
    ),
    weight: find(/^(weight|gewicht|poids|peso)(?!\S)(?! unit)|^(kgs?|lbs?)$/),
    weightUnit: find(/^weight unit$/),
    reps: find(/^(reps|wiederh\.?|wiederholungen|réps|répétitions|repetições|repeticiones)$/),
    distance: find(/^(distance|distanz|distância|distancia)(?!\S)(?! unit)|^(km|mi)$/),
    distanceUnit: find(/^distance unit$/),
    seconds: find(/^(seconds|sekunden|secondes|segundos)$/),
    rpe: find(/^rpe$/),
    note: find(/^(notes|notizen|notas)$/),
    workoutNote: find(
      /^(workout notes|workout-notizen|notes d['’]entra[iî]nement|notas do treino|notas del entrenamiento)$/,
    ),
  };
};

const isRest = (text: string): boolean =>
  /^(rest timer|ruhezeit|minuteur de repos|temporizador de descanso|tempo de descanso)$/i.test(
    text.trim(),
  );

/** The number of a set, or a mark that is read below. */
const knownMarks = /^(\d*|w|warm_?up|f(ailure)?|d(rop(_?set)?)?)$/i;

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
export const strongReaderForColumns = (
  columns: readonly string[],
): OtherAppRowReader | undefined => {
  const at = columnsIn(columns);
  if ([at.date, at.workout, at.exercise, at.order, at.reps].includes('')) return undefined;
  const numbers = [at.weight, at.reps, at.distance, at.seconds].filter((column) => column !== '');
  // The units of the whole file, if its columns are named after them.
  const weightUnit = weightUnitIn(at.weight);
  const distanceUnit = distanceUnitIn(at.distance.replace('distance', ''));
  const read: OtherAppRowReader['read'] = (cell, readTime) => {
    const order = cell(at.order).trim();
    const exercise = cell(at.exercise).trim();
    const start = readTime(cell(at.date));
    if (start === undefined) return rowWithUnreadableDay(cell(at.date));
    if (exercise === '' && !isRest(order)) return rowWithoutExerciseName;
    const name = cell(at.workout).trim();
    const of = {
      id: `strong/${start.text}/${name}`,
      name,
      startedAt: start.at,
      endedAt:
        start.at + Math.min(readDurationSeconds(cell(at.duration)) ?? 0, longestSession) * 1000,
      note: cell(at.workoutNote).trim(),
    };
    if (isRest(order) || isRest(exercise)) {
      const seconds = recordableNumberUnlessZero(readUnsignedNumber(cell(at.seconds)));
      return seconds === undefined ? { kind: 'left out' } : { kind: 'rest', of, seconds };
    }
    const note = cell(at.note).trim();
    if (/^note$/i.test(order)) return { kind: 'note', of, exercise, note };
    const set = {
      exercise,
      kind: /^(w|warm_?up)$/i.test(order) ? ('ramp' as const) : ('work' as const),
      weight: recordableNumberUnlessZero(readSignedNumber(cell(at.weight))),
      weightUnit: weightUnit ?? weightUnitIn(cell(at.weightUnit)),
      reps: recordableNumberUnlessZero(readUnsignedNumber(cell(at.reps))),
      seconds: recordableNumberUnlessZero(readUnsignedNumber(cell(at.seconds))),
      distance: recordableNumberUnlessZero(readUnsignedNumber(cell(at.distance))),
      distanceUnit: distanceUnit ?? distanceUnitIn(cell(at.distanceUnit)),
      rpe: recordableRpe(readUnsignedNumber(cell(at.rpe))),
      toFailure: /^f(ailure)?$/i.test(order),
      isDrop: /^d(rop(_?set)?)?$/i.test(order),
    };
    return setRowOrBadIfEmpty(of, set, note);
  };
  return {
    app: 'Strong',
    used: Object.values(at),
    dayColumn: at.date,
    numbers,
    effort: at.rpe,
    marks: { column: at.order, known: knownMarks },
    read,
  };
};
