import type { LoadingKind, MovementPattern } from '../../domain/training/movement-and-loading.ts';
import { loadsBodyPart } from '../../domain/training/swaps/loaded-parts.ts';
import { comparableExerciseName } from '../../domain/training/log-files/match-exercises.ts';
import type { PartialEntryOf } from '../model/entry.ts';
import { parseGarminNumbersOrMissingPart } from './garmin-exercise.ts';
import { entryTitle, toContentError, valueInQuotesOrAsJson } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

type Exercise = PartialEntryOf<'exercise'>;

/** The loadings for which there is no weight to carry over. */
const withoutWeight: readonly LoadingKind[] = ['bodyweight', 'band', 'assisted machine'];

const hasNoWeight = ({ fields: { loading } }: Exercise): boolean =>
  loading !== undefined && withoutWeight.includes(loading);

/** A larger share must be a typo: nobody lifts four times her main lift. */
const maxPercent = 400;

/**
 * Reports a meaningless share of the main lift: there is no main lift, or no weight, or it isn't a
 * share.
 */
const findLoadErrors = (
  entry: Exercise,
  measuredPatterns: ReadonlySet<MovementPattern>,
): readonly ContentFault[] => {
  const { pattern, loading, relativeLoad: share } = entry.fields;
  if (share === undefined || pattern === undefined || loading === undefined) return [];
  const error = (problem: string, remedy: string): readonly ContentFault[] => [
    toContentError(entry, 'relativeLoad', problem, remedy),
  ];
  if (!measuredPatterns.has(pattern)) {
    return error(
      `the movement "${pattern}" has no main lift`,
      'leave the field empty, choose another movement, or say at an exercise that it is the main lift',
    );
  }
  if (hasNoWeight(entry)) {
    return error(
      `its weight is "${loading}", so no weight carries over`,
      'leave the field empty, or say what holds the weight',
    );
  }
  return share < 1 || share > maxPercent
    ? error(
        `${share} is no share of a main lift`,
        `enter a whole number from 1 to ${maxPercent}, in per cent`,
      )
    : [];
};

/** Reports a main lift or a common lift whose own weight can't be one. */
const findLiftErrors = (entry: Exercise): readonly ContentFault[] => {
  const { mainLiftOf = [], relativeLoad, loading, commonLiftOrder } = entry.fields;
  const named = mainLiftOf.map(valueInQuotesOrAsJson).join(', ');
  const isMainLift = mainLiftOf.length > 0;
  return [
    ...(isMainLift && hasNoWeight(entry)
      ? [
          toContentError(
            entry,
            'mainLiftOf',
            `its weight is "${loading}", so no weight can be a share of it`,
            'choose another main lift, or say what holds the weight',
          ),
        ]
      : []),
    ...(isMainLift && !hasNoWeight(entry) && relativeLoad !== 100
      ? [
          toContentError(
            entry,
            'relativeLoad',
            `it is the main lift of ${named}, and says ${relativeLoad ?? 'nothing'}`,
            'enter 100',
          ),
        ]
      : []),
    ...(commonLiftOrder !== undefined && hasNoWeight(entry)
      ? [
          toContentError(
            entry,
            'commonLiftOrder',
            `its weight is "${loading}", so nobody has a maximum of it`,
            'leave the field empty, or say what holds the weight',
          ),
        ]
      : []),
  ];
};

/** Reports parts of the body about which an exercise says two things. */
const findPartErrors = (entry: Exercise): readonly ContentFault[] => {
  const { pattern, alsoLoads = [], spares = [], kindTo = [] } = entry.fields;
  return [
    ...spares
      .filter((part) => alsoLoads.includes(part))
      .map((part) =>
        toContentError(
          entry,
          'spares',
          `it both loads and spares the ${part}`,
          'untick the part in one of the two fields',
        ),
      ),
    ...kindTo
      .filter(
        (part) => pattern !== undefined && loadsBodyPart({ pattern, alsoLoads, spares }, part),
      )
      .map((part) =>
        alsoLoads.includes(part)
          ? toContentError(
              entry,
              'kindTo',
              `it is kind to the ${part}, which it loads`,
              `untick the ${part} here, or untick it in “Also loads”`,
            )
          : toContentError(
              entry,
              'kindTo',
              `it is kind to the ${part}, which the movement "${pattern}" loads`,
              `untick the ${part} here, or say that the exercise spares it`,
            ),
      ),
  ];
};

/** The words of a title that say that one side is trained at a time. */
const oneSideWords = /\b(?:single|one)[- ](?:arm|leg|hand|side)/i;

/** Reports a title that says that one side is trained at a time, where the exercise doesn't. */
const findSideErrors = (entry: Exercise): readonly ContentFault[] => {
  const { title = '', oneSided } = entry.fields;
  const [words] = oneSideWords.exec(title) ?? [];
  return words === undefined || oneSided === true
    ? []
    : [
        toContentError(
          entry,
          'oneSided',
          `its title says "${words}", but not this field`,
          'choose yes, so that a swap to it asks for each side',
        ),
      ];
};

/** Reports an exercise that Garmin’s catalogue doesn't have. */
const findWatchErrors = (entry: Exercise): readonly ContentFault[] => {
  const { watchExercise } = entry.fields;
  if (watchExercise === undefined) return [];
  const found = parseGarminNumbersOrMissingPart(watchExercise);
  return found.kind === 'found'
    ? []
    : [
        toContentError(
          entry,
          'watchExercise',
          `Garmin’s catalogue has no ${found.missing} ${valueInQuotesOrAsJson(watchExercise)}`,
          'write a category and a name such as "squat/goblet squat", or leave the field empty',
        ),
      ];
};

/**
 * Reports drawings of muscles that aren't as many as the films: nobody would know which lies over
 * which.
 */
const findMuscleErrors = (entry: Exercise): readonly ContentFault[] => {
  const { movie = [], movieSides = [], movieMuscles = [] } = entry.fields;
  const films = movie.length === 0 ? 0 : movie.length + movieSides.length;
  return movieMuscles.length === 0 || movieMuscles.length === films
    ? []
    : [
        toContentError(
          entry,
          'movieMuscles',
          `it has ${movieMuscles.length} drawings of muscles for ${films} films`,
          'choose one for each side, in the order of the films, or leave the field empty',
        ),
      ];
};

/**
 * Reports what an exercise says of its training and its films that contradicts itself or the
 * library.
 */
export const findTrainingContradictions = (
  entry: Exercise,
  measuredPatterns: ReadonlySet<MovementPattern>,
): readonly ContentFault[] => [
  ...findLoadErrors(entry, measuredPatterns),
  ...findLiftErrors(entry),
  ...findPartErrors(entry),
  ...findSideErrors(entry),
  ...findWatchErrors(entry),
  ...findMuscleErrors(entry),
];

/** Every name of the exercises, normalised, with those that have it. */
const byName = (exercises: readonly Exercise[]): ReadonlyMap<string, readonly Exercise[]> => {
  const found = new Map<string, Exercise[]>();
  for (const exercise of exercises) {
    const { title = '', altTitle = '', otherAppNames = [] } = exercise.fields;
    const names = [title, altTitle, ...otherAppNames]
      .map(comparableExerciseName)
      .filter((name) => name !== '');
    for (const name of names) found.set(name, [...(found.get(name) ?? []), exercise]);
  }
  return found;
};

/**
 * Reports what only one exercise may have: a movement has one main lift, and another app's name
 * means one exercise.
 */
export const findSharedExerciseValues = (
  exercises: readonly Exercise[],
): readonly ContentFault[] => {
  const named = byName(exercises);
  const mainLifts = exercises.filter(({ fields }) => fields.mainLiftOf !== undefined);
  return exercises.flatMap((entry) => {
    const { mainLiftOf = [], otherAppNames = [] } = entry.fields;
    const otherOf = (list: readonly Exercise[]): readonly string[] =>
      list
        .filter((exercise) => exercise !== entry)
        .slice(0, 1)
        .map((other) => `"${entryTitle(other)}" (${other.id})`);
    return [
      ...mainLiftOf.flatMap((pattern) =>
        otherOf(mainLifts.filter(({ fields }) => fields.mainLiftOf?.includes(pattern))).map(
          (other) =>
            toContentError(
              entry,
              'mainLiftOf',
              `${other} is the main lift of "${pattern}" too`,
              'untick the movement at one of the two',
            ),
        ),
      ),
      ...otherAppNames.flatMap((name) =>
        otherOf(named.get(comparableExerciseName(name)) ?? []).map((other) =>
          toContentError(
            entry,
            'otherAppNames',
            `"${name}" is a name of ${other} too`,
            'keep it at the exercise that it means',
          ),
        ),
      ),
    ];
  });
};
