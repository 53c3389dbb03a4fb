import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { allEquipment } from '../training/all-equipment.ts';
import { levels } from '../training/levels.ts';
import { PlanFinderOnlyFactsSchema } from './plan-finder-only-facts.ts';

const Amount = v.object({ minorUnits: v.number() });

/** A price, as queries return it. */
export const FinderPricesSchema = v.object({
  productId: v.string(),
  prices: v.object({ gbp: Amount, eur: Amount, usd: Amount, aud: Amount }),
});

/** What a card says of training. */
export const FinderTrainingFactsSchema = v.object({
  days: v.number(),
  minutes: v.object({ from: v.number(), to: v.number() }),
  equipment: v.array(v.picklist(allEquipment)),
  level: v.nullable(v.picklist(levels)),
});

const FinderEntrySchema = v.object({
  path: v.string(),
  title: v.string(),
  facts: FinderTrainingFactsSchema,
  /** What the plan finder compares; exercises have none. */
  plan: v.optional(PlanFinderOnlyFactsSchema),
  /** `src` is the address of its small size. */
  picture: v.object({ alt: v.string(), src: v.string() }),
  /** Left out if it is free or not for sale. */
  sale: v.optional(FinderPricesSchema),
});

/** An entry in a list's file: the data for its card and for the finder. */
export type FinderListEntry = DeepReadonly<v.InferOutput<typeof FinderEntrySchema>>;

/** All entries of a list, in order. */
export const FinderListFileSchema = v.array(FinderEntrySchema);
