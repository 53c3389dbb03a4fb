import * as v from 'valibot';
import { currencies, type Currency, type Money, type Prices } from './money.ts';

/** What we sell on the payment provider's page. Goods of the shop are not in it. */
const kinds = ['membership', 'pack'] as const;
export type SaleKind = (typeof kinds)[number];

const PriceSchema = v.object({
  /** The price's id at the payment provider. */
  priceId: v.string(),
  /** In the smallest unit of the currency, VAT included. */
  minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const CatalogueItemSchema = v.object({
  kind: v.picklist(kinds),
  /** The product's id at the payment provider. It is also the right that whoever buys it gets (ROLES-2). */
  productId: v.string(),
  title: v.string(),
  /** The address of the page that sells it. */
  path: v.string(),
  prices: v.object({
    gbp: PriceSchema,
    eur: PriceSchema,
    usd: PriceSchema,
    aud: PriceSchema,
  } satisfies Record<Currency, unknown>),
});

/** The shape of the file in which the build writes down what it has compared with the payment provider. */
export const CatalogueSchema = v.array(CatalogueItemSchema);

export type CatalogueItem = Readonly<v.InferOutput<typeof CatalogueItemSchema>>;
/** Everything that can be bought, with its price ids. */
export type Catalogue = readonly CatalogueItem[];

/** How a payment is made: once, or again each year. The payment provider's own words. */
export const paymentModes = ['payment', 'subscription'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** The mode in which an item is paid. */
export const modeOf = ({ kind }: Pick<CatalogueItem, 'kind'>): PaymentMode =>
  kind === 'membership' ? 'subscription' : 'payment';

/** The price of an item in a currency. */
export const priceIn = ({ prices }: CatalogueItem, currency: Currency): Money => ({
  currency,
  minorUnits: prices[currency].minorUnits,
});

/** The price of an item in each currency. */
export const pricesOf = (item: CatalogueItem): Prices => ({
  gbp: priceIn(item, 'gbp'),
  eur: priceIn(item, 'eur'),
  usd: priceIn(item, 'usd'),
  aud: priceIn(item, 'aud'),
});

/** An item together with the currency in which one of its price ids is. */
export type PricedItem = { readonly item: CatalogueItem; readonly currency: Currency };

/** What a price id stands for; undefined when the catalogue doesn't have it. */
export const findPrice = (catalogue: Catalogue, priceId: string): PricedItem | undefined => {
  for (const item of catalogue) {
    const currency = currencies.find((one) => item.prices[one].priceId === priceId);
    if (currency !== undefined) return { item, currency };
  }
  return undefined;
};
