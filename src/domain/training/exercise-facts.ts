import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { exerciseEquipment } from './equipment.ts';
import { levels } from './levels.ts';
import { loadings, movementPatterns } from './movement-pattern.ts';
import { muscles } from './muscles.ts';

const ExerciseFactsSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** What it is called as well, such as RDL; missing if it has one name. */
  otherName: v.optional(v.string()),
  /** The address of its page. */
  path: v.string(),
  level: v.picklist(levels),
  equipment: v.array(v.picklist(exerciseEquipment)),
  primary: v.array(v.picklist(muscles)),
  secondary: v.array(v.picklist(muscles)),
  pattern: v.picklist(movementPatterns),
  loading: v.picklist(loadings),
  /**
   * What a lifter usually trains it with, in percent of the main lift of its pattern (`mainLifts`), counted as the whole weight that she
   * moves: both dumbbells together. Missing where a weight carries over from nothing.
   */
  relativeLoad: v.optional(v.number()),
  /** The first of its cues; missing if its page has none. */
  cue: v.optional(v.string()),
});
/** What training needs to know of an exercise of the library. */
export type ExerciseFacts = DeepReadonly<v.InferOutput<typeof ExerciseFactsSchema>>;

/** The public file with the facts of the whole library. */
export const exerciseFactsPath = '/training/exercises.json';
export const ExerciseFactsFileSchema = v.array(ExerciseFactsSchema);

/** The library by slug. */
export type FactsBySlug = ReadonlyMap<string, ExerciseFacts>;
export const toFactsBySlug = (facts: readonly ExerciseFacts[]): FactsBySlug =>
  new Map(facts.map((exercise) => [exercise.slug, exercise]));
