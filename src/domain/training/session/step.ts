import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import {
  SetAmountSchema,
  LoadSchema,
  TempoSchema,
  equipmentPhrases,
  partKinds,
} from '../../workout-notation/plan.ts';
import { WeightWithUnitSchema } from '../weight.ts';

const GroupPlaceSchema = v.object({
  /** The id of the group: that of its first line. */
  id: v.string(),
  kind: v.picklist(['superset', 'circuit', 'amrap', 'emom']),
  /** From 1. */
  round: v.number(),
  /** Missing for an AMRAP, which has as many rounds as fit. */
  rounds: v.optional(v.number()),
  /** The position of the exercise in the round, from 1, and the number of exercises. */
  position: v.number(),
  size: v.number(),
  /** The length of an AMRAP or EMOM. */
  minutes: v.optional(v.number()),
});

/**
 * One set to be done: numbers and ids, without the plan's text. `sessionAfterEvent` goes through a
 * list of them.
 */
export const StepSchema = v.object({
  /**
   * Stable: the line, the number of the set, and the side: `main.back-squat.1/3`,
   * `main.split-squat.1/2/left`.
   */
  id: v.string(),
  /** The id of its line (`PlanLine`). */
  line: v.string(),
  part: v.picklist(partKinds),
  slug: v.optional(v.string()),
  equipment: v.optional(v.picklist(equipmentPhrases)),
  /** A ramp set is computed from the work weight and doesn't count as a hard set. */
  kind: v.picklist(['ramp', 'work']),
  /** The number of this set among those of its line and kind, from 1, and how many there are. */
  set: v.number(),
  of: v.number(),
  group: v.optional(GroupPlaceSchema),
  side: v.optional(v.picklist(['left', 'right'])),
  amount: SetAmountSchema,
  loads: v.array(LoadSchema),
  /** The reps to aim for within the plan's range; if missing, aim for its lower end. */
  aim: v.optional(v.number()),
  /** The planned weight; missing where there is nothing to load, or the weight is unknown. */
  weight: v.optional(WeightWithUnitSchema),
  perHand: v.boolean(),
  /** Rest after it in seconds; 0 within a round and after the first of two sides. */
  restSeconds: v.number(),
  tempo: v.optional(TempoSchema),
});
export type Step = DeepReadonly<v.InferOutput<typeof StepSchema>>;
