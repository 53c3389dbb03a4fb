import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { exerciseEquipment } from './equipment.ts';
import { levels } from './levels.ts';
import { loadings, movementPatterns } from './movement-pattern.ts';
import { muscles } from './muscles.ts';

const ExerciseFactsSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** Another name for it, such as RDL; missing if it has one name. */
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
   * The weight that a lifter usually trains it with, in percent of the main lift of its pattern
   * (`mainLifts`), as the total weight moved: both dumbbells together. Missing where no other
   * lift's weight carries over.
   */
  relativeLoad: v.optional(v.number()),
  /** Its first cue; missing if its page has none. */
  cue: v.optional(v.string()),
});
/** The facts about a library exercise that training needs. */
export type ExerciseFacts = DeepReadonly<v.InferOutput<typeof ExerciseFactsSchema>>;

/** The public file with the facts of the whole library. */
export const exerciseFactsPath = '/training/exercises.json';
export const ExerciseFactsFileSchema = v.array(ExerciseFactsSchema);

/** The library by slug. */
export type FactsBySlug = ReadonlyMap<string, ExerciseFacts>;
export const toFactsBySlug = (facts: readonly ExerciseFacts[]): FactsBySlug =>
  new Map(facts.map((exercise) => [exercise.slug, exercise]));
