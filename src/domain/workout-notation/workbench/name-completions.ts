import { editDistance } from '../../text/edit-distance.ts';
import type { ExerciseLibrary, LibraryExercise } from '../names/exercise-library.ts';
import { comparableNamesOfLibrary } from '../names/known-names.ts';
import type { ComparableName } from '../names/known-names.ts';
import { foldName, normalisedNameWords } from '../names/normalised-name-words.ts';

/** An exercise that the typed letters may mean. */
export type ExerciseFoundByTitleOrOtherName = {
  readonly exercise: LibraryExercise;
  /** The other name by which it was found; undefined if the title matched. */
  readonly otherName: string | undefined;
};

const maxTyped = 60;

/** Whether a word may be the beginning of another, allowing one wrong letter in four. */
const isNearBeginning = (word: string, other: string): boolean => {
  if (other.startsWith(word)) return true;
  const wrong = Math.floor(word.length / 4);
  return wrong > 0 && editDistance(word, other.slice(0, word.length), wrong) <= wrong;
};

/**
 * Returns a function that rates how well a name matches the letters: lower is better; undefined if
 * it doesn't match.
 */
const createFit = (letters: string): ((name: ComparableName) => number | undefined) => {
  const typed = foldName(letters.slice(0, maxTyped));
  const together = typed.replaceAll(' ', '');
  const typedWords = typed.split(' ');
  const meant = normalisedNameWords(typed);
  return ({ folded, words }) => {
    if (folded.startsWith(typed)) return 0;
    const known = folded.split(' ');
    if (typedWords.every((word) => known.some((other) => other.startsWith(word)))) return 1;
    if (folded.replaceAll(' ', '').includes(together)) return 2;
    if (meant.every((word) => words.some((other) => other.startsWith(word)))) return 3;
    const isNear = typedWords.every((word) => known.some((other) => isNearBeginning(word, other)));
    return isNear ? 4 : undefined;
  };
};

/**
 * The exercises that the typed letters may mean, likeliest first: words in any order, by title or
 * other name.
 */
export const exercisesMatchingLetters = (
  letters: string,
  library: ExerciseLibrary,
): readonly ExerciseFoundByTitleOrOtherName[] => {
  const fit = createFit(letters);
  const found = new Map<
    LibraryExercise,
    { readonly name: ComparableName; readonly rank: number }
  >();
  for (const name of comparableNamesOfLibrary(library)) {
    const fits = fit(name);
    if (fits === undefined) continue;
    // The title wins over another name that matches equally well.
    const rank = name.isTitle ? fits : fits + 0.5;
    if (rank < (found.get(name.exercise)?.rank ?? Infinity)) {
      found.set(name.exercise, { name, rank });
    }
  }
  return [...found]
    .toSorted(
      ([one, { rank }], [other, { rank: otherRank }]) =>
        rank - otherRank ||
        one.title.length - other.title.length ||
        one.title.localeCompare(other.title),
    )
    .map(([exercise, { name }]) => ({
      exercise,
      otherName: name.isTitle ? undefined : name.name,
    }));
};
