import type { ExerciseFacts } from './exercise-facts.ts';

/**
 * The exercises whose name contains every word of a search, at most so many: those that have its
 * first word earliest come first. None for an empty search.
 */
export const findExercisesByName = (
  search: string,
  exercises: readonly ExerciseFacts[],
  most: number,
): readonly ExerciseFacts[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const placeOf = ({ title }: ExerciseFacts): number => title.toLowerCase().indexOf(first);
  return exercises
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, most);
};
