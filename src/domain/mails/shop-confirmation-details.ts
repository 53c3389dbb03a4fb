import * as v from 'valibot';
import { Day } from '../account/parts.ts';
import { currencies } from '../money.ts';
import { AgreementsSchema } from '../orders/agreements.ts';
import { PostalAddressSchema } from '../shop/shop-order.ts';

/** A moment as `toISOString` writes it. */
const Moment = v.pipe(v.string(), v.isoTimestamp());
const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the confirmation of an order of the shop is composed from. It is stored with the e-mail, and kept as evidence. */
export const ShopConfirmationDetails = v.object({
  shopOrderId: v.string(),
  /** `KN-1042`. */
  number: v.string(),
  currency: v.picklist(currencies),
  lines: v.pipe(
    v.array(
      v.object({
        title: v.string(),
        variant: v.nullable(v.string()),
        quantity: v.number(),
        unitMinorUnits: MinorUnits,
        isPack: v.boolean(),
      }),
    ),
    v.minLength(1),
  ),
  /** Null for packs alone. */
  delivery: v.nullable(
    v.object({ title: v.string(), minorUnits: MinorUnits, arrivesFrom: Day, arrivesTo: Day }),
  ),
  minorUnits: MinorUnits,
  /** Null where we charge none because the goods leave the country, and for packs alone, of which nobody knows where she is. */
  vatMinorUnits: v.nullable(MinorUnits),
  postal: v.nullable(PostalAddressSchema),
  orderedAt: Moment,
  paidAt: Moment,
  /** What she agreed to about packs, and when they open; null without one. */
  packs: v.nullable(v.object({ agreements: AgreementsSchema, opensAt: Moment })),
  /** The day of the terms and conditions that apply. */
  termsUpdated: v.nullable(v.string()),
});
export type ShopConfirmationDetails = Readonly<v.InferOutput<typeof ShopConfirmationDetails>>;
