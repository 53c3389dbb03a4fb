import * as v from 'valibot';
import { priceIn, type CatalogueItem } from '../catalogue.ts';
import { currencies, type Currency } from '../money.ts';
import { AgreementsSchema, agreementsVersion, type Agreements } from './agreements.ts';

const PendingOrderSchema = v.object({
  productId: v.string(),
  priceId: v.string(),
  minorUnits: v.number(),
  currency: v.picklist(currencies),
  agreements: AgreementsSchema,
  /** When she pressed the order button, in milliseconds. */
  at: v.number(),
  /** The subject of the member who pressed it; null for a visitor who was sent to the login. */
  subject: v.nullable(v.string()),
});

/** What somebody ordered and agreed to when she pressed the order button, kept while she logs in or pays. */
export type PendingOrder = Readonly<v.InferOutput<typeof PendingOrderSchema>>;

/** Reads a stored order; undefined when there is none that can be read. */
export const parsePendingOrder = (text: string | undefined): PendingOrder | undefined => {
  try {
    const parsed = v.safeParse(PendingOrderSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** How long what somebody has agreed to counts, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** An order that could be made now. */
export type Order = {
  readonly item: CatalogueItem;
  readonly currency: Currency;
  /** The subject of the member; null for a visitor. */
  readonly subject: string | null;
};

/** The order to keep when the button is pressed. */
export const toPendingOrder = (
  { item, currency, subject }: Order,
  agreements: Agreements,
  now: number,
): PendingOrder => ({
  productId: item.productId,
  priceId: item.prices[currency].priceId,
  ...priceIn(item, currency),
  agreements,
  at: now,
  subject,
});

/**
 * What she has agreed to for this order before; undefined unless the words, the price and the currency are still the same, it is
 * under an hour ago, and it was she: nothing is ticked for her that she hasn't ticked.
 */
export const agreementsFor = (
  pending: PendingOrder | undefined,
  { item, currency, subject }: Order,
  now: number,
): Agreements | undefined => {
  if (pending === undefined) return undefined;
  const { priceId, minorUnits } = item.prices[currency];
  const age = now - pending.at;
  const isSame =
    pending.agreements.version === agreementsVersion &&
    pending.priceId === priceId &&
    pending.minorUnits === minorUnits &&
    pending.currency === currency;
  const isHers = pending.subject === null || pending.subject === subject;
  return isSame && isHers && age >= 0 && age < lifetime ? pending.agreements : undefined;
};
