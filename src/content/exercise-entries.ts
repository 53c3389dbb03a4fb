import { createExerciseLibrary } from '../domain/workout-notation/exercise-library.ts';
import type {
  ExerciseLibrary,
  LibraryExercise,
} from '../domain/workout-notation/exercise-library.ts';
import { isSlug } from './entry-path.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const toLibraryExercise = (
  fields: Readonly<Record<string, unknown>>,
): LibraryExercise | undefined => {
  const { slug, category } = fields;
  if (!isSlug(slug) || !isSlug(category)) return undefined;
  const altTitle = text(fields['altTitle']);
  return {
    title: text(fields['title']),
    altTitle: altTitle === '' ? undefined : altTitle,
    slug,
    category,
    primaryMuscles: texts(fields['primaryMuscles']),
    secondaryMuscles: texts(fields['secondaryMuscles']),
    equipment: texts(fields['equipment']),
  };
};

/** The library that plans refer to, out of the fields of the exercise entries; entries without an address are left out. */
export const toExerciseLibrary = (
  exercises: readonly Readonly<Record<string, unknown>>[],
): ExerciseLibrary =>
  createExerciseLibrary(exercises.map(toLibraryExercise).filter((entry) => entry !== undefined));
