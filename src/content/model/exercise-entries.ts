import { isEquipment } from '../../domain/training/equipment.ts';
import { isMuscle } from '../../domain/training/muscles.ts';
import { createExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import type {
  ExerciseLibrary,
  LibraryExercise,
} from '../../domain/workout-notation/names/exercise-library.ts';
import { isSlug } from './entry-path.ts';
import { toOptionalText, toText, toTexts } from './field-values.ts';

const toLibraryExercise = (
  fields: Readonly<Record<string, unknown>>,
): LibraryExercise | undefined => {
  const { slug, category } = fields;
  if (!isSlug(slug) || !isSlug(category)) return undefined;
  return {
    title: toText(fields['title']),
    altTitle: toOptionalText(fields['altTitle']),
    slug,
    category,
    primaryMuscles: toTexts(fields['primaryMuscles']).filter(isMuscle),
    secondaryMuscles: toTexts(fields['secondaryMuscles']).filter(isMuscle),
    equipment: toTexts(fields['equipment']).filter(isEquipment),
  };
};

/** The exercise library that workout notation refers to, from the fields of the exercise entries. Entries without an address are left out. */
export const toExerciseLibrary = (
  exercises: readonly Readonly<Record<string, unknown>>[],
): ExerciseLibrary =>
  createExerciseLibrary(exercises.map(toLibraryExercise).filter((entry) => entry !== undefined));
