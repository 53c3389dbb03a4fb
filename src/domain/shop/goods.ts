import * as v from 'valibot';
import type { Currency } from '../money.ts';

const minorUnits = v.object({ minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** A price in each currency, VAT included. */
export const PriceInEachCurrencySchema = v.object({
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
  /** The address of a small square picture on this site; null if the space's pictures have none. */
  image: v.nullable(v.string()),
  /** The weight of one piece with its packaging, in grams. */
  weightGrams: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The editors' own flag: false takes it out of the shop, whatever the stock. */
  isOffered: v.boolean(),
  prices: PriceInEachCurrencySchema,
  /**
   * The pieces that can be added to a cart: one for each variant, or a single one without variants.
   */
  pieces: v.array(v.object({ sku: v.string(), variant: v.nullable(v.string()) })),
});
export type Product = Readonly<v.InferOutput<typeof ProductSchema>>;

/** Destinations with the same delivery price per parcel. */
const DeliveryZoneSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** ISO 3166 codes: `GB` is England, Scotland and Wales, `GB-NIR` Northern Ireland. */
  destinations: v.array(v.string()),
  /** The delivery price of a parcel, in minor units. */
  prices: amounts,
  /** The maximum weight of one parcel. A heavier order takes several. */
  gramsPerParcel: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The value of the goods from which delivery is free; null if it never is. */
  freeFrom: v.nullable(amounts),
  /** Counted from the day of dispatch, Monday to Friday. */
  workingDaysFrom: v.pipe(v.number(), v.integer(), v.minValue(1)),
  workingDaysTo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Who pays import VAT and duty; null where there is none. */
  duty: v.nullable(v.string()),
  /**
   * Whether the law there requires a responsible person. Without one (`Company`) the zone isn't
   * served.
   */
  needsResponsiblePerson: v.boolean(),
});
export type DeliveryZone = Readonly<v.InferOutput<typeof DeliveryZoneSchema>>;

/**
 * The shape of `private/shop.json`, to which the build writes the shop's products and delivery
 * zones.
 */
export const ShopSchema = v.object({
  products: v.array(ProductSchema),
  zones: v.array(DeliveryZoneSchema),
});
/** The shop's products and delivery zones. Only zones that are served are included. */
export type Shop = Readonly<v.InferOutput<typeof ShopSchema>>;
