import * as v from 'valibot';
import { agreementsVersion, type AgreedKind } from '../../../src/domain/orders/agreements.ts';
import type { Currency } from '../../../src/domain/money.ts';
import type { OrderState } from '../../../src/domain/orders/checkout.ts';
import type { GrantMeaning } from '../../../src/domain/payments/order-meaning.ts';
import type { SubscriptionMeaning } from '../../../src/domain/payments/subscription-meaning.ts';
import type { Database } from '../../../src/server/store/database.ts';

/** An order, as checkout stores it. */
export type StoredOrder = {
  readonly orderId: string;
  readonly customerId: string;
  readonly kind: AgreedKind;
  readonly productId: string;
  readonly state?: OrderState | 'preparing';
  readonly sessionId?: string | undefined;
  readonly currency?: Currency;
  readonly minorUnits?: number;
  /** Whether she asked for immediate access (R15). */
  readonly startsNow?: boolean;
  readonly orderedAt?: Date;
};

/** Stores an order. */
export const storeOrder = async (database: Database, order: StoredOrder): Promise<void> => {
  const { startsNow = true, sessionId = null, currency = 'gbp', minorUnits = 2400 } = order;
  await database.query(
    v.object({}),
    `insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title, agreements_version,
       supply_now, knows_consequence, ordered_at, state, session_id, right_id, offer, renewal_minor_units)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $4,
       case when $3 = 'membership' then 'annual' end, case when $3 = 'membership' then $7::integer end)`,
    [
      order.orderId,
      order.customerId,
      order.kind,
      order.productId,
      `price_${order.productId}_${currency}`,
      currency,
      minorUnits,
      order.kind === 'pack' ? 'Strength and power' : 'Annual membership',
      agreementsVersion,
      startsNow,
      order.orderedAt ?? new Date('2026-11-01T12:00:00Z'),
      order.state ?? 'open',
      sessionId,
    ],
  );
};

/** A grant that opens when it is paid. */
export const grantedAt = (paidAt: Date, changes: Partial<GrantMeaning> = {}): GrantMeaning => ({
  state: 'granted',
  paidAt,
  opensAt: paidAt,
  ...changes,
});

/** An active subscription that began, and opened, at this time. */
export const activeSince = (
  startedAt: Date,
  changes: Partial<SubscriptionMeaning> = {},
): SubscriptionMeaning => ({
  status: 'active',
  startedAt,
  pastDueSince: undefined,
  opensAt: startedAt,
  renewsAt: undefined,
  paidUntil: undefined,
  endsAt: undefined,
  endedAt: undefined,
  returnedAt: undefined,
  ...changes,
});
