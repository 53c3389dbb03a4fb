import * as v from 'valibot';
import type { OrderState } from '../../domain/orders/checkout.ts';
import type { GrantMeaning } from '../../domain/payments/order-meaning.ts';
import type { SubscriptionMeaning } from '../../domain/payments/subscription-meaning.ts';
import { queueMailsFrom, toMailParameter, type QueuedMail } from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';

/** The right that an order gives: one that was paid for good, or one that stays while a subscription counts. */
export type RightOfOrder =
  | {
      readonly kind: 'pack';
      /** The id of the session that was paid. A session grants its right once. */
      readonly source: string;
      readonly grant: GrantMeaning;
    }
  | {
      readonly kind: 'membership';
      readonly subscriptionId: string;
      readonly subscription: SubscriptionMeaning;
    };

/** What was read of an order at the payment service. */
export type OrderReading = {
  readonly orderId: string;
  /** The number that was drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
  readonly state: OrderState;
  /** The session; undefined if the payment service has none for this order. */
  readonly sessionId: string | undefined;
  readonly right: RightOfOrder | undefined;
  /** The e-mail that confirms the order, if it is paid. It is queued once. */
  readonly confirmation: QueuedMail | undefined;
};

// A session that was open when it was read may have been closed meanwhile: then the order stays closed.
const freshOrder = `
  update orders set state = $2, session_id = coalesce(session_id, $3), reading = $4::bigint, read_at = $5::timestamptz
  where order_id = $1 and reading < $4::bigint and ($2 <> 'open' or state in ('preparing', 'open'))
  returning order_id, customer_id, product_id`;

const rightParts = {
  pack: `
    insert into grants (source, right_id, customer_id, order_id, granted_at, state, opens_at)
    select $6::text, product_id, customer_id, order_id, $7::timestamptz, $8::text, $9::timestamptz from fresh
    on conflict (source, right_id) do update set
      granted_at = excluded.granted_at, state = excluded.state, opens_at = excluded.opens_at`,
  membership: `
    insert into subscriptions (subscription_id, right_id, customer_id, order_id, status, started_at, past_due_since, opens_at,
      renews_at, paid_until, ends_at, ended_at, returned_at)
    select $6::text, product_id, customer_id, order_id, $7::text, $8::timestamptz, $9::timestamptz, $10::timestamptz,
      $11::timestamptz, $12::timestamptz, $13::timestamptz, $14::timestamptz, $15::timestamptz
    from fresh
    on conflict (subscription_id) do update set
      status = excluded.status, started_at = excluded.started_at, past_due_since = excluded.past_due_since,
      opens_at = excluded.opens_at, renews_at = excluded.renews_at, paid_until = excluded.paid_until,
      ends_at = excluded.ends_at, ended_at = excluded.ended_at, returned_at = excluded.returned_at`,
} as const;

const rightValues = (right: RightOfOrder | undefined): readonly unknown[] => {
  if (right === undefined) return [];
  if (right.kind === 'pack') {
    const { paidAt, state, opensAt } = right.grant;
    return [right.source, paidAt, state, opensAt];
  }
  const { subscription } = right;
  return [
    right.subscriptionId,
    subscription.status,
    subscription.startedAt,
    subscription.pastDueSince ?? null,
    subscription.opensAt,
    subscription.renewsAt ?? null,
    subscription.paidUntil ?? null,
    subscription.endsAt ?? null,
    subscription.endedAt ?? null,
    subscription.returnedAt ?? null,
  ];
};

/**
 * Writes what was read of an order, in one statement: its state, its right, and the e-mail that confirms it. A reading that is older
 * than the one that was written last changes nothing, so readings may be written twice and in any order. It is the one way to a right.
 */
export const writeOrderReading = async (
  database: Database,
  { orderId, reading, readAt, state, sessionId, right, confirmation }: OrderReading,
): Promise<void> => {
  const values = [orderId, state, sessionId ?? null, reading, readAt, ...rightValues(right)];
  const parts = [`fresh as (${freshOrder})`];
  if (right !== undefined) parts.push(`granted as (${rightParts[right.kind]})`);
  if (confirmation !== undefined) {
    values.push(toMailParameter(confirmation));
    parts.push(`confirmed as (${queueMailsFrom('fresh', `$${values.length}`, '$5')})`);
  }
  await database.query(v.object({}), `with ${parts.join(', ')} select from fresh`, values);
};
