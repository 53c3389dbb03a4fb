import type { GiftChoice } from '../../../src/domain/gifts/gifts.ts';
import type { DigitalCatalogueItem } from '../../../src/domain/digital-catalogue.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import type { Currency } from '../../../src/domain/money.ts';
import type { SingleItemOrderState } from '../../../src/domain/orders/checkout.ts';
import { instantSupplyAgreementsVersion } from '../../../src/domain/orders/instant-supply-agreements.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { insertRow, type Row } from './rows.ts';

/** An order of a membership, a pack or a gift, as checkout stores it. */
export type StoredOrder = {
  readonly orderId: string;
  readonly customerId: string;
  readonly kind: DigitalCatalogueItem['kind'];
  readonly productId: string;
  /** What it opens; the product's own right by default. */
  readonly rightId?: string | undefined;
  readonly offer?: YearlyRenewingOfferKey | undefined;
  readonly title?: string | undefined;
  readonly priceId?: string | undefined;
  readonly currency?: Currency;
  readonly minorUnits?: number;
  readonly renewalMinorUnits?: number | undefined;
  readonly state?: SingleItemOrderState | 'preparing';
  readonly sessionId?: string | undefined;
  /** Whether the buyer asked for immediate access (R15); not for a gift. */
  readonly startsNow?: boolean;
  readonly orderedAt?: Date;
  /** What the giver has chosen, if it is for somebody else. */
  readonly gift?: Partial<GiftChoice>;
};

const titles = {
  membership: 'Annual membership',
  pack: 'Strength and power',
  'gift-membership': 'A year of membership',
} as const satisfies Readonly<Record<DigitalCatalogueItem['kind'], string>>;

/** The row of an order: open, for £24, unless its fields say otherwise. */
export const rowOfOrder = (order: StoredOrder): Row => {
  const { kind, productId, gift, currency = 'gbp', minorUnits = 2400 } = order;
  const { startsNow = gift === undefined } = order;
  return {
    order_id: order.orderId,
    customer_id: order.customerId,
    kind,
    product_id: productId,
    right_id: order.rightId ?? productId,
    price_id: order.priceId ?? `price_${productId}_${currency}`,
    currency,
    minor_units: minorUnits,
    title: order.title ?? titles[kind],
    agreements_version: instantSupplyAgreementsVersion,
    supply_now: startsNow,
    knows_consequence: startsNow,
    ordered_at: order.orderedAt ?? '2026-11-01T12:00:00Z',
    state: order.state ?? 'open',
    session_id: order.sessionId,
    gift,
    offer: kind === 'membership' ? (order.offer ?? 'annual') : undefined,
    renewal_minor_units:
      kind === 'membership' ? (order.renewalMinorUnits ?? minorUnits) : undefined,
  };
};

/** Stores an order: open, for £24, unless its fields say otherwise. */
export const storeOrder = (database: Database, order: StoredOrder): Promise<void> =>
  insertRow(database, 'orders', rowOfOrder(order));

export type StoredPayment = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly cause?: 'order' | 'renewal';
  readonly currency?: string;
  readonly minorUnits?: number;
  readonly paidAt: Date;
  readonly paidUntil?: Date | undefined;
};

/** Stores a payment: £24 for the order itself, unless its fields say otherwise. */
export const storePayment = (database: Database, payment: StoredPayment): Promise<void> =>
  insertRow(database, 'payments', {
    payment_id: payment.paymentId,
    order_id: payment.orderId,
    cause: payment.cause ?? 'order',
    currency: payment.currency ?? 'gbp',
    minor_units: payment.minorUnits ?? 2400,
    paid_at: payment.paidAt,
    paid_until: payment.paidUntil,
  });

/** Money that went back from a payment, or from the payment of a shop order. */
export type StoredRefund = {
  readonly refundId: string;
  readonly paymentId?: string;
  readonly shopOrderId?: string;
  readonly minorUnits: number;
  readonly refundedAt: Date;
  /** We have the money again. */
  readonly hasFailed?: boolean;
};

/** Stores a refund: of a shop order if it has the id of one, else of a payment. */
export const storeRefund = (database: Database, refund: StoredRefund): Promise<void> =>
  insertRow(database, refund.shopOrderId === undefined ? 'money_back' : 'shop_money_back', {
    money_back_id: refund.refundId,
    minor_units: refund.minorUnits,
    is_back: refund.hasFailed !== true,
    moved_at: refund.refundedAt,
    ...(refund.shopOrderId === undefined
      ? { payment_id: refund.paymentId, kind: 'refund' }
      : { shop_order_id: refund.shopOrderId }),
  });
