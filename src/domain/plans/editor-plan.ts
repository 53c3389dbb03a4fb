import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

const EditorPlanSchema = v.object({
  title: v.string(),
  /** What kind of entry it is, such as `Workout plan`. */
  kind: v.string(),
  /** The address of its page. */
  path: v.string(),
  /** The text of each of its `workout` blocks. */
  notations: v.array(v.string()),
});
/** A plan of the site that an editor may begin from. */
export type EditorPlan = DeepReadonly<v.InferOutput<typeof EditorPlanSchema>>;

/** The file with all of them. */
export const EditorPlansSchema = v.array(EditorPlanSchema);
