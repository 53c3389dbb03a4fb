import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { ownExerciseNameInKey } from '../exercise-key.ts';
import { loadingKinds } from '../movement-and-loading.ts';
import { muscles } from '../muscles.ts';
import { EpochMillisecondsSchema } from '../record-values.ts';

const MusclesSchema = v.array(v.picklist(muscles));

export const OwnExerciseSchema = v.object({
  /** `ownExerciseKeyOfName` of its first name. Its sets are filed under it, so it never changes. */
  key: v.pipe(
    v.string(),
    v.check((key) => ownExerciseNameInKey(key) !== undefined),
  ),
  /** What the lifter calls it now; missing while that is the name in the key. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /**
   * The key of the exercise that it turned out to be. Its sets are read as sets of that one, and
   * stay filed as they are, so that the two can be taken apart again.
   */
  sameAs: v.optional(v.string()),
  loading: v.picklist(loadingKinds),
  primary: MusclesSchema,
  secondary: MusclesSchema,
  /**
   * When the lifter last changed it, in milliseconds since 1970: of two versions the newer counts.
   */
  changedAt: EpochMillisecondsSchema,
  /** Set when the lifter has taken it off her list. Its sets keep its name. */
  removedAt: v.optional(EpochMillisecondsSchema),
});
/** What the lifter has said about an exercise of her own. */
export type OwnExercise = DeepReadonly<v.InferOutput<typeof OwnExerciseSchema>>;
