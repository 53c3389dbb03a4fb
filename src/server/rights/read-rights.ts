import * as v from 'valibot';
import { yearlyRenewingOfferKeys } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { MoneySchema } from '../../domain/money-schema.ts';
import { isSupplyPostponedByEarlierWithdrawal } from '../../domain/orders/late-supply.ts';
import { singleItemOrderKinds } from '../../domain/orders/single-item-order-kinds.ts';
import {
  openRightsAndMembershipAt,
  type OpenRightsAndMembership,
  type StoredMemberRights,
  type SubscriptionWithOrder,
} from '../../domain/rights/member-rights.ts';
import { subscriptionStatuses } from '../../domain/rights/subscription.ts';
import type { Database } from '../store/database.ts';
import { withdrawalsFromNonGiftOrdersSql } from '../store/withdrawals-from-non-gift-orders-sql.ts';

/** A value that is null in the database and undefined in our code. */
const orUndefined = <Schema extends v.GenericSchema<unknown>>(schema: Schema) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );

// Lists are read as JSON, in which a moment is a text.
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const moment = orUndefined(Moment);
const text = orUndefined(v.string());
const money = orUndefined(MoneySchema);

const GrantSchema = v.object({
  rightId: v.string(),
  title: v.string(),
  from: v.picklist(['bought', 'gift']),
  orderId: text,
  orderKind: orUndefined(v.picklist(singleItemOrderKinds)),
  productId: text,
  shopOrder: text,
  state: v.picklist(['granted', 'withdrawn']),
  grantedAt: Moment,
  opensAt: Moment,
  endsAt: moment,
});

const SubscriptionSchema = v.object({
  subscriptionId: v.string(),
  rightId: v.string(),
  orderId: text,
  productId: text,
  title: text,
  offer: orUndefined(v.picklist(yearlyRenewingOfferKeys)),
  status: v.picklist(subscriptionStatuses),
  startedAt: moment,
  opensAt: Moment,
  pastDueSince: moment,
  returnedAt: moment,
  renewsAt: moment,
  paidUntil: moment,
  endsAt: moment,
  endedAt: moment,
  canceledAt: moment,
  pausedAt: moment,
  resumesAt: moment,
  lastPausedAt: moment,
  renewal: money,
  promisedRenewal: money,
  hasWithdrawn: v.boolean(),
});

const OwnSubscriptionSchema = v.object({
  ...SubscriptionSchema.entries,
  card: orUndefined(v.object({ brand: v.string(), last4: v.string(), lastDay: v.string() })),
  second: orUndefined(
    v.object({
      invitationId: v.string(),
      state: v.picklist(['invited', 'accepted']),
      customerId: text,
      address: text,
      since: Moment,
    }),
  ),
});

const RightsSchema = v.object({
  customerId: v.string(),
  address: text,
  deletionAskedAt: orUndefined(v.date()),
  giftsRedeemed: v.number(),
  grants: v.array(GrantSchema),
  subscriptions: v.array(OwnSubscriptionSchema),
  places: v.array(
    v.object({ membership: SubscriptionSchema, acceptedAt: Moment, removedAt: moment }),
  ),
});

const listOf = (query: string): string =>
  `(select coalesce(jsonb_agg(one), '[]') from (${query}) as one)`;

/** An object, if none of its values is null. */
const objectOf = (values: Readonly<Record<string, string>>): string => `
  case when num_nulls(${Object.values(values).join(', ')}) = 0 then jsonb_build_object(${Object.entries(
    values,
  )
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}) end`;

// A gift's grant names the gift's order in its source.
const grantsSql = `
  select grants.right_id as "rightId", coalesce(orders.title, lines.title, grants.right_id) as title,
    case when source like 'gift:%' then 'gift' else 'bought' end as "from", orders.order_id as "orderId",
    orders.kind as "orderKind", orders.product_id as "productId", shop_orders.number::text as "shopOrder", grants.state,
    granted_at as "grantedAt", opens_at as "opensAt", ends_at as "endsAt"
  from grants
  left join orders on orders.order_id = coalesce(grants.order_id, case when source like 'gift:%' then substr(source, 6) end)
  left join shop_orders on shop_orders.shop_order_id = grants.shop_order_id
  left join shop_order_lines as lines on lines.shop_order_id = grants.shop_order_id
    and grants.source = grants.shop_order_id || ':' || lines.sku
  where grants.customer_id = customers.customer_id
  order by granted_at, source, grants.right_id`;

const subscriptionColumns = `
  s.subscription_id as "subscriptionId", s.right_id as "rightId", s.order_id as "orderId", orders.product_id as "productId",
  orders.title, orders.offer, s.status, s.started_at as "startedAt", s.opens_at as "opensAt", s.past_due_since as "pastDueSince",
  s.returned_at as "returnedAt", s.renews_at as "renewsAt", s.paid_until as "paidUntil", s.ends_at as "endsAt",
  s.ended_at as "endedAt", s.canceled_at as "canceledAt", s.paused_at as "pausedAt", s.resumes_at as "resumesAt",
  s.last_paused_at as "lastPausedAt",
  ${objectOf({ currency: 's.renewal_currency', minorUnits: 's.renewal_minor_units' })} as renewal,
  ${objectOf({ currency: 'orders.currency', minorUnits: 'orders.renewal_minor_units' })} as "promisedRenewal",
  exists (select from withdrawals where withdrawals.order_id = s.order_id and withdrawals.kind = 'withdrawal') as "hasWithdrawn"`;

const ownSubscriptionsSql = `
  select ${subscriptionColumns},
    ${objectOf({ brand: 's.card_brand', last4: 's.card_last4', lastDay: 's.card_ends_on' })} as card,
    case when second.invitation_id is not null then jsonb_build_object(
      'invitationId', second.invitation_id, 'state', second.state, 'customerId', second.customer_id,
      'address', coalesce(second.address, acceptor.address), 'since', coalesce(second.accepted_at, second.invited_at)
    ) end as second
  from subscriptions as s
  left join orders on orders.order_id = s.order_id
  left join second_members as second on second.subscription_id = s.subscription_id and second.state <> 'removed'
  left join customers as acceptor on acceptor.customer_id = second.customer_id
  where s.customer_id = customers.customer_id
  order by s.started_at, s.subscription_id`;

const placesSql = `
  select accepted_at as "acceptedAt", removed_at as "removedAt", to_jsonb(shared) as membership
  from second_members as place
  cross join lateral (
    select ${subscriptionColumns}
    from subscriptions as s left join orders on orders.order_id = s.order_id
    where s.subscription_id = place.subscription_id
  ) as shared
  where place.customer_id = customers.customer_id and accepted_at is not null
  order by accepted_at, place.invitation_id`;

const rightsStatement = (column: 'subject' | 'customer_id'): string => `
  select customers.customer_id as "customerId", customers.address, account_deletions.asked_at as "deletionAskedAt",
    gifts_redeemed as "giftsRedeemed", ${listOf(grantsSql)} as grants, ${listOf(ownSubscriptionsSql)} as subscriptions,
    ${listOf(placesSql)} as places
  from customers left join account_deletions on account_deletions.customer_id = customers.customer_id
  where customers.${column} = $1`;

/**
 * Everything that opens something for a member, by the login's subject or the customer's id, in one
 * statement; undefined for somebody who isn't a customer. Pure functions of `src/domain/rights`
 * decide what follows from it.
 */
export const readMemberRights = async (
  database: Database,
  by: { readonly subject: string } | { readonly customerId: string },
): Promise<StoredMemberRights | undefined> => {
  const [column, value] =
    'subject' in by
      ? (['subject', by.subject] as const)
      : (['customer_id', by.customerId] as const);
  const [rights] = await database.query(RightsSchema, rightsStatement(column), [value]);
  return rights;
};

const PayersSubscription = v.object({ payer: v.string(), membership: SubscriptionSchema });

/**
 * A subscription with the subject of the member who pays for it; undefined if we have none with
 * this id.
 */
export const findSubscriptionAndPayerById = async (
  database: Database,
  subscriptionId: string,
): Promise<{ readonly payer: string; readonly membership: SubscriptionWithOrder } | undefined> => {
  const [found] = await database.query(
    PayersSubscription,
    `select customers.subject as payer, to_jsonb(one) as membership
     from subscriptions join customers using (customer_id)
     cross join lateral (
       select ${subscriptionColumns}
       from subscriptions as s left join orders on orders.order_id = s.order_id
       where s.subscription_id = subscriptions.subscription_id
     ) as one
     where subscription_id = $1`,
    [subscriptionId],
  );
  return found;
};

const SubscriptionId = v.object({ subscription_id: v.string() });

/** The id of the subscription that an order began; undefined if it began none. */
export const findSubscriptionIdOfOrder = async (
  database: Database,
  orderId: string,
): Promise<string | undefined> => {
  const [row] = await database.query(
    SubscriptionId,
    'select subscription_id from subscriptions where order_id = $1 limit 1',
    [orderId],
  );
  return row?.subscription_id;
};

const OrderId = v.object({ order_id: v.string() });

/**
 * The order that began a subscription, or the newest running one of a customer of the payment
 * service; undefined if we know none.
 */
export const findOrderIdBySubscriptionOrPayerId = async (
  database: Database,
  by: { readonly subscriptionId: string } | { readonly stripeCustomerId: string },
): Promise<string | undefined> => {
  const [row] =
    'subscriptionId' in by
      ? await database.query(
          OrderId,
          'select order_id from subscriptions where subscription_id = $1 and order_id is not null',
          [by.subscriptionId],
        )
      : await database.query(
          OrderId,
          `select order_id from subscriptions join customers using (customer_id)
           where stripe_customer_id = $1 and order_id is not null and ended_at is null order by started_at desc limit 1`,
          [by.stripeCustomerId],
        );
  return row?.order_id;
};

/**
 * What an order has opened, as a query with `subscription_id`, `opens_at`, `canceled_at` and
 * `paused_at`, for the statements that read an order and its right at one moment.
 * @param orderId The column or parameter with the order's id.
 */
export const rightDatesOfOrderSql = (orderId: string): string => `
  select subscription_id, opens_at, canceled_at, paused_at from subscriptions where order_id = ${orderId}
  union all
  select null, opens_at, null, null from grants where order_id = ${orderId}
  limit 1`;

const Withdrawn = v.object({ right_id: v.string(), at: v.date() });

const withdrawnStatement = `
  select right_id, max(at) as at from (${withdrawalsFromNonGiftOrdersSql}) as withdrawn
  where customer_id = $1 group by right_id order by right_id`;

/** A right that a member has withdrawn from, and when she last did. */
export type RightMemberWithdrewFrom = { readonly rightId: string; readonly at: Date };

/**
 * The rights that are supplied late if the member orders them now, because she has withdrawn from
 * them (R15).
 */
export const findRightsMemberLatelyWithdrewFrom = async (
  database: Database,
  customerId: string,
  now: Date,
): Promise<readonly RightMemberWithdrewFrom[]> => {
  const rows = await database.query(Withdrawn, withdrawnStatement, [customerId]);
  return rows.flatMap(({ right_id: rightId, at }) =>
    isSupplyPostponedByEarlierWithdrawal(at, now) ? [{ rightId, at }] : [],
  );
};

/** The record of the member with this subject, as of `now`; undefined if there is none yet. */
export const findCustomerWithRightsBySubject = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<OpenRightsAndMembership | undefined> => {
  const rights = await readMemberRights(database, { subject });
  return rights === undefined ? undefined : openRightsAndMembershipAt(rights, now);
};
