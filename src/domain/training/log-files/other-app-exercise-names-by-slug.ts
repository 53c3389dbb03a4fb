import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';

/**
 * The public file with what other apps call the exercises of the library. Only an import reads it,
 * so it is apart from the facts that every session loads.
 */
export const otherAppExerciseNamesBySlugPath = '/training/other-app-names.json';

export const OtherAppExerciseNamesBySlugSchema = v.record(v.string(), v.array(v.string()));
export type OtherAppExerciseNamesBySlug = DeepReadonly<
  v.InferOutput<typeof OtherAppExerciseNamesBySlugSchema>
>;
