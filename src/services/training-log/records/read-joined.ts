import {
  createMergedExerciseKeyLookup,
  followedPlanWithMergedExercises,
  kitAndMaximumsWithMergedExercises,
  routineWithMergedExercises,
  setWithMergedExercise,
} from '../../../domain/training/own/merged-exercise-key-lookup.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import type { LoggedSet } from '../../../domain/training/log.ts';
import type { LogReader } from './read-log.ts';

/** What reads exercises that the lifter has joined as one. */
export type LogReaderWithMergedExercises = Pick<
  LogReader,
  | ('weights' | 'plans' | 'plan' | 'setsOfSession' | 'setsOf' | 'setsBetween' | 'lastTime')
  | ('exercises' | 'routines')
> & {
  /** A set that was read as joined, filed as it was: only so can the two be taken apart again. */
  readonly asFiled: (set: LoggedSet) => Promise<LoggedSet>;
};

const latest = (sets: readonly LoggedSet[]): number => Math.max(-1, ...sets.map(({ at }) => at));

/**
 * Reads the log with each set, maximum, routine and plan as of the exercise that the lifter has
 * joined its own one with. Loaded only where she has joined some.
 */
export const createLogReaderWithMergedExercises = (
  log: LogReader,
  own: readonly OwnExercise[],
): LogReaderWithMergedExercises => {
  const joined = createMergedExerciseKeyLookup(own);
  const asJoined = (sets: readonly LoggedSet[]): readonly LoggedSet[] =>
    sets.map((set) => setWithMergedExercise(set, joined));
  return {
    weights: async () => {
      const weights = await log.weights();
      return weights && kitAndMaximumsWithMergedExercises(weights, joined);
    },
    plans: async () =>
      (await log.plans()).map((plan) => followedPlanWithMergedExercises(plan, joined)),
    plan: async (key) => {
      const plan = await log.plan(key);
      return plan && followedPlanWithMergedExercises(plan, joined);
    },
    routines: async () =>
      (await log.routines()).map((routine) => routineWithMergedExercises(routine, joined)),
    setsOfSession: async (id) => asJoined(await log.setsOfSession(id)),
    setsBetween: async (from, to) => asJoined(await log.setsBetween(from, to)),
    setsOf: async (exercise) =>
      asJoined((await Promise.all(joined.keysOf(exercise).map(log.setsOf))).flat()).toSorted(
        (one, other) => other.at - one.at,
      ),
    lastTime: async (exercise) => {
      const times = await Promise.all(joined.keysOf(exercise).map(log.lastTime));
      const [last] = times.toSorted((one, other) => latest(other) - latest(one));
      const [first] = last ?? [];
      if (first === undefined) return [];
      const ofSession = asJoined(await log.setsOfSession(first.session));
      return ofSession.filter((set) => set.exercise === joined.of(exercise));
    },
    exercises: async () => {
      const found = new Map<string, Awaited<ReturnType<LogReader['exercises']>>[number]>();
      // The most recent comes first, so the first of those that are joined has the last time of
      // all.
      for (const { key, sets, lastAt } of await log.exercises()) {
        const one = joined.of(key);
        const before = found.get(one);
        found.set(one, {
          key: one,
          sets: (before?.sets ?? 0) + sets,
          lastAt: before?.lastAt ?? lastAt,
        });
      }
      return [...found.values()];
    },
    asFiled: async (set) => {
      const stored = (await log.setsOfSession(set.session)).find(({ id }) => id === set.id);
      const isSame = stored !== undefined && joined.of(stored.exercise) === set.exercise;
      return isSame ? { ...set, exercise: stored.exercise } : set;
    },
  };
};
