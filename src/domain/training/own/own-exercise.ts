import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { ownNameOf } from '../exercise-key.ts';
import { loadings } from '../movement-pattern.ts';
import { muscles } from '../muscles.ts';
import { TimeSchema } from '../record-values.ts';

const MusclesSchema = v.array(v.picklist(muscles));

export const OwnExerciseSchema = v.object({
  /** `ownExerciseKey` of its name. */
  key: v.pipe(
    v.string(),
    v.check((key) => ownNameOf(key) !== undefined),
  ),
  loading: v.picklist(loadings),
  primary: MusclesSchema,
  secondary: MusclesSchema,
  /** When the lifter last changed it, in milliseconds since 1970: of two versions the newer counts. */
  changedAt: TimeSchema,
  /** Set when the lifter has taken it off her list. Its sets keep its name. */
  removedAt: v.optional(TimeSchema),
});
/** What the lifter has said about an exercise of her own. Its name is in its key. */
export type OwnExercise = DeepReadonly<v.InferOutput<typeof OwnExerciseSchema>>;
