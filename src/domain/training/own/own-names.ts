import { ownExerciseKeyOfName, ownExerciseNameInKey, type ExerciseKey } from '../exercise-key.ts';
import type { OwnExercise } from './own-exercise.ts';

/** What the lifter calls an exercise of her own. */
export const currentNameOfOwnExercise = ({
  key,
  name,
}: Pick<OwnExercise, 'key' | 'name'>): string => name ?? ownExerciseNameInKey(key) ?? key;

/** A name as it is stored: left out while it is the one in the key. */
export const ownNameFieldUnlessInKey = (
  key: ExerciseKey,
  name: string,
): Pick<OwnExercise, 'name'> => (name === ownExerciseNameInKey(key) ? {} : { name });

const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names can't be told apart in a list. */
export const isSameExerciseName = (one: string, other: string): boolean =>
  folded(one) === folded(other);

/**
 * The key for a new exercise: of its name, unless an exercise that has another name now still has
 * its sets under that key. One that was taken off the list comes back.
 */
export const freeOwnExerciseKeyForName = (
  name: string,
  own: readonly OwnExercise[],
): ExerciseKey => {
  const taken = new Set(
    own.filter(({ removedAt }) => removedAt === undefined).map(({ key }) => key),
  );
  let key = ownExerciseKeyOfName(name);
  for (let number = 2; taken.has(key); number += 1)
    key = ownExerciseKeyOfName(`${name} (${number})`);
  return key;
};
