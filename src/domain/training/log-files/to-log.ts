import {
  ownExerciseKeyOfName,
  slugInLibraryWithOwnExercises,
  type ExerciseKey,
} from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import {
  helpOrAddedMeaningOfLoading,
  weightTaggedAsHelpOrAdded,
} from '../loads/help-and-added-weights.ts';
import type { Effort, LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { isLoadingKindPerHand, type LoadingKind } from '../movement-and-loading.ts';
import type { Weight } from '../weight.ts';
import type { WeightUnit } from '../../calculators/metric.ts';
import type { DistanceUnit, ImportedSession, ImportedSet, OtherAppFile } from './other-app.ts';
import { importedLineIdOfExerciseNumber, importedSetIdOf } from './imported-set.ts';
import type { WholeLog } from './whole-log.ts';

/** The international mile is 1,609.344 m (International Yard and Pound Agreement, 1959). */
const metresIn = { m: 1, km: 1000, mi: 1609.344 } as const satisfies Record<DistanceUnit, number>;

/** The lifter’s answers for units that the file doesn't give. */
export type ImportUnits = { readonly weight: WeightUnit; readonly distance: DistanceUnit };

export type ExerciseKeysByName = ReadonlyMap<string, ExerciseKey>;

const effortOf = ({ rpe, toFailure }: ImportedSet): Effort | undefined => {
  if (rpe !== undefined) return { kind: 'rpe', value: rpe };
  return toFailure ? { kind: 'rir', value: 0 } : undefined;
};

/** Whether the weights of an exercise are those of one hand. */
const isPerHandFor = (exercise: ExerciseKey, library: ExerciseFactsBySlug): boolean => {
  const facts = library.get(slugInLibraryWithOwnExercises(exercise) ?? '');
  return facts !== undefined && isLoadingKindPerHand(facts.loading);
};

/** A weight, with what it is to the body: Strong writes help as a negative weight. */
const weightOf = (value: number, unit: WeightUnit, loading: LoadingKind | undefined): Weight => {
  const weight: Weight = { value: Math.abs(value), unit };
  if (value < 0) return { ...weight, as: 'help' };
  return loading === undefined ? weight : weightTaggedAsHelpOrAdded(weight, loading);
};

/** An imported set as one of another exercise: what its weight means follows. */
export const rematchSetToExercise = (
  set: LoggedSet,
  exercise: ExerciseKey,
  library: ExerciseFactsBySlug,
): LoggedSet => {
  const loadingIn = (key: ExerciseKey): LoadingKind | undefined =>
    library.get(slugInLibraryWithOwnExercises(key) ?? '')?.loading;
  const [before, after] = [loadingIn(set.exercise), loadingIn(exercise)];
  const { weight } = set.done;
  const matched = { ...set, exercise, perHand: isPerHandFor(exercise, library) };
  // Help that the file itself had written, as a negative weight, stays help.
  const saysItself =
    weight?.as !== undefined &&
    (before === undefined || helpOrAddedMeaningOfLoading(before) !== weight.as);
  if (weight === undefined || after === undefined || saysItself) return matched;
  const { value, unit } = weight;
  return {
    ...matched,
    done: { ...set.done, weight: weightTaggedAsHelpOrAdded({ value, unit }, after) },
  };
};

type Context = {
  readonly matches: ExerciseKeysByName;
  readonly units: ImportUnits;
  readonly library: ExerciseFactsBySlug;
};

const markOf = ({ isDrop, toFailure }: ImportedSet): LoggedSet['mark'] => {
  if (toFailure) return 'to failure';
  return isDrop === true ? 'drop set' : undefined;
};

const setsOf = (session: ImportedSession, context: Context): readonly LoggedSet[] => {
  const { matches, units, library } = context;
  const names = [...new Set(session.sets.map(({ exercise }) => exercise))];
  const counts = new Map<string, number>();
  // The apps store when a session began and ended, but not when its sets were done: they are spread
  // evenly, in order.
  const step = Math.max(1, (session.endedAt - session.startedAt) / session.sets.length);
  return session.sets.map((set, index) => {
    const name = set.exercise;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const exercise = matches.get(name) ?? ownExerciseKeyOfName(name);
    const loading = library.get(slugInLibraryWithOwnExercises(exercise) ?? '')?.loading;
    const line = importedLineIdOfExerciseNumber(names.indexOf(name) + 1);
    const effort = effortOf(set);
    const mark = markOf(set);
    const { weight, reps, seconds, distance } = set;
    return {
      id: importedSetIdOf(session.id, name, number),
      session: session.id,
      exercise,
      at: Math.round(session.startedAt + step * (index + 1)),
      step: `${line}/${number}`,
      line,
      kind: set.kind,
      perHand: isPerHandFor(exercise, library),
      planned: {},
      done: {
        ...(weight === undefined
          ? {}
          : { weight: weightOf(weight, set.weightUnit ?? units.weight, loading) }),
        ...(reps === undefined ? {} : { reps }),
        ...(seconds === undefined ? {} : { seconds }),
        ...(distance === undefined
          ? {}
          : { metres: distance * metresIn[set.distanceUnit ?? units.distance] }),
        ...(effort === undefined ? {} : { effort }),
      },
      ...(mark === undefined ? {} : { mark }),
      ...(set.superset === undefined ? {} : { superset: set.superset }),
      ...(set.rest === undefined ? {} : { rest: set.rest }),
    };
  });
};

const sessionOf = (
  session: ImportedSession,
  sets: readonly LoggedSet[],
): LoggedSessionWithoutSets => {
  const names = [...new Set(session.sets.map(({ exercise }) => exercise))];
  const lineNotes = Object.fromEntries(
    [...session.exerciseNotes].flatMap(([name, note]) =>
      names.includes(name) ? [[importedLineIdOfExerciseNumber(names.indexOf(name) + 1), note]] : [],
    ),
  );
  const workSets = sets.filter(({ kind }) => kind === 'work').length;
  return {
    id: session.id,
    startedAt: session.startedAt,
    endedAt: session.endedAt,
    outcome: 'finished',
    plannedSets: workSets,
    doneSets: workSets,
    ...(session.note === '' ? {} : { note: session.note }),
    ...(Object.keys(lineNotes).length === 0 ? {} : { lineNotes }),
    ...(session.name === '' ? {} : { importedName: session.name }),
  };
};

/**
 * The log of another app's file. An unmatched name becomes the lifter’s own exercise. The ids come
 * from the file alone, so the same file gives the same records again, whatever was matched.
 */
export const toWholeLog = (
  file: Pick<OtherAppFile, 'sessions'>,
  matches: ExerciseKeysByName,
  units: ImportUnits,
  library: ExerciseFactsBySlug,
): WholeLog => {
  const pairs = file.sessions.map((session) => {
    const sets = setsOf(session, { matches, units, library });
    return { session: sessionOf(session, sets), sets };
  });
  return {
    weights: undefined,
    plans: [],
    sessions: pairs.map(({ session }) => session),
    sets: pairs.flatMap(({ sets }) => sets),
    bodyweights: [],
  };
};
