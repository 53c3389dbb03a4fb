import { editDistance } from '../edit-distance.ts';
import type { Equipment } from '../training/equipment.ts';
import type { Muscle } from '../training/muscles.ts';

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
  /** Finds an exercise by its title, other name or slug. Ignores capitals, dashes and spaces. */
  readonly find: (name: string) => LibraryExercise | undefined;
  /** The title that a misspelt name most likely means; undefined when none is close. */
  readonly nearest: (name: string) => string | undefined;
};

const normalize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a name with an edit distance to a known one can still be meant: up to about a third of its letters may differ. */
const isClose = (distance: number, length: number): boolean =>
  distance <= Math.max(2, Math.floor(length / 3));

const sharedWords = (one: string, other: string): number => {
  const words = new Set(other.split(' '));
  return one.split(' ').filter((word) => words.has(word)).length;
};

/** Only the beginning of a longer name is compared, to limit the time that takes. */
const maxNameLength = 80;

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
  return {
    find: (name) => byName.get(normalize(name)),
    nearest: (name) => {
      const wanted = normalize(name).slice(0, maxNameLength);
      if (wanted === '') return undefined;
      let best: { readonly title: string; readonly score: number } | undefined;
      for (const [known, exercise] of byName) {
        const distance = editDistance(wanted, known);
        const shared = sharedWords(wanted, known);
        if (!isClose(distance, known.length) && shared === 0) continue;
        const score = distance - 3 * shared;
        if (best === undefined || score < best.score) best = { title: exercise.title, score };
      }
      return best?.title;
    },
  };
};
