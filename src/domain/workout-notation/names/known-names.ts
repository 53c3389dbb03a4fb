import type { ExerciseLibrary, LibraryExercise } from './exercise-library.ts';
import {
  countLetters,
  type LetterCounts,
} from '../../text/min-edit-distance-from-letter-counts.ts';
import { foldName, normalisedNameWords } from './normalised-name-words.ts';

/** A name of a library exercise, prepared for comparison. */
export type ComparableName = {
  readonly exercise: LibraryExercise;
  readonly name: string;
  readonly isTitle: boolean;
  readonly folded: string;
  readonly words: readonly string[];
  /** The words joined by spaces, and the count of each letter in them. */
  readonly joined: string;
  readonly letters: LetterCounts;
};

const remembered = new WeakMap<ExerciseLibrary, readonly ComparableName[]>();

/**
 * Every title and other name of a library. They are prepared once, since a name is compared with
 * all of them after every key.
 */
export const comparableNamesOfLibrary = (library: ExerciseLibrary): readonly ComparableName[] => {
  const before = remembered.get(library);
  if (before !== undefined) return before;
  const names = library.exercises.flatMap((exercise) =>
    [exercise.title, exercise.altTitle ?? ''].flatMap((name, index) => {
      if (name === '') return [];
      const words = normalisedNameWords(name);
      const joined = words.join(' ');
      const letters = countLetters(joined);
      return [
        { exercise, name, isTitle: index === 0, folded: foldName(name), words, joined, letters },
      ];
    }),
  );
  remembered.set(library, names);
  return names;
};
