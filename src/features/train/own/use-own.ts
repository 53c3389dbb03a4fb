import { useEffect, useState } from 'react';
import { createMergedExerciseKeyLookup } from '../../../domain/training/own/merged-exercise-key-lookup.ts';
import { currentNameOfOwnExercise } from '../../../domain/training/own/own-names.ts';
import type { OneDayRoutine } from '../../../domain/training/own/one-day-routine.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import type { StoreName } from '../../../services/training-log/storage/tables.ts';
import type {
  OpenSessionWithRevision,
  TrainingLog,
} from '../../../services/training-log/training-log.ts';

/** What the page of the lifter’s own sessions shows of the log. */
export type MySessionsData = {
  readonly routines: readonly OneDayRoutine[];
  /** Those that the lifter has described, by name. */
  readonly exercises: readonly OwnExercise[];
  /** Those that the lifter has joined with another exercise. */
  readonly joined: readonly OwnExercise[];
  /** The keys of the lifter's own exercises that nothing is known about: another app’s names. */
  readonly undescribed: readonly string[];
  readonly open: OpenSessionWithRevision | undefined;
};

const shown: readonly StoreName[] = ['routines', 'ownExercises', 'exercises', 'open'];

const readOwn = async (log: TrainingLog): Promise<MySessionsData> => {
  const [routines, own, logged, open] = await Promise.all([
    log.routines(),
    log.ownExercises(),
    log.exercises(),
    log.openSession(),
  ]);
  const described = new Set(own.map(({ key }) => key));
  const joined = createMergedExerciseKeyLookup(own);
  const isJoined = ({ key }: OwnExercise): boolean => joined.of(key) !== key;
  const kept = own
    .filter(({ removedAt }) => removedAt === undefined)
    .toSorted((one, other) =>
      currentNameOfOwnExercise(one).localeCompare(currentNameOfOwnExercise(other)),
    );
  return {
    routines: routines
      .filter(({ removedAt }) => removedAt === undefined)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    exercises: kept.filter((one) => !isJoined(one)),
    joined: kept.filter(isJoined),
    undescribed: logged
      .map(({ key }) => key)
      .filter((key) => key.startsWith('own:') && !described.has(key)),
    open,
  };
};

/** Reads it, and again whenever it changes here or in another tab. Undefined until then. */
export const useMySessionsData = (
  log: TrainingLog,
): { readonly own: MySessionsData | undefined; readonly hasFailed: boolean } => {
  const [own, setOwn] = useState<MySessionsData>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let readings = 0;
    const again = (): void => {
      readings += 1;
      const mine = readings;
      readOwn(log).then(
        (found) => {
          if (mine !== readings) return;
          setOwn(found);
          setFailed(false);
        },
        () => {
          if (mine === readings) setFailed(true);
        },
      );
    };
    again();
    const stop = log.subscribe((changed) => {
      if (changed.some((store) => shown.includes(store))) again();
    });
    return () => {
      readings = Infinity;
      stop();
    };
  }, [log]);
  return { own, hasFailed };
};
