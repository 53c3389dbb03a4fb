import * as v from 'valibot';
import { IsoDayTextSchema } from '../account/answer-values.ts';
import { CurrencySchema } from '../money-schema.ts';
import { InstantSupplyAgreementsSchema } from '../orders/instant-supply-agreements.ts';

/** A moment in the format of `toISOString`. */
const Moment = v.pipe(v.string(), v.isoTimestamp());
const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(1));

const everyOrder = {
  orderId: v.string(),
  /** The product's title at the time of the order. */
  title: v.string(),
  currency: CurrencySchema,
  /** The price in minor units of the currency, VAT included. */
  minorUnits: MinorUnits,
  /** When the buyer pressed the order button. */
  orderedAt: Moment,
  /** The date of the terms and conditions that apply, from `readDateOfTerms`. */
  termsUpdated: v.nullable(v.string()),
};

const ownOrder = {
  ...everyOrder,
  /** When the purchase opens: `opensAt()` of the agreements. */
  opensAt: Moment,
  agreements: InstantSupplyAgreementsSchema,
};

/** The data of an order confirmation. It is stored with the e-mail, and kept as evidence. */
export const SingleItemConfirmationDetails = v.variant('kind', [
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
    /** The first renewal, a year after the first payment, and its price. */
    renewal: v.object({ at: Moment, minorUnits: MinorUnits }),
  }),
  /** An order for somebody else. */
  v.object({
    ...everyOrder,
    kind: v.literal('gift'),
    /** A year of membership; otherwise a pack. */
    isMembership: v.boolean(),
    paidAt: Moment,
    startsOn: IsoDayTextSchema,
    /** Both may be empty. */
    toName: v.string(),
    toAddress: v.string(),
  }),
]);
export type SingleItemConfirmationDetails = Readonly<
  v.InferOutput<typeof SingleItemConfirmationDetails>
>;
