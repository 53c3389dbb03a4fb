import { createExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import type {
  ExerciseLibrary,
  LibraryExercise,
} from '../../domain/workout-notation/names/exercise-library.ts';
import { isSlug } from './entry-path.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from './entry.ts';

type ExerciseFields = Omit<PartialEntryOf<'exercise'>['fields'], 'content'>;

const toLibraryExercise = (fields: ExerciseFields): readonly LibraryExercise[] => {
  const { slug, category } = fields;
  if (!isSlug(slug) || !isSlug(category)) return [];
  return [
    {
      title: fields.title ?? '',
      altTitle: fields.altTitle,
      slug,
      category,
      primaryMuscles: fields.primaryMuscles ?? [],
      secondaryMuscles: fields.secondaryMuscles ?? [],
      equipment: fields.equipment ?? [],
    },
  ];
};

/**
 * The exercise library that workout notation refers to, from the fields of the exercises. Those
 * without an address are left out.
 */
export const exerciseLibraryOfFields = (exercises: readonly ExerciseFields[]): ExerciseLibrary =>
  createExerciseLibrary(exercises.flatMap(toLibraryExercise));

/** The exercise library of a space, without the exercises that have no address. */
export const exerciseLibraryOfEntries = (entries: readonly PartialEntry[]): ExerciseLibrary =>
  exerciseLibraryOfFields(entriesOfTypes(entries, 'exercise').map(({ fields }) => fields));
