import * as v from 'valibot';
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
  /** When what she bought opens: `opensAt()` of the agreements. */
  opensAt: Moment,
  agreements: AgreementsSchema,
  /** The day of the terms and conditions that apply, as `readTermsDay` answers it. */
  termsUpdated: v.nullable(v.string()),
};

/** What the text of an order confirmation is composed from. It is stored with the e-mail, and kept as evidence. */
export const OrderConfirmationDetails = v.variant('kind', [
  v.object({
    ...everyOrder,
    kind: v.literal('pack'),
    paidAt: Moment,
  }),
  v.object({
    ...everyOrder,
    kind: v.literal('membership'),
    /** Null when the first payment is taken at `opensAt`. */
    paidAt: v.nullable(Moment),
    /** The first renewal, which is a year after the first payment, and what it costs. */
    renewal: v.object({ at: Moment, minorUnits: MinorUnits }),
  }),
]);
export type OrderConfirmationDetails = Readonly<v.InferOutput<typeof OrderConfirmationDetails>>;
