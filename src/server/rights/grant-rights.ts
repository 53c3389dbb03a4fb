import * as v from 'valibot';
import type { OrderState } from '../../domain/orders/checkout.ts';
import type { Billing, MoneyBackRecord, PaymentRecord } from '../../domain/payments/billing.ts';
import type { GrantMeaning } from '../../domain/payments/order-meaning.ts';
import type { SubscriptionMeaning } from '../../domain/payments/subscription-meaning.ts';
import { mailParts, mailRowSql, toMailParameter, type QueuedMail } from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import { namedParts } from '../store/named-parts.ts';
import { giftSql, type GiftOfOrder } from './gift-sql.ts';
import { lateMoneySql, moneySql } from './money-sql.ts';
import { createParameters, type Parameters } from './parameters.ts';

/** The right that an order gives: a permanent one, one that lasts while a subscription counts, or one for whoever redeems a gift's code. */
export type RightOfOrder =
  | {
      readonly kind: 'pack';
      /** The id of the paid session. A session grants its right once. */
      readonly source: string;
      readonly grant: GrantMeaning;
    }
  | {
      readonly kind: 'membership';
      readonly subscriptionId: string;
      readonly subscription: SubscriptionMeaning;
      readonly billing?: Billing | undefined;
      /** A digest of what the payment service's list says about it; undefined if it has to be read again. */
      readonly digest?: string | undefined;
    }
  | GiftOfOrder;

/** The result of reading an order from the payment service. */
export type OrderReading = {
  readonly orderId: string;
  /** The number drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
  readonly state: OrderState;
  /** The session; undefined if the payment service has none for this order. */
  readonly sessionId: string | undefined;
  readonly right: RightOfOrder | undefined;
  /** Where her notices about the order go; undefined if that was not read. */
  readonly address?: string | undefined;
  readonly payments?: readonly PaymentRecord[];
  readonly moneyBack?: readonly MoneyBackRecord[];
  /** The order's confirmation, if it is paid. It is queued once. */
  readonly confirmation: QueuedMail | undefined;
  /** The other e-mails that follow from the reading. Each is queued once. */
  readonly notices?: readonly QueuedMail[];
};

// A session that was open when it was read may have been closed in the meantime: then the order stays closed.
const freshOrder = `
  update orders set state = $2, session_id = coalesce(session_id, $3), reading = $4::bigint, read_at = $5::timestamptz
  where order_id = $1 and reading < $4::bigint and ($2 <> 'open' or state in ('preparing', 'open'))
  returning order_id, customer_id, right_id`;

const toPack = (
  { source, grant }: Extract<RightOfOrder, { kind: 'pack' }>,
  add: Parameters['add'],
): string => `
  insert into grants (source, right_id, customer_id, order_id, granted_at, state, opens_at)
  select ${add(source, 'text')}, right_id, customer_id, order_id, ${add(grant.paidAt, 'timestamptz')},
    ${add(grant.state, 'text')}, ${add(grant.opensAt, 'timestamptz')} from fresh
  on conflict (source, right_id) do update set
    granted_at = excluded.granted_at, state = excluded.state, opens_at = excluded.opens_at`;

const toMembership = (
  { subscriptionId, subscription, billing, digest }: Extract<RightOfOrder, { kind: 'membership' }>,
  add: Parameters['add'],
): string => {
  const columns = {
    status: add(subscription.status, 'text'),
    started_at: add(subscription.startedAt, 'timestamptz'),
    past_due_since: add(subscription.pastDueSince, 'timestamptz'),
    opens_at: add(subscription.opensAt, 'timestamptz'),
    renews_at: add(subscription.renewsAt, 'timestamptz'),
    paid_until: add(subscription.paidUntil, 'timestamptz'),
    ends_at: add(subscription.endsAt, 'timestamptz'),
    ended_at: add(subscription.endedAt, 'timestamptz'),
    returned_at: add(subscription.returnedAt, 'timestamptz'),
    price_id: add(billing?.priceId, 'text'),
    renewal_currency: add(billing?.renewal?.currency, 'text'),
    renewal_minor_units: add(billing?.renewal?.minorUnits, 'integer'),
    canceled_at: add(billing?.canceledAt, 'timestamptz'),
    paused_at: add(billing?.pausedAt, 'timestamptz'),
    resumes_at: add(billing?.resumesAt, 'timestamptz'),
    last_paused_at: add(billing?.lastPausedAt, 'timestamptz'),
    card_brand: add(billing?.card?.brand, 'text'),
    card_last4: add(billing?.card?.last4, 'text'),
    card_ends_on: add(billing?.card?.endsOn, 'date'),
    stripe_digest: add(digest, 'text'),
  };
  const names = Object.keys(columns);
  return `
    insert into subscriptions (subscription_id, right_id, customer_id, order_id, ${names.join(', ')})
    select ${add(subscriptionId, 'text')}, right_id, customer_id, order_id, ${Object.values(columns).join(', ')} from fresh
    on conflict (subscription_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;
};

const rightParts = (
  right: RightOfOrder,
  add: Parameters['add'],
): Readonly<Record<string, string>> => {
  if (right.kind === 'pack') return { granted: toPack(right, add) };
  if (right.kind === 'membership') return { subscribed: toMembership(right, add) };
  return giftSql(right, add);
};

// A reading must not restore the address of an account that is being deleted.
const addressPart = (address: string, add: Parameters['add']): string => `
  update customers set address = ${add(address, 'text')} from fresh
  where customers.customer_id = fresh.customer_id and deleted_at is null`;

/**
 * Writes a reading of an order in one statement: its state, its right, its payments and what was returned of them, and the
 * resulting e-mails. What a member pays while her account is being deleted is refunded. A reading that is older than the last written one changes nothing, so readings may be written twice and in
 * any order. The right of an order is written only here.
 */
export const writeOrderReading = async (
  database: Database,
  {
    orderId,
    reading,
    readAt,
    state,
    sessionId,
    right,
    address = '',
    payments = [],
    moneyBack = [],
    confirmation,
    notices = [],
  }: OrderReading,
): Promise<void> => {
  const { values, add } = createParameters([orderId, state, sessionId ?? null, reading, readAt]);
  const parts: Record<string, string> = {
    fresh: freshOrder,
    ...(right === undefined ? {} : rightParts(right, add)),
    ...(address === '' ? {} : { addressed: addressPart(address, add) }),
    ...(payments.length === 0 ? {} : moneySql(payments, moneyBack, add)),
    ...(payments.length === 0 ? {} : lateMoneySql(payments, right?.kind === 'membership', add)),
  };
  const mails = confirmation === undefined ? notices : [confirmation, ...notices];
  for (const [index, mail] of mails.entries()) {
    const row = mailRowSql('fresh', add(toMailParameter(mail)));
    Object.assign(parts, mailParts(`told_${index}`, row, '$5'));
  }
  await database.query(v.object({}), `with ${namedParts(parts)} select from fresh`, values);
};
