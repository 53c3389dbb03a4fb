import * as v from 'valibot';
import type { SubscriptionPricePausesAndCard } from '../../domain/payments/billing.ts';
import type {
  PackGrantStateAndDates,
  SubscriptionRightState,
} from '../../domain/payments/order-states.ts';
import type { Database, StatementParameterCollector } from '../store/database.ts';

// The parts of statements that write grants and subscriptions. What causes a right is written by
// the same statement, so that neither exists without the other.

/** A pack of an order, which stays. */
export type PackGrantOfOrderToWrite = {
  readonly kind: 'pack';
  /** The id of the paid session. A session grants its right once. */
  readonly source: string;
  readonly grant: PackGrantStateAndDates;
};

/** A membership of an order, which lasts while its subscription counts. */
export type SubscriptionOfOrderToWrite = {
  readonly kind: 'membership';
  readonly subscriptionId: string;
  readonly subscription: SubscriptionRightState;
  readonly billing?: SubscriptionPricePausesAndCard | undefined;
  /**
   * A digest of what the payment service's list says about it; undefined if it has to be read
   * again.
   */
  readonly digest?: string | undefined;
};

/**
 * Grants the pack of an order.
 * @param fresh The name of the part that has changed the order's row.
 */
export const grantPackSql = (
  { source, grant }: PackGrantOfOrderToWrite,
  fresh: string,
  add: StatementParameterCollector['add'],
): string => `
  insert into grants (source, right_id, customer_id, order_id, granted_at, state, opens_at)
  select ${add(source, 'text')}, right_id, customer_id, order_id, ${add(grant.paidAt, 'timestamptz')},
    ${add(grant.state, 'text')}, ${add(grant.opensAt, 'timestamptz')} from ${fresh}
  on conflict (source, right_id) do update set
    granted_at = excluded.granted_at, state = excluded.state, opens_at = excluded.opens_at`;

/**
 * Writes the subscription of an order.
 * @param fresh The name of the part that has changed the order's row.
 */
export const writeMembershipSql = (
  { subscriptionId, subscription, billing, digest }: SubscriptionOfOrderToWrite,
  fresh: string,
  add: StatementParameterCollector['add'],
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
    select ${add(subscriptionId, 'text')}, right_id, customer_id, order_id, ${Object.values(columns).join(', ')} from ${fresh}
    on conflict (subscription_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;
};

/** The source of the grant for the member who redeems an order's gift. */
const giftSource = (orderId: string): string => `'gift:' || ${orderId}`;

/**
 * Grants the right of a gift that somebody has redeemed.
 * @param won The name of the part that has closed the gift, with `order_id` and `right_id`. The
 * others are parameters.
 */
export const grantGiftSql = (
  won: string,
  {
    customerId,
    grantedAt,
    opensAt,
    endsAt,
  }: Readonly<Record<'customerId' | 'grantedAt' | 'opensAt' | 'endsAt', string>>,
): string => `
  insert into grants (source, right_id, customer_id, granted_at, order_id, state, opens_at, ends_at)
  select ${giftSource('order_id')}, right_id, ${customerId}, ${grantedAt}, order_id, 'granted', ${opensAt}, ${endsAt} from ${won}`;

/**
 * Withdraws the grant of a redeemed gift with its money, or restores it.
 * @param fresh The name of the part that has changed the order's row.
 * @param state The parameter with the grant's state.
 */
export const setGiftGrantStateSql = (fresh: string, state: string): string => `
  update grants set state = ${state} from ${fresh} where source = ${giftSource(`${fresh}.order_id`)}`;

/**
 * The part of a reading's statement that writes the grants for the packs of a shop order: once they
 * are paid for, from the moment at which they open, and withdrawn when all of the money was
 * returned. A pack that the buyer has withdrawn from stays closed. That is stored in its own row: a
 * reading that waits for that row sees what has just been written there.
 * @param fresh The name of the part that has changed the order's row.
 * @param opensAt The parameter with the moment at which packs open, null until they are paid for.
 * @param returned The name of a part with a row if the packs go back with this very reading.
 */
export const writePackGrantsOfShopOrderSql = (
  fresh: string,
  opensAt: string,
  returned: string,
): string => `
  insert into grants (source, right_id, customer_id, shop_order_id, granted_at, state, opens_at, returned_at)
  select ${fresh}.shop_order_id || ':' || sku, right_id, customer_id, ${fresh}.shop_order_id, paid_at,
    case when refunded_minor_units >= minor_units or exists (select from ${returned}) then 'withdrawn' else 'granted' end,
    ${opensAt}, case when exists (select from ${returned}) then paid_at end
  from ${fresh} join shop_order_lines on shop_order_lines.shop_order_id = ${fresh}.shop_order_id
  where kind = 'pack' and customer_id is not null and ${fresh}.state = 'paid' and not_kept is null and paid_at is not null
    and ${opensAt} is not null
  on conflict (source, right_id) do update set
    granted_at = excluded.granted_at, opens_at = excluded.opens_at,
    returned_at = coalesce(grants.returned_at, excluded.returned_at),
    state = case when grants.returned_at is null then excluded.state else 'withdrawn' end`;

/**
 * The part of a statement that permanently closes returned packs.
 * @param returning A part with the columns `shop_order_id` and `sku`, a row for each returned line.
 * @param now The parameter with the time.
 */
export const closeReturnedPackGrantsSql = (returning: string, now: string): string => `
  update grants set state = 'withdrawn', returned_at = ${now}::timestamptz from ${returning} as gone
  where grants.shop_order_id = gone.shop_order_id and grants.source = gone.shop_order_id || ':' || gone.sku`;

/**
 * The part of a statement that forgets the cards of members whose data is deleted.
 * @param leaving The name of a part with their `customer_id`.
 */
export const forgetPaymentCardsSql = (leaving: string): string => `
  update subscriptions set card_brand = null, card_last4 = null, card_ends_on = null
  where customer_id in (select customer_id from ${leaving})`;

const Customer = v.object({ customer_id: v.string() });

// The update changes nothing, but makes the statement return the existing row, so two simultaneous
// requests get the same id.
const findOrCreateStatement = `
  insert into customers (customer_id, subject, created_at) values ($1, $2, $3)
  on conflict (subject) do update set subject = excluded.subject
  returning customer_id`;

/** The customer id of a subject. Creates the customer with `newCustomerId` if there is none yet. */
export const findOrStoreCustomerIdOfSubject = async (
  database: Database,
  subject: string,
  newCustomerId: string,
  now: Date,
): Promise<string> => {
  const [row] = await database.query(Customer, findOrCreateStatement, [
    newCustomerId,
    subject,
    now,
  ]);
  if (row === undefined) throw new Error('The database made no customer.');
  return row.customer_id;
};
