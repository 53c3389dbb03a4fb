import type { ExerciseKey } from '../exercise-key.ts';
import type { LoggedSet, FollowedPlan } from '../log.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Exercise } from '../../workout-notation/plan.ts';
import type { OneDayRoutine } from './one-day-routine.ts';
import type { OwnExercise } from './own-exercise.ts';

/** An exercise's key, or that of the exercise that the lifter has joined it with. */
export type MergedExerciseKeyLookup = {
  readonly of: (key: ExerciseKey) => ExerciseKey;
  /** The keys that are read as this one, itself included. */
  readonly keysOf: (key: ExerciseKey) => readonly ExerciseKey[];
};

/**
 * What the lifter has joined. Two devices can have joined the same two, each the other way: then
 * the first of their keys stands for both, on every device.
 */
export const createMergedExerciseKeyLookup = (
  own: readonly OwnExercise[],
): MergedExerciseKeyLookup => {
  const next = new Map(
    own.flatMap(({ key, sameAs }) => (sameAs === undefined ? [] : [[key, sameAs] as const])),
  );
  const of = (key: ExerciseKey): ExerciseKey => {
    const seen = [key];
    for (let at = next.get(key); at !== undefined; at = next.get(at)) {
      const again = seen.indexOf(at);
      if (again >= 0) return seen.slice(again).toSorted()[0] ?? key;
      seen.push(at);
    }
    return seen.at(-1) ?? key;
  };
  return {
    of,
    keysOf: (key) => [
      ...new Set([key, of(key), ...[...next.keys()].filter((one) => of(one) === of(key))]),
    ],
  };
};

/** The set under the exercise that it counts for; the set itself if that is its own. */
export const setWithMergedExercise = (
  set: LoggedSet,
  { of }: MergedExerciseKeyLookup,
): LoggedSet => {
  const exercise = of(set.exercise);
  return exercise === set.exercise ? set : { ...set, exercise };
};

type Maxes = KitAndMaximums['maxes'];

const maxesAsJoined = (maxes: Maxes, { of }: MergedExerciseKeyLookup): Maxes => [
  // Those of the exercise itself first: the first one of a day counts.
  ...maxes.filter(({ exercise }) => of(exercise) === exercise),
  ...maxes
    .filter(({ exercise }) => of(exercise) !== exercise)
    .map((max) => ({ ...max, exercise: of(max.exercise) })),
];

/** The lifter's weights with the maximums of what was joined. */
export const kitAndMaximumsWithMergedExercises = (
  weights: KitAndMaximums,
  joined: MergedExerciseKeyLookup,
): KitAndMaximums => ({
  ...weights,
  maxes: maxesAsJoined(weights.maxes, joined),
  ...(weights.logMaxes !== undefined && { logMaxes: maxesAsJoined(weights.logMaxes, joined) }),
});

/** A plan with its swaps and its progress in what was joined. */
export const followedPlanWithMergedExercises = (
  plan: FollowedPlan,
  { of }: MergedExerciseKeyLookup,
): FollowedPlan => {
  const progress = { ...plan.progress };
  for (const [key, lift] of Object.entries(plan.progress)) {
    if (of(key) !== key) progress[of(key)] ??= lift;
  }
  return {
    ...plan,
    swaps: plan.swaps.map((swap) => ({ ...swap, to: of(swap.to) })),
    progress,
  };
};

/** A routine with the exercises that stand for what was joined. */
export const routineWithMergedExercises = (
  routine: OneDayRoutine,
  { of }: MergedExerciseKeyLookup,
): OneDayRoutine => {
  const asJoined = (exercise: Exercise): Exercise =>
    exercise.slug === undefined ? exercise : { ...exercise, slug: of(exercise.slug) };
  const parts = routine.day.parts.map((part) => ({
    ...part,
    items: part.items.map((item) =>
      item.kind === 'exercise'
        ? { ...item, exercise: asJoined(item.exercise) }
        : { ...item, group: { ...item.group, exercises: item.group.exercises.map(asJoined) } },
    ),
  }));
  return { ...routine, day: { ...routine.day, parts } };
};
