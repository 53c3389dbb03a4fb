import type { EntryProps } from 'contentful-management';
import { isEquipment } from '../domain/training/all-equipment.ts';
import { isMuscle } from '../domain/training/muscles.ts';
import {
  createExerciseLibrary,
  type ExerciseLibrary,
  type LibraryExercise,
} from '../domain/workout-notation/names/exercise-library.ts';

/** Reads one page of entries, as the app's management API client returns it. */
export type ReadPageOfEntries = (query: {
  readonly content_type: string;
  readonly limit: number;
  readonly skip: number;
  readonly order: string;
}) => Promise<{ readonly items: readonly Pick<EntryProps, 'fields'>[]; readonly total: number }>;

/**
 * Entries are read whole: a page of 200 stays well below the limit of seven megabytes for an
 * answer.
 */
const pageSize = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const toExercise = (
  { fields }: Pick<EntryProps, 'fields'>,
  locale: string,
): readonly LibraryExercise[] => {
  const read = (name: string): unknown => {
    const values: unknown = fields[name];
    return typeof values === 'object' && values !== null ? Reflect.get(values, locale) : undefined;
  };
  const title = textOf(read('title'));
  const slug = textOf(read('slug'));
  // A draft may have neither.
  if (title === '' || slug === '') return [];
  return [
    {
      title,
      altTitle: textOf(read('altTitle')) || undefined,
      slug,
      category: textOf(read('category')),
      primaryMuscles: textsOf(read('primaryMuscles')).filter(isMuscle),
      secondaryMuscles: textsOf(read('secondaryMuscles')).filter(isMuscle),
      equipment: textsOf(read('equipment')).filter(isEquipment),
    },
  ];
};

/**
 * Reads all exercises of the space that the app runs in. Rejects if the content service doesn't
 * return them.
 */
export const readContentfulExerciseLibrary = async (
  readEntries: ReadPageOfEntries,
  locale: string,
): Promise<ExerciseLibrary> => {
  const exercises: LibraryExercise[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const { items, total } = await readEntries({
      content_type: 'exercise',
      limit: pageSize,
      skip,
      order: 'sys.id',
    });
    exercises.push(...items.flatMap((entry) => toExercise(entry, locale)));
    if (items.length === 0 || skip + items.length >= total) break;
  }
  return createExerciseLibrary(exercises);
};
