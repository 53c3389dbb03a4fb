import { editDistance } from '../../text/edit-distance.ts';
import {
  countLetters,
  minEditDistanceFromLetterCounts,
} from '../../text/min-edit-distance-from-letter-counts.ts';
import type { Equipment } from '../../training/all-equipment.ts';
import type { Muscle } from '../../training/muscles.ts';

/** What the notation needs to know about an exercise of the library. */
export type LibraryExercise = {
  readonly title: string;
  readonly altTitle: string | undefined;
  readonly slug: string;
  /** The slug of its body area. */
  readonly category: string;
  readonly primaryMuscles: readonly Muscle[];
  readonly secondaryMuscles: readonly Muscle[];
  readonly equipment: readonly Equipment[];
};

export type ExerciseLibrary = {
  readonly exercises: readonly LibraryExercise[];
  /** Finds an exercise by its title, other name or slug. Ignores case, dashes and spaces. */
  readonly find: (name: string) => LibraryExercise | undefined;
  /** The title that a misspelt name most likely means; undefined if none is close. */
  readonly nearest: (name: string) => string | undefined;
};

const normalize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a known name at an edit distance may be the one meant: up to about a third of its letters
 * may differ.
 */
const isClose = (distance: number, length: number): boolean =>
  distance <= Math.max(2, Math.floor(length / 3));

/** Only the beginning of a longer name is compared, to save time. */
const maxNameLength = 80;

/** How many misspelt names a library caches with their suggestions. */
const maxCompared = 500;

/** Creates a library that finds exercises by the names that editors write. */
export const createExerciseLibrary = (exercises: readonly LibraryExercise[]): ExerciseLibrary => {
  // Titles come first: when an exercise's other name equals another's title, the title counts.
  const names = (['title', 'slug', 'altTitle'] as const).flatMap((kind) =>
    exercises.flatMap((exercise) => {
      const name = exercise[kind];
      return name === undefined ? [] : [[normalize(name), exercise] as const];
    }),
  );
  const byName = new Map<string, LibraryExercise>();
  for (const [name, exercise] of names) if (!byName.has(name)) byName.set(name, exercise);
  const known = [...byName].map(([name, exercise], place) => ({
    name,
    place,
    title: exercise.title,
    words: new Set(name.split(' ')),
    letters: countLetters(name),
  }));
  const compare = (wanted: string): string | undefined => {
    const words = wanted.split(' ');
    const letters = countLetters(wanted);
    // Computing distances is the slow part, so it is done only for names that may be meant,
    // likeliest first.
    const candidates = known
      .flatMap((candidate) => {
        const shared = words.filter((word) => candidate.words.has(word)).length;
        const { length } = candidate.name;
        if (shared === 0 && !isClose(Math.abs(length - wanted.length), length)) return [];
        const fewest = minEditDistanceFromLetterCounts(letters, candidate.letters);
        if (shared === 0 && !isClose(fewest, length)) return [];
        return [{ ...candidate, shared, least: fewest - 3 * shared }];
      })
      .toSorted((one, other) => one.least - other.least || one.place - other.place);
    let best:
      | { readonly title: string; readonly score: number; readonly place: number }
      | undefined;
    for (const { name, place, title, shared, least } of candidates) {
      if (best !== undefined && least > best.score) break;
      // Of two that are equally near, the first name of the library wins.
      const limit = (best?.score ?? Infinity) + 3 * shared;
      const distance = editDistance(wanted, name, limit);
      if (distance > limit || (!isClose(distance, name.length) && shared === 0)) continue;
      const score = distance - 3 * shared;
      if (best === undefined || score < best.score || place < best.place)
        best = { title, score, place };
    }
    return best?.title;
  };
  // A text is checked again after every key, mostly with the same misspelt names as before.
  const compared = new Map<string, string | undefined>();
  return {
    exercises,
    find: (name) => byName.get(normalize(name)),
    nearest: (name) => {
      const wanted = normalize(name).slice(0, maxNameLength);
      if (wanted === '') return undefined;
      if (compared.has(wanted)) return compared.get(wanted);
      const nearest = compare(wanted);
      if (compared.size >= maxCompared) compared.clear();
      compared.set(wanted, nearest);
      return nearest;
    },
  };
};
