import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { equipment } from '../training/equipment.ts';
import { muscles } from '../training/muscles.ts';

/** What a day adds up to. */
export const DayTotalsSchema = v.object({
  /** Hard sets by muscle, most first: a set counts 1 for a primary muscle and ½ for a secondary one. */
  setsByMuscle: v.array(v.object({ muscle: v.picklist(muscles), sets: v.number() })),
  /** An estimate in whole minutes, from ten minutes on to the nearest five. */
  minutes: v.number(),
  /** All the equipment that is needed. */
  equipment: v.array(v.picklist(equipment)),
});
export type DayTotals = DeepReadonly<v.InferOutput<typeof DayTotalsSchema>>;
