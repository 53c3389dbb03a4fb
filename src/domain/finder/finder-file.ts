import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { equipment } from '../training/equipment.ts';
import { levels } from '../training/levels.ts';

const FinderEntrySchema = v.object({
  path: v.string(),
  title: v.string(),
  facts: v.object({
    days: v.number(),
    minutes: v.object({ from: v.number(), to: v.number() }),
    equipment: v.array(v.picklist(equipment)),
    level: v.nullable(v.picklist(levels)),
  }),
  /** `src` is the address of its small size. */
  picture: v.object({ alt: v.string(), src: v.string() }),
});

/** What the file of a list says about an entry: what its card needs, and what the finder looks at. */
export type FinderEntry = DeepReadonly<v.InferOutput<typeof FinderEntrySchema>>;

/** All entries of a list, in its order. */
export const FinderFileSchema = v.array(FinderEntrySchema);
