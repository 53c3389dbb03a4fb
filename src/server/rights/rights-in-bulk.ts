import * as v from 'valibot';
import type { Database } from '../store/database.ts';
import {
  hasFinalStatusSql,
  hasSubscriptionBegunByStatusSql,
  isSubscriptionInForceSql,
  isSubscriptionInGoodStandingSql,
  isSubscriptionRenewingSql,
} from './rights-guards.ts';

// What jobs, notices, refunds and the owner's figures ask about rights, in statements that compare
// many rows at once.

/**
 * The memberships that ever began, as a query with `started_at` and `ended_at`. One whose first
 * payment failed is none.
 */
export const everBegunMembershipsSql = `
  select started_at, ended_at from subscriptions where started_at is not null and ${hasSubscriptionBegunByStatusSql}`;

/**
 * The memberships that renew within some days, as a query with all columns of `subscriptions`.
 * @param now The parameter with the time.
 * @param days The number of days, as an expression.
 */
export const toMembershipsRenewingWithinDaysSql = (now: string, days: string): string => `
  select * from subscriptions
  where ${isSubscriptionRenewingSql} and renews_at > ${now} and renews_at <= ${now}::timestamptz + interval '24 hours' * ${days}`;

/**
 * The second places that some members hold or pay for, as a query with `invitation_id`,
 * `customer_id`, `payer`, `state` and the holder's `address`.
 * @param members The name of a part with their `customer_id`.
 */
export const secondPlacesHeldOrPaidByMembersSql = (members: string): string => `
  select invitation_id, second_members.customer_id, subscriptions.customer_id as payer, second_members.state, customers.address
  from second_members
  join subscriptions using (subscription_id)
  left join customers on customers.customer_id = second_members.customer_id
  where second_members.customer_id in (select customer_id from ${members})
    or subscriptions.customer_id in (select customer_id from ${members})`;

const Due = v.object({ subscription_id: v.string(), order_id: v.string() });
/** A membership whose pause is over, with its order. */
export type MembershipToResume = Readonly<v.InferOutput<typeof Due>>;

/**
 * The memberships whose pause is over, the longest first. A pause that we know nothing of needs a
 * person.
 */
export const findMembershipsToResume = (
  database: Database,
  now: Date,
): Promise<readonly MembershipToResume[]> =>
  database.query(
    Due,
    `select subscription_id, order_id from subscriptions
     where resumes_at <= $1 and paused_at is not null and order_id is not null and not (${hasFinalStatusSql})
     order by resumes_at limit 100`,
    [now],
  );

/**
 * When a pause has to be ended next: on its day, and every hour after it while Stripe refuses.
 * Undefined if there is none.
 */
export const findNextTimeToEndPause = async (
  database: Database,
  now: Date,
): Promise<Date | undefined> => {
  const [next] = await database.query(
    v.object({ at: v.nullable(v.date()) }),
    `select min(case when resumes_at > $1 then resumes_at else $1::timestamptz + interval '1 hour' end) as at
     from subscriptions
     where paused_at is not null and order_id is not null and not (${hasFinalStatusSql})`,
    [now],
  );
  return next?.at ?? undefined;
};

const OrderId = v.object({ order_id: v.string() });

/**
 * The orders of the subscriptions about which a list of the payment service says something else
 * than our books, by their digests.
 */
export const findOrderIdsOfChangedSubscriptions = async (
  database: Database,
  told: readonly { readonly subscriptionId: string; readonly digest: string }[],
): Promise<readonly string[]> => {
  const rows = await database.query(
    OrderId,
    `select order_id from unnest($1::text[], $2::text[]) as told (subscription_id, digest)
     join subscriptions using (subscription_id)
     where order_id is not null and stripe_digest is distinct from digest`,
    [told.map(({ subscriptionId }) => subscriptionId), told.map(({ digest }) => digest)],
  );
  return rows.map(({ order_id: orderId }) => orderId);
};

// The notices of one subscription are a range of their keys, which an index has in the order of
// bytes.
const isToldOfChange = `exists (
  select from mails where kind = 'price-change'
    and mail_id collate "C" >= 'price-change:' || subscription_id || ':'
    and mail_id collate "C" < 'price-change:' || subscription_id || ';')`;

/**
 * A statement that finds one kind of contradiction, as rows of `name` and `problem`. `$1` is the
 * time where it needs one.
 */
export type ContradictionQuery = { readonly statement: string; readonly needsTime?: true };

/**
 * Grants and subscriptions whose order isn't paid, paid orders without a right, and what a member
 * has paid for twice.
 */
export const rightsAndOrdersContradictionQueries: readonly ContradictionQuery[] = [
  {
    statement: `
      select 'grant ' || source as name, 'it opens ' || grants.right_id || ' and no order was paid for it' as problem
      from grants left join orders on orders.order_id = grants.order_id
      where grants.state = 'granted' and grants.shop_order_id is null and (orders.state is null or orders.state <> 'paid')`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'it opens ' || right_id || ' and belongs to no order' as problem
      from subscriptions where order_id is null`,
  },
  {
    statement: `
      select 'order ' || orders.order_id as name, 'it was paid and has no right' as problem
      from orders where state = 'paid'
        and not exists (select from grants where grants.order_id = orders.order_id and grants.state = 'granted')
        and not exists (select from subscriptions where subscriptions.order_id = orders.order_id)
        and not exists (select from gifts where gifts.order_id = orders.order_id and gifts.state <> 'refunded')`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'it is refunded wholly, and it still renews' as problem
      from subscriptions where returned_at is not null and ended_at is null and renews_at is not null`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name,
        'its pause is over, and Stripe has not resumed it: it stays open until somebody looks at it' as problem
      from subscriptions
      where status = 'paused' and paused_at is not null and resumes_at <= $1::timestamptz - interval '1 hour'`,
    needsTime: true,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name,
        'Stripe has paused it, and we do not know why: it stays open until somebody looks at it' as problem
      from subscriptions where status = 'paused' and paused_at is null`,
  },
  {
    statement: `
      select 'subscription ' || subscription_id as name, 'it does not renew at the price that its order has promised' as problem
      from subscriptions join orders using (order_id)
      where ${isSubscriptionInGoodStandingSql('subscriptions')} and paid_until is not null
        and subscriptions.price_id = orders.price_id and orders.minor_units <> orders.renewal_minor_units
        and not ${isToldOfChange}`,
  },
  {
    statement: `
      select 'orders ' || string_agg(coalesce(order_id, shop_order_id), ', ' order by coalesce(order_id, shop_order_id)) as name,
        'one member has paid for ' || right_id || ' twice' as problem
      from grants where state = 'granted' and not starts_with(source, 'gift:') group by customer_id, right_id having count(*) > 1`,
  },
  {
    statement: `
      select 'orders ' || string_agg(order_id, ', ' order by order_id) as name, 'one member has ' || right_id || ' twice' as problem
      from subscriptions where not (${hasFinalStatusSql}) group by customer_id, right_id having count(*) > 1`,
  },
];

/**
 * The same of the packs of carts: what is open and wasn't paid, and what was paid and isn't there.
 */
export const cartPackContradictionsSql = `
  select 'order KN-' || number as name, 'it opens ' || grants.right_id || ' and was not paid' as problem
  from grants join shop_orders using (shop_order_id)
  where grants.state = 'granted' and (shop_orders.state <> 'paid' or not_kept is not null)
  union all
  select 'order KN-' || number, 'it was paid, and its pack ' || sku || ' has no right'
  from shop_orders join shop_order_lines using (shop_order_id)
  where state = 'paid' and not_kept is null and kind = 'pack'
    and not exists (select from grants where grants.source = shop_orders.shop_order_id || ':' || sku)`;

/**
 * Everything that is open to members, as a query with `customer_id`, `right_id`, `opened_at`,
 * `title` and whether it is a membership: what they pay for, gifts, and second places.
 * @param now The parameter with the time.
 */
export const openRightsOfAllMembersSql = (now: string): string => `
  select subscriptions.customer_id, subscriptions.right_id, subscriptions.opens_at as opened_at, orders.title, true as is_membership
  from subscriptions left join orders on orders.order_id = subscriptions.order_id
  where ${isSubscriptionInForceSql('subscriptions', now)} and subscriptions.opens_at <= ${now}
  union all
  select second_members.customer_id, subscriptions.right_id, greatest(subscriptions.opens_at, accepted_at), orders.title, true
  from second_members
  join subscriptions on subscriptions.subscription_id = second_members.subscription_id
  left join orders on orders.order_id = subscriptions.order_id
  where second_members.state = 'accepted' and ${isSubscriptionInForceSql('subscriptions', now)} and subscriptions.opens_at <= ${now}
  union all
  select grants.customer_id, grants.right_id, grants.opens_at, coalesce(orders.title, lines.title), grants.ends_at is not null
  from grants
  left join orders on orders.order_id = grants.order_id
  left join shop_order_lines as lines on lines.shop_order_id = grants.shop_order_id
    and grants.source = grants.shop_order_id || ':' || lines.sku
  where grants.state = 'granted' and grants.opens_at <= ${now} and (grants.ends_at is null or grants.ends_at > ${now})`;

/**
 * Whether a customer had something open by a moment, whatever has become of it since.
 * @param customerId The column with the customer's id.
 * @param moment An expression.
 */
export const hadAnyRightBeforeSql = (customerId: string, moment: string): string => `(
  exists (select from subscriptions as old where old.customer_id = ${customerId} and ${hasSubscriptionBegunByStatusSql} and old.opens_at <= ${moment})
  or exists (select from grants as old where old.customer_id = ${customerId} and old.opens_at <= ${moment})
  or exists (select from second_members as old where old.customer_id = ${customerId} and old.accepted_at <= ${moment}))`;

/**
 * When something opens next, as a query with `due`.
 * @param now The parameter with the time.
 */
export const rightOpeningTimesAfterSql = (now: string): string => `
  select opens_at as due from subscriptions where opens_at > ${now} and ended_at is null
  union all
  select opens_at from grants where opens_at > ${now} and state = 'granted'`;

/**
 * The grants that a member has paid for although an earlier payment had opened the same right, as a
 * query with `source`, `order_id` and `shop_order_id`. A gift wasn't paid by her, and one whose
 * money has gone back opens nothing.
 * @param customerId The parameter with the member's customer id.
 */
export const grantsPaidAgainByMemberSql = (customerId: string): string => `
  select source, order_id, shop_order_id
  from (
    select source, order_id, shop_order_id, row_number() over (partition by right_id order by granted_at, source) as place
    from grants
    where customer_id = ${customerId} and state = 'granted' and not starts_with(source, 'gift:')
  ) as paid
  where place > 1`;

/**
 * The memberships that a member has although another one of hers is in order, and hasn't been
 * cancelled, as a query with `order_id`. The first that was paid stays, or of several that aren't
 * paid yet the one that opens first. One that has renewed is left to the owner, and so is
 * everything about payments that failed, pauses and cancellations.
 * @param customerId The parameter with the member's customer id.
 */
export const surplusMembershipsOfMemberSql = (customerId: string): string => `
  select order_id
  from (
    select order_id, row_number() over (
      partition by right_id order by (paid_until is null), started_at, opens_at, subscription_id) as place
    from subscriptions
    where customer_id = ${customerId} and ${isSubscriptionInGoodStandingSql('subscriptions')} and order_id is not null
      and renews_at is not null and returned_at is null and ends_at is null and ended_at is null
      and not exists (select from withdrawals
        where withdrawals.order_id = subscriptions.order_id and ends_subscription and state <> 'declined')
  ) as living
  where place > 1 and not exists (select from payments where payments.order_id = living.order_id and cause = 'renewal')`;
