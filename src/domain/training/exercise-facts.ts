import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { libraryEquipment } from './all-equipment.ts';
import { gymStationNameList } from './gym-station-name-list.ts';
import { levels } from './levels.ts';
import { loadingKinds, movementPatterns } from './movement-and-loading.ts';
import { muscles } from './muscles.ts';
import { soreParts } from './sore-part.ts';

const partsOfBody = v.optional(v.array(v.picklist(soreParts)));

const ExerciseFactsSchema = v.object({
  /** Of an exercise of the lifter’s own: its whole key, such as `own:Zercher squat`. */
  slug: v.string(),
  title: v.string(),
  /** Another name for it, such as RDL; missing if it has one name. */
  otherName: v.optional(v.string()),
  /** The address of its page; missing for an exercise of the lifter’s own. */
  path: v.optional(v.string()),
  level: v.picklist(levels),
  equipment: v.array(v.picklist(libraryEquipment)),
  primary: v.array(v.picklist(muscles)),
  secondary: v.array(v.picklist(muscles)),
  pattern: v.picklist(movementPatterns),
  loading: v.picklist(loadingKinds),
  /**
   * Whether it trains one side and then the other, so that reps, seconds and metres count per side.
   * Missing if both work at once.
   */
  oneSided: v.optional(v.boolean()),
  /**
   * The weight that a lifter usually trains it with, in percent of the main lift of its pattern, as
   * the total weight moved: both dumbbells together. Missing where no other lift's weight carries
   * over. These are a coach's rough figures for what women usually train with at the same reps, not
   * taken from any study. They vary a lot with limb length, practice and machines, so code that
   * carries a weight over stays on the safe side.
   */
  relativeLoad: v.optional(v.number()),
  /**
   * The slug of the lift that `relativeLoad` is a percentage of: the one that plans give
   * percentages of and that lifters know their maximum of. Two patterns may share one.
   */
  mainLift: v.optional(v.string()),
  station: v.optional(v.picklist(gymStationNameList)),
  /** Parts of the body that it loads, unlike most exercises of its pattern. */
  alsoLoads: partsOfBody,
  /** Parts of the body that it spares, unlike most exercises of its pattern. */
  spares: partsOfBody,
  /** Parts of the body for which a coach would suggest it first when they are sore. */
  kindTo: partsOfBody,
  /** The slug of the exercise that replaces it when the belly is bloated. */
  insteadWhenBloated: v.optional(v.string()),
  /** Its first cue; missing if its page has none. */
  cue: v.optional(v.string()),
});
/** The facts about a library exercise that training needs. */
export type ExerciseFacts = DeepReadonly<v.InferOutput<typeof ExerciseFactsSchema>>;

/** The public file with the facts of the whole library. */
export const exerciseFactsPath = '/training/exercises.json';
export const ExerciseFactsFileSchema = v.array(ExerciseFactsSchema);

export type ExerciseFactsBySlug = ReadonlyMap<string, ExerciseFacts>;
export const toExerciseFactsBySlug = (facts: readonly ExerciseFacts[]): ExerciseFactsBySlug =>
  new Map(facts.map((exercise) => [exercise.slug, exercise]));
