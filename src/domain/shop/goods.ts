import * as v from 'valibot';
import type { Currency } from '../money.ts';

const minorUnits = v.object({ minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** A price in each currency, VAT included. */
export const PricesSchema = v.object({
  gbp: minorUnits,
  eur: minorUnits,
  usd: minorUnits,
  aud: minorUnits,
} satisfies Record<Currency, unknown>);

const amounts = v.object({
  gbp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  eur: v.pipe(v.number(), v.integer(), v.minValue(0)),
  usd: v.pipe(v.number(), v.integer(), v.minValue(0)),
  aud: v.pipe(v.number(), v.integer(), v.minValue(0)),
} satisfies Record<Currency, unknown>);

/** A product of the shop, and its variants, such as sizes. */
const ProductSchema = v.object({
  slug: v.string(),
  title: v.string(),
  path: v.string(),
  /** The address of a small square picture on this site; null in a space whose pictures have none. */
  image: v.nullable(v.string()),
  /** Of one piece in its packing, in grams. */
  weightGrams: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The editors' own flag: false takes it out of the shop whatever the stock says. */
  isOffered: v.boolean(),
  prices: PricesSchema,
  /** What can be put into a cart: one for each variant, or a single one without. */
  pieces: v.array(v.object({ sku: v.string(), variant: v.nullable(v.string()) })),
});
export type Product = Readonly<v.InferOutput<typeof ProductSchema>>;

/** Where we deliver to at one price for a parcel. */
const DeliveryZoneSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** ISO 3166 codes: `GB` is England, Scotland and Wales, `GB-NIR` Northern Ireland. */
  destinations: v.array(v.string()),
  /** What delivery of a parcel costs, in minor units. */
  prices: amounts,
  /** What one parcel may weigh. A heavier order takes several. */
  gramsPerParcel: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The value of the goods from which delivery is free; null if it never is. */
  freeFrom: v.nullable(amounts),
  /** From the day of dispatch, Monday to Friday. */
  workingDaysFrom: v.pipe(v.number(), v.integer(), v.minValue(1)),
  workingDaysTo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Who pays import VAT and duty; null where there is none. */
  duty: v.nullable(v.string()),
  /** Whether the law there asks for a responsible person. Without one (`site.responsiblePerson`) the zone isn't served. */
  needsResponsiblePerson: v.boolean(),
});
export type DeliveryZone = Readonly<v.InferOutput<typeof DeliveryZoneSchema>>;

/** The shape of `private/shop.json`, in which the build writes down what the shop sells and where it delivers. */
export const ShopSchema = v.object({
  products: v.array(ProductSchema),
  zones: v.array(DeliveryZoneSchema),
});
/** What the shop sells, and where it delivers. The zones are those that are served. */
export type Shop = Readonly<v.InferOutput<typeof ShopSchema>>;
