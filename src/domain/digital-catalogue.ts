import * as v from 'valibot';
import {
  yearlyRenewingOfferKeys,
  type YearlyRenewingOfferKey,
} from './membership/yearly-renewing-offer-keys.ts';
import { currencies, type Currency, type Money, type Prices } from './money.ts';

const PriceSchema = v.object({
  /** The price's id at the payment provider. */
  priceId: v.string(),
  /** In minor units of the currency, VAT included. */
  minorUnits: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const PricesSchema = v.object({
  gbp: PriceSchema,
  eur: PriceSchema,
  usd: PriceSchema,
  aud: PriceSchema,
} satisfies Record<Currency, unknown>);
/** A price in each currency, with its id at the payment provider. */
export type PricesWithIds = Readonly<v.InferOutput<typeof PricesSchema>>;

const everyItem = {
  /** The product's id at the payment provider. */
  productId: v.string(),
  /**
   * The right that the buyer gets (ROLES-2): a pack's own product, or that of the annual
   * membership.
   */
  rightId: v.string(),
  title: v.string(),
  /** The address of the page that sells it. */
  path: v.string(),
  prices: PricesSchema,
};

export const giftMembershipLengthInMonths = 12;

const CatalogueItemSchema = v.variant('kind', [
  /** Paid once, and never ends. */
  v.object({ kind: v.literal('pack'), ...everyItem }),
  v.object({
    kind: v.literal('membership'),
    offer: v.picklist(yearlyRenewingOfferKeys),
    ...everyItem,
    /** The price of each year from the second on. */
    renewal: PricesSchema,
  }),
  /** A year of membership for somebody else, paid once. */
  v.object({
    kind: v.literal('gift-membership'),
    months: v.literal(giftMembershipLengthInMonths),
    ...everyItem,
  }),
]);

/**
 * The shape of the file in which the build stores the prices it has checked against the payment
 * provider.
 */
export const DigitalCatalogueSchema = v.array(CatalogueItemSchema);

export type DigitalCatalogueItem = Readonly<v.InferOutput<typeof CatalogueItemSchema>>;
/**
 * The kinds of item that we sell on the payment provider's page. Goods of the shop are not
 * included.
 */
export type DigitalCatalogueItemKind = DigitalCatalogueItem['kind'];
/** An item that somebody orders for herself. */
export type ItemForHerself = Exclude<DigitalCatalogueItem, { kind: 'gift-membership' }>;
/** A membership that renews. */
export type MembershipItem = Extract<DigitalCatalogueItem, { kind: 'membership' }>;
/** Everything on sale, with its price ids. */
export type DigitalCatalogue = readonly DigitalCatalogueItem[];

/** How an item is paid for: once, or each year. The payment provider's own terms. */
export const paymentModes = ['payment', 'subscription'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** `subscription` for a membership, which renews; `payment` for what is paid once. */
export const paymentModeOf = ({ kind }: Pick<DigitalCatalogueItem, 'kind'>): PaymentMode =>
  kind === 'membership' ? 'subscription' : 'payment';

/** The membership sold under an offer; undefined while it isn't for sale. */
export const membershipOfOffer = (
  catalogue: DigitalCatalogue,
  offer: YearlyRenewingOfferKey,
): MembershipItem | undefined =>
  catalogue.find(
    (item): item is MembershipItem => item.kind === 'membership' && item.offer === offer,
  );

/** The membership that anybody can order; undefined while none is for sale. */
export const annualMembershipOf = (catalogue: DigitalCatalogue): MembershipItem | undefined =>
  membershipOfOffer(catalogue, 'annual');

/**
 * The memberships for coming back: at the price for anybody, and at the renewal price. Each is
 * undefined while it isn't for sale.
 */
export type MembershipsForReturningMembers = Readonly<
  Record<'annual' | 'renewal', MembershipItem | undefined>
>;
export const membershipsForReturningMembersIn = (
  catalogue: DigitalCatalogue,
): MembershipsForReturningMembers => ({
  annual: annualMembershipOf(catalogue),
  renewal: membershipOfOffer(catalogue, 'renewal'),
});

/** The price of an item in a currency. */
export const itemPriceInCurrency = (
  { prices }: DigitalCatalogueItem,
  currency: Currency,
): Money => ({
  currency,
  minorUnits: prices[currency].minorUnits,
});

/** The price of an item in each currency, in minor units. */
export const pricesOfItem = (item: DigitalCatalogueItem): Prices => ({
  gbp: itemPriceInCurrency(item, 'gbp'),
  eur: itemPriceInCurrency(item, 'eur'),
  usd: itemPriceInCurrency(item, 'usd'),
  aud: itemPriceInCurrency(item, 'aud'),
});

/** An item together with the currency of one of its price ids. */
export type ItemAndCurrency = { readonly item: DigitalCatalogueItem; readonly currency: Currency };

/** The item and currency of a price id; undefined if the catalogue doesn't have it. */
export const findItemAndCurrencyByPriceId = (
  catalogue: DigitalCatalogue,
  priceId: string,
): ItemAndCurrency | undefined => {
  for (const item of catalogue) {
    const currency = currencies.find((one) => item.prices[one].priceId === priceId);
    if (currency !== undefined) return { item, currency };
  }
  return undefined;
};

/**
 * From when the payment service knows what the renewals of a membership cost, if the first year
 * costs more (the setting `RENEWAL_PRICE_FROM`, decision 073):
 * - `order`: the payment page sells the renewals, with a line that is paid once for the first year,
 *   so it says itself what each later year costs.
 * - `first-payment`: the page sells the first year as if each cost as much, and we set the price of
 *   the renewals once that is paid.
 */
export const possibleTimesToSetRenewalPrice = ['order', 'first-payment'] as const;
export type RenewalPriceSetAtOrderOrPayment = (typeof possibleTimesToSetRenewalPrice)[number];

type MembershipPrice = {
  /** What the first year costs, in minor units of its currency. */
  readonly minorUnits: number;
  /** What each later year costs. */
  readonly renewalMinorUnits: number;
};

/**
 * What the payment page charges for a membership, in minor units: something each year, and
 * something once with the first payment (0 for nothing).
 *
 * A first year that is paid later is sold at its own price: what is paid once would be charged with
 * the order, and we have said that nothing is.
 */
export const splitPriceIntoYearlyAndOneOff = (
  { minorUnits, renewalMinorUnits }: MembershipPrice,
  {
    startsNow,
    from,
  }: { readonly startsNow: boolean; readonly from: RenewalPriceSetAtOrderOrPayment },
): { readonly yearly: number; readonly once: number } =>
  from === 'order' && startsNow && renewalMinorUnits < minorUnits
    ? { yearly: renewalMinorUnits, once: minorUnits - renewalMinorUnits }
    : { yearly: minorUnits, once: 0 };
