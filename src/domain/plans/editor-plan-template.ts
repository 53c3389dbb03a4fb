import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

const EditorPlanSchema = v.object({
  title: v.string(),
  /** The kind of entry, such as `Workout plan`. */
  kind: v.string(),
  /** The address of its page. */
  path: v.string(),
  /** The text of each of its `workout` blocks. */
  notations: v.array(v.string()),
});
/** A plan of the site that an editor may start from. */
export type EditorPlanTemplate = DeepReadonly<v.InferOutput<typeof EditorPlanSchema>>;

/** The file with all these plans. */
export const EditorPlanTemplatesSchema = v.array(EditorPlanSchema);
