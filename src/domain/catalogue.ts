import * as v from 'valibot';
import { membershipOffers, type MembershipOffer } from './membership-offers.ts';
import { currencies, type Currency, type Money, type Prices } from './money.ts';

const PriceSchema = v.object({
  /** The price's id at the payment provider. */
  priceId: v.string(),
  /** In the smallest unit of the currency, VAT included. */
  minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const PricesSchema = v.object({
  gbp: PriceSchema,
  eur: PriceSchema,
  usd: PriceSchema,
  aud: PriceSchema,
} satisfies Record<Currency, unknown>);
/** A price in each currency, with its id at the payment provider. */
export type CataloguePrices = Readonly<v.InferOutput<typeof PricesSchema>>;

const everyItem = {
  /** The product's id at the payment provider. */
  productId: v.string(),
  /** The right that whoever buys it gets (ROLES-2): a pack's own product, or that of the annual membership. */
  rightId: v.string(),
  title: v.string(),
  /** The address of the page that sells it. */
  path: v.string(),
  prices: PricesSchema,
};

/** How many months of membership a gift is. */
export const giftMonths = 12;

const CatalogueItemSchema = v.variant('kind', [
  /** Paid once, and stays. */
  v.object({ kind: v.literal('pack'), ...everyItem }),
  v.object({
    kind: v.literal('membership'),
    offer: v.picklist(membershipOffers),
    ...everyItem,
    /** What each year from the second on costs. */
    renewal: PricesSchema,
  }),
  /** A year of membership for somebody else, paid once. */
  v.object({ kind: v.literal('gift-membership'), months: v.literal(giftMonths), ...everyItem }),
]);

/** The shape of the file in which the build writes down what it has compared with the payment provider. */
export const CatalogueSchema = v.array(CatalogueItemSchema);

export type CatalogueItem = Readonly<v.InferOutput<typeof CatalogueItemSchema>>;
/** What we sell on the payment provider's page. Goods of the shop are not in it. */
export type SaleKind = CatalogueItem['kind'];
/** What somebody orders for herself. */
export type OwnItem = Exclude<CatalogueItem, { kind: 'gift-membership' }>;
/** A membership that renews. */
export type MembershipItem = Extract<CatalogueItem, { kind: 'membership' }>;
/** Everything that can be bought, with its price ids. */
export type Catalogue = readonly CatalogueItem[];

/** How a payment is made: once, or again each year. The payment provider's own words. */
export const paymentModes = ['payment', 'subscription'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** The mode in which an item is paid. */
export const modeOf = ({ kind }: Pick<CatalogueItem, 'kind'>): PaymentMode =>
  kind === 'membership' ? 'subscription' : 'payment';

/** The membership of an offer; undefined while it isn't for sale. */
export const membershipOffered = (
  catalogue: Catalogue,
  offer: MembershipOffer,
): MembershipItem | undefined =>
  catalogue.find(
    (item): item is MembershipItem => item.kind === 'membership' && item.offer === offer,
  );

/** The membership that anybody can order; undefined while none is for sale. */
export const annualOf = (catalogue: Catalogue): MembershipItem | undefined =>
  membershipOffered(catalogue, 'annual');

/** What coming back to a membership costs: as anybody, and at the price of a renewal. Each is undefined while it isn't for sale. */
export type MembershipSale = Readonly<Record<'annual' | 'renewal', MembershipItem | undefined>>;
export const membershipSaleOf = (catalogue: Catalogue): MembershipSale => ({
  annual: annualOf(catalogue),
  renewal: membershipOffered(catalogue, 'renewal'),
});

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
