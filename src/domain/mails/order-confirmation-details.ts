import * as v from 'valibot';
import { Day } from '../account/parts.ts';
import { currencies } from '../money.ts';
import { AgreementsSchema } from '../orders/agreements.ts';

/** A moment as `toISOString` writes it. */
const Moment = v.pipe(v.string(), v.isoTimestamp());
const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(1));

const everyOrder = {
  orderId: v.string(),
  /** The name of what she bought, as it was called when she ordered. */
  title: v.string(),
  currency: v.picklist(currencies),
  /** The price in the smallest unit of the currency, VAT included. */
  minorUnits: MinorUnits,
  /** When she pressed the order button. */
  orderedAt: Moment,
  /** The day of the terms and conditions that apply, as `readTermsDay` answers it. */
  termsUpdated: v.nullable(v.string()),
};

const ownOrder = {
  ...everyOrder,
  /** When what she bought opens: `opensAt()` of the agreements. */
  opensAt: Moment,
  agreements: AgreementsSchema,
};

/** What the text of an order confirmation is composed from. It is stored with the e-mail, and kept as evidence. */
export const OrderConfirmationDetails = v.variant('kind', [
  v.object({
    ...ownOrder,
    kind: v.literal('pack'),
    paidAt: Moment,
  }),
  v.object({
    ...ownOrder,
    kind: v.literal('membership'),
    /** Null when the first payment is taken at `opensAt`. */
    paidAt: v.nullable(Moment),
    /** The first renewal, which is a year after the first payment, and what it costs. */
    renewal: v.object({ at: Moment, minorUnits: MinorUnits }),
  }),
  /** For somebody else. */
  v.object({
    ...everyOrder,
    kind: v.literal('gift'),
    /** A year of membership; otherwise a pack. */
    isMembership: v.boolean(),
    paidAt: Moment,
    startsOn: Day,
    /** Both may be empty. */
    toName: v.string(),
    toAddress: v.string(),
  }),
]);
export type OrderConfirmationDetails = Readonly<v.InferOutput<typeof OrderConfirmationDetails>>;
