import { toCsvFile } from '../../text/csv-file.ts';
import { ownExerciseNameInKey, slugInLibraryWithOwnExercises } from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import { localIsoDayOfTime } from '../days/local-iso-day-of-time.ts';
import type { Effort, LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import type { Weight } from '../weight.ts';
import {
  createMergedExerciseKeyLookup,
  setWithMergedExercise,
} from '../own/merged-exercise-key-lookup.ts';
import { sessionsWithReasonsIfTicked, type TrimReasonsExportOption } from './log-json.ts';
import type { WholeLog } from './whole-log.ts';

const columns = [
  ...['date', 'time', 'session', 'plan', 'week', 'day', 'exercise', 'name', 'kind', 'side'],
  ...['weight', 'unit', 'per hand', 'reps', 'seconds', 'metres', 'RPE', 'RIR'],
  ...['planned weight', 'planned unit', 'planned reps from', 'planned reps to'],
  ...['note on the exercise', 'note on the session', 'not today', 'mark', 'superset', 'rest'],
];

const two = (number: number): string => String(number).padStart(2, '0');

const numberText = (number: number | undefined): string =>
  number === undefined ? '' : String(Number(number.toFixed(3)));

const weightCells = (weight: Weight | undefined): readonly string[] =>
  weight === undefined
    ? ['', '']
    : [
        // Help is weight that wasn't lifted.
        numberText(weight.as === 'help' ? -weight.value : weight.value),
        weight.unit,
      ];

const effortCells = (effort: Effort | undefined): readonly string[] => [
  effort?.kind === 'rpe' ? numberText(effort.value) : '',
  effort?.kind === 'rir' ? numberText(effort.value) : '',
];

/**
 * A name of the lifter’s own, or the library's title; the slug if the library no longer has the
 * exercise.
 */
const nameOf = (exercise: string, library: ExerciseFactsBySlug): string => {
  const slug = slugInLibraryWithOwnExercises(exercise);
  if (slug === undefined) return '';
  return library.get(slug)?.title ?? ownExerciseNameInKey(exercise) ?? slug;
};

const cellsOf = (
  set: LoggedSet,
  session: LoggedSessionWithoutSets | undefined,
  library: ExerciseFactsBySlug,
): readonly string[] => {
  const time = new Date(set.at);
  const { done, planned } = set;
  return [
    localIsoDayOfTime(set.at),
    `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`,
    ...[set.session, session?.place?.path ?? session?.own?.name ?? session?.importedName ?? ''],
    ...[numberText(session?.place?.week), numberText(session?.place?.day)],
    ...[set.exercise, nameOf(set.exercise, library)],
    ...[set.kind === 'ramp' ? 'warm-up' : 'work', set.side ?? ''],
    ...weightCells(done.weight),
    set.perHand ? 'yes' : '',
    ...[done.reps, done.seconds, done.metres].map(numberText),
    ...effortCells(done.effort),
    ...weightCells(planned.weight),
    ...[planned.reps?.from, planned.reps?.to].map(numberText),
    ...[session?.lineNotes?.[set.line] ?? '', session?.note ?? '', session?.notToday ?? ''],
    ...[set.mark ?? '', set.superset ?? '', numberText(set.rest)],
  ];
};

/**
 * Every set of the lifter’s log as a CSV file for spreadsheets, one per row, oldest first. Dates
 * and times are in the device's time zone.
 */
export const toLogCsv = (
  log: WholeLog,
  { library, ...options }: TrimReasonsExportOption & { readonly library: ExerciseFactsBySlug },
): string => {
  const sessions = new Map(
    sessionsWithReasonsIfTicked(log.sessions, options).map((session) => [session.id, session]),
  );
  const joined = createMergedExerciseKeyLookup(log.ownExercises ?? []);
  const sets = log.sets
    .map((set) => setWithMergedExercise(set, joined))
    .toSorted((one, other) => one.at - other.at);
  return toCsvFile([
    columns,
    ...sets.map((set) => cellsOf(set, sessions.get(set.session), library)),
  ]);
};
