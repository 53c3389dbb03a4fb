import { Profile } from '@garmin/fitsdk';

/*
 * Garmin's catalogue of exercises, from its own SDK: some fifty categories with their exercises,
 * each with a number. Only the build reads it; browsers get the numbers of our exercises.
 */

/** `barbellBackSquat` as words: `barbell back squat`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([A-Z]|\d+)/g, ' $1')
    .trim()
    .toLowerCase();

type Numbers = ReadonlyMap<string, number>;

/** The names of an enumeration of the SDK as words, with their numbers. */
const numbersOf = (names: Readonly<Record<string, string>> = {}): Numbers =>
  new Map(Object.entries(names).map(([number, name]) => [wordsOf(name), Number(number)]));

const enumerations: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries(Profile.types),
);

const categories: ReadonlyMap<string, { readonly number: number; readonly names: Numbers }> =
  new Map(
    Object.entries(enumerations.get('exerciseCategory') ?? {}).map(([number, name]) => [
      wordsOf(name),
      {
        number: Number(number),
        names: numbersOf(enumerations.get(`${name}ExerciseName`)),
      },
    ]),
  );

/** An exercise of the catalogue, or what of it the catalogue doesn't have. */
export type GarminNumbersOrMissingPart =
  | { readonly kind: 'found'; readonly numbers: readonly [number] | readonly [number, number] }
  | { readonly kind: 'unknown'; readonly missing: 'category' | 'exercise' };

/** What the field `watchExercise` of an exercise means: `squat`, or `squat/goblet squat`. */
export const parseGarminNumbersOrMissingPart = (text: string): GarminNumbersOrMissingPart => {
  const [categoryName = '', ...rest] = text.split('/').map((part) => part.trim().toLowerCase());
  const category = categories.get(categoryName);
  if (category === undefined) return { kind: 'unknown', missing: 'category' };
  if (rest.length === 0) return { kind: 'found', numbers: [category.number] };
  const number = category.names.get(rest.join('/'));
  return number === undefined
    ? { kind: 'unknown', missing: 'exercise' }
    : { kind: 'found', numbers: [category.number, number] };
};
