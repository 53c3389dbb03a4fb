import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { allEquipment } from '../training/all-equipment.ts';
import { muscles } from '../training/muscles.ts';

/** What is inside a plan, in counts that anybody may see (`countContentsOfProgramme`). */
export const PublicCountsOfProgrammeSchema = v.object({
  weeks: v.number(),
  sessions: v.number(),
  daysAWeek: v.number(),
  minutes: v.object({ from: v.number(), to: v.number() }),
  equipment: v.array(v.picklist(allEquipment)),
  muscles: v.array(v.object({ muscle: v.picklist(muscles), sets: v.array(v.number()) })),
  exercises: v.array(v.object({ title: v.string(), path: v.string(), sessions: v.number() })),
});
export type PublicCountsOfProgramme = DeepReadonly<
  v.InferOutput<typeof PublicCountsOfProgrammeSchema>
>;
