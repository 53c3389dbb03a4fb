import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { allEquipment } from '../../training/all-equipment.ts';
import { muscles } from '../../training/muscles.ts';

export const DayTotalsSchema = v.object({
  /**
   * Hard sets by muscle, most first: a set counts 1 for a primary muscle and ½ for a secondary one.
   */
  setsByMuscle: v.array(v.object({ muscle: v.picklist(muscles), sets: v.number() })),
  /** An estimate in whole minutes; from ten minutes on, rounded to five. */
  minutes: v.number(),
  /** All the equipment that the day needs. */
  equipment: v.array(v.picklist(allEquipment)),
});
export type DayTotals = DeepReadonly<v.InferOutput<typeof DayTotalsSchema>>;
