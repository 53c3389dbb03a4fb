import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { equipment } from '../training/equipment.ts';
import { levels } from '../training/levels.ts';

const Amount = v.object({ minorUnits: v.number() });

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
  /** What it costs, as a query gives it; left out for what is free or can't be bought. */
  sale: v.optional(
    v.object({ prices: v.object({ gbp: Amount, eur: Amount, usd: Amount, aud: Amount }) }),
  ),
});

/** What the file of a list says about an entry: what its card needs, and what the finder looks at. */
export type FinderEntry = DeepReadonly<v.InferOutput<typeof FinderEntrySchema>>;

/** All entries of a list, in its order. */
export const FinderFileSchema = v.array(FinderEntrySchema);
