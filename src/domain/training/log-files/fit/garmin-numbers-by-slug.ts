import * as v from 'valibot';
import type { DeepReadonly } from '../../../deep-readonly.ts';

/** The public file with the numbers of our exercises in the catalogue of Garmin's watches. */
export const garminExerciseNumbersPath = '/training/watch-exercises.json';

const NumberInCatalogueSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff));

/**
 * By the slug of an exercise: its category in the catalogue, and its number there; a category alone
 * where the catalogue has nothing closer.
 */
export const GarminNumbersBySlugSchema = v.record(
  v.string(),
  v.union([
    v.tuple([NumberInCatalogueSchema]),
    v.tuple([NumberInCatalogueSchema, NumberInCatalogueSchema]),
  ]),
);
export type GarminNumbersBySlug = DeepReadonly<v.InferOutput<typeof GarminNumbersBySlugSchema>>;
