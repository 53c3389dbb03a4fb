import * as v from 'valibot';
import { GiftChoiceSchema, type GiftChoice } from '../gifts/gifts.ts';
import { itemPriceInCurrency, type DigitalCatalogueItem } from '../digital-catalogue.ts';
import type { Currency } from '../money.ts';
import { MoneySchema } from '../money-schema.ts';
import {
  blankAgreementsStoredForGift,
  InstantSupplyAgreementsSchema,
  instantSupplyAgreementsVersion,
  type InstantSupplyAgreements,
} from './instant-supply-agreements.ts';

const PendingOrderSchema = v.object({
  productId: v.string(),
  priceId: v.string(),
  ...MoneySchema.entries,
  agreements: InstantSupplyAgreementsSchema,
  /** The giver's choices; null if she orders for herself. */
  gift: v.optional(v.nullable(GiftChoiceSchema), null),
  /** When the buyer pressed the order button, in milliseconds. */
  at: v.number(),
  /** The subject of the member who pressed it; null for a visitor who was sent to the login. */
  subject: v.nullable(v.string()),
});

/**
 * What somebody ordered and agreed to when she pressed the order button, kept while she logs in or
 * pays.
 */
export type OrderKeptInBrowser = Readonly<v.InferOutput<typeof PendingOrderSchema>>;

/** Parses a stored order; undefined if there is none that can be read. */
export const parseOrderKeptInBrowser = (
  text: string | undefined,
): OrderKeptInBrowser | undefined => {
  try {
    const parsed = v.safeParse(PendingOrderSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** The terms of an order: the buyer's consents, or the giver's choices. */
export type AgreementsOrGiftChoice =
  | { readonly agreements: InstantSupplyAgreements; readonly gift: null }
  | { readonly agreements: typeof blankAgreementsStoredForGift; readonly gift: GiftChoice };

/** The terms of an order that the buyer makes for herself. */
export const pairAgreementsWithNoGift = (
  agreements: InstantSupplyAgreements,
): AgreementsOrGiftChoice => ({
  agreements,
  gift: null,
});
export const pairGiftChoiceWithNoAgreements = (gift: GiftChoice): AgreementsOrGiftChoice => ({
  agreements: blankAgreementsStoredForGift,
  gift,
});

/** How long stored terms stay valid, in milliseconds. */
const lifetime = 60 * 60 * 1000;

export type ItemCurrencyAndBuyer = {
  readonly item: DigitalCatalogueItem;
  readonly currency: Currency;
  /** The subject of the member; null for a visitor. */
  readonly subject: string | null;
  readonly isGift?: boolean;
};

/** The order to keep when the button is pressed. */
export const toOrderKeptInBrowser = (
  { item, currency, subject }: ItemCurrencyAndBuyer,
  { agreements, gift }: AgreementsOrGiftChoice,
  now: number,
): OrderKeptInBrowser => ({
  productId: item.productId,
  priceId: item.prices[currency].priceId,
  ...itemPriceInCurrency(item, currency),
  agreements,
  gift,
  at: now,
  subject,
});

/**
 * The stored terms for this order; undefined unless the wording, the price and the currency are
 * still the same, it is less than an hour ago, and it is the same person: no box may be ticked that
 * she hasn't ticked herself.
 */
export const storedAgreementsOrGiftIfUnchanged = (
  pending: OrderKeptInBrowser | undefined,
  { item, currency, subject, isGift = false }: ItemCurrencyAndBuyer,
  now: number,
): AgreementsOrGiftChoice | undefined => {
  if (pending === undefined) return undefined;
  const { priceId, minorUnits } = item.prices[currency];
  const age = now - pending.at;
  const isSame =
    (pending.gift !== null) === isGift &&
    (isGift || pending.agreements.version === instantSupplyAgreementsVersion) &&
    pending.priceId === priceId &&
    pending.minorUnits === minorUnits &&
    pending.currency === currency;
  const isHers = pending.subject === null || pending.subject === subject;
  if (!isSame || !isHers || age < 0 || age >= lifetime) return undefined;
  return pending.gift === null
    ? pairAgreementsWithNoGift(pending.agreements)
    : pairGiftChoiceWithNoAgreements(pending.gift);
};
