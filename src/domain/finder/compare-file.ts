import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { allEquipment } from '../training/all-equipment.ts';
import { levels } from '../training/levels.ts';
import { muscles } from '../training/muscles.ts';
import { FinderPricesSchema } from './finder-file.ts';

const ComparedPlanSchema = v.object({
  path: v.string(),
  title: v.string(),
  /** A free plan is open to everybody; a pack to whoever has bought it. */
  kind: v.picklist(['free plan', 'pack']),
  /** Missing for a collection of sessions without an order. */
  weeks: v.optional(v.number()),
  days: v.number(),
  minutes: v.object({ from: v.number(), to: v.number() }),
  equipment: v.array(v.picklist(allEquipment)),
  level: v.nullable(v.picklist(levels)),
  /** Hard sets a week, on average, of the muscles with the most of them. */
  sets: v.array(v.object({ muscle: v.picklist(muscles), aWeek: v.number() })),
  sale: v.optional(FinderPricesSchema),
});
/** A plan or a pack, as it stands beside others. */
export type ComparedPlan = DeepReadonly<v.InferOutput<typeof ComparedPlanSchema>>;

/** Every public plan and pack, in the order of the lists. */
export const CompareFileSchema = v.array(ComparedPlanSchema);

export const compareFilePath = '/finder/compare.json';
