import * as v from 'valibot';
import { IsoDayTextSchema } from '../account/answer-values.ts';
import { CurrencySchema } from '../money-schema.ts';
import { InstantSupplyAgreementsSchema } from '../orders/instant-supply-agreements.ts';
import { PostalAddressSchema } from '../shop/shop-order.ts';

/** A moment in the format of `toISOString`. */
const Moment = v.pipe(v.string(), v.isoTimestamp());
const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The data of a shop order's confirmation. It is stored with the e-mail, and kept as evidence. */
export const ShopConfirmationDetails = v.object({
  shopOrderId: v.string(),
  /** `KN-1042`. */
  number: v.string(),
  currency: CurrencySchema,
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
  /** Null if there are only packs. */
  delivery: v.nullable(
    v.object({
      title: v.string(),
      minorUnits: MinorUnits,
      arrivesFrom: IsoDayTextSchema,
      arrivesTo: IsoDayTextSchema,
    }),
  ),
  minorUnits: MinorUnits,
  /**
   * Null where we charge none because the goods are exported, and for packs alone, since the
   * buyer's country isn't known.
   */
  vatMinorUnits: v.nullable(MinorUnits),
  postal: v.nullable(PostalAddressSchema),
  orderedAt: Moment,
  paidAt: Moment,
  /** The buyer's consents for packs, and when they open; null without a pack. */
  packs: v.nullable(v.object({ agreements: InstantSupplyAgreementsSchema, opensAt: Moment })),
  /** The date of the terms and conditions that apply. */
  termsUpdated: v.nullable(v.string()),
});
export type ShopConfirmationDetails = Readonly<v.InferOutput<typeof ShopConfirmationDetails>>;
