/** What the notation knows of an exercise of the library. */
export type LibraryExercise = {
  readonly title: string;
  readonly altTitle: string | undefined;
  readonly slug: string;
  /** The slug of its body area. */
  readonly category: string;
  readonly primaryMuscles: readonly string[];
  readonly secondaryMuscles: readonly string[];
  readonly equipment: readonly string[];
};

export type ExerciseLibrary = {
  /** By title, other name or slug; capitals, dashes and spaces make no difference. */
  readonly find: (name: string) => LibraryExercise | undefined;
  /** The title that is written most like the name, or undefined when none is close. */
  readonly nearest: (name: string) => string | undefined;
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters to add, leave out, change or swap with their neighbour to turn one word into the other. */
export const editDistance = (one: string, other: string): number => {
  const table = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const cost = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  const nowhere = one.length + other.length + 2;
  const lastRows = new Map<string, number>();
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    table.push(current);
    const letter = one.charAt(row - 1);
    let lastColumn = nowhere;
    for (let column = 1; column <= other.length; column += 1) {
      const otherLetter = other.charAt(column - 1);
      // Where these two letters stood last, the other way round; what is between them is left out or added.
      const lastRow = lastRows.get(otherLetter) ?? nowhere;
      const between = row - lastRow - 1 + (column - lastColumn - 1);
      current.push(
        Math.min(
          cost(row - 1, column) + 1,
          cost(row, column - 1) + 1,
          cost(row - 1, column - 1) + (letter === otherLetter ? 0 : 1),
          cost(lastRow - 1, lastColumn - 1) + between + 1,
        ),
      );
      if (letter === otherLetter) lastColumn = column;
    }
    lastRows.set(letter, row);
  }
  return cost(one.length, other.length);
};

/** A name may be misspelt by about a third of its letters and still be recognised. */
const isClose = (distance: number, length: number): boolean =>
  distance <= Math.max(2, Math.floor(length / 3));

const sharedWords = (one: string, other: string): number => {
  const words = new Set(other.split(' '));
  return one.split(' ').filter((word) => words.has(word)).length;
};

const longestName = 80;

/** Makes a library that finds exercises by what editors write. */
export const createExerciseLibrary = (exercises: readonly LibraryExercise[]): ExerciseLibrary => {
  // Titles first, so that no other name of an exercise takes the title of another.
  const names = (['title', 'slug', 'altTitle'] as const).flatMap((kind) =>
    exercises.flatMap((exercise) => {
      const name = exercise[kind];
      return name === undefined ? [] : [[plain(name), exercise] as const];
    }),
  );
  const byName = new Map<string, LibraryExercise>();
  for (const [name, exercise] of names) if (!byName.has(name)) byName.set(name, exercise);
  return {
    find: (name) => byName.get(plain(name)),
    nearest: (name) => {
      const wanted = plain(name).slice(0, longestName);
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
