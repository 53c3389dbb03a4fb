import * as v from 'valibot';
import type { AccountAnswer } from '../../domain/account/account-answer.ts';
import {
  emptyAccount,
  type AccountFacts,
  type HeldRight,
  type OwnProofFacts,
} from '../../domain/account/account-facts.ts';
import { toAccountAnswer } from '../../domain/account/to-account-answer.ts';
import { provenOffers } from '../../domain/membership-offers.ts';
import { orderNumberOf } from '../../domain/shop/shop-order.ts';
import { countsAt, graceEndsAt, subscriptionStatuses } from '../../domain/rights/subscription.ts';
import type { Database } from '../store/database.ts';
import { readOwnOrders } from './order-rows.ts';
import { readOwnShopOrders } from './shop-order-rows.ts';

/** The dependencies of reading an account. */
export type AccountReading = {
  readonly database: Database;
  readonly now: () => Date;
  /** The product for coming back at the renewal price; undefined if it isn't for sale. */
  readonly readRenewalProduct: () => Promise<string | undefined>;
  /** The signed reference that opens a shop order's page. */
  readonly linkOfShopOrder: (shopOrderId: string) => string;
};

const date = v.nullable(v.date());

const CustomerRow = v.object({
  customer_id: v.string(),
  address: v.nullable(v.string()),
  asked_at: date,
});
const customerStatement = `
  select customers.customer_id, customers.address, account_deletions.asked_at
  from customers left join account_deletions on account_deletions.customer_id = customers.customer_id
  where customers.subject = $1`;

const GrantRow = v.object({
  right_id: v.string(),
  title: v.string(),
  is_gift: v.boolean(),
  shop_number: v.nullable(v.string()),
  is_membership: v.boolean(),
  granted_at: v.date(),
  opens_at: v.date(),
  ends_at: date,
});
// A right that doesn't come from an order has no title; its id is used instead.
const grantStatement = `
  select grants.right_id, coalesce(orders.title, shop_order_lines.title, grants.right_id) as title, (source like 'gift:%') as is_gift,
    shop_orders.number::text as shop_number,
    coalesce(orders.kind in ('membership', 'gift-membership'), grants.ends_at is not null) as is_membership,
    granted_at, opens_at, ends_at
  from grants
  left join orders on orders.order_id =
    coalesce(grants.order_id, case when source like 'gift:%' then substr(source, 6) end)
  left join shop_orders on shop_orders.shop_order_id = grants.shop_order_id
  left join shop_order_lines on shop_order_lines.shop_order_id = grants.shop_order_id
    and grants.source = grants.shop_order_id || ':' || shop_order_lines.sku
  where grants.customer_id = $1 and grants.state = 'granted'`;

const toGranted = (row: v.InferOutput<typeof GrantRow>): HeldRight => ({
  rightId: row.right_id,
  title: row.title,
  kind: row.is_membership ? 'membership' : 'pack',
  from: row.is_gift ? 'gift' : 'bought',
  shopOrder: row.shop_number === null ? undefined : orderNumberOf(row.shop_number),
  since: row.granted_at,
  opensAt: row.opens_at,
  endsAt: row.ends_at ?? undefined,
  counts: true,
});

const SecondRow = v.object({
  right_id: v.string(),
  title: v.string(),
  since: v.date(),
  removed_at: date,
  status: v.picklist(subscriptionStatuses),
  past_due_since: date,
  returned_at: date,
  opens_at: v.date(),
  ends_at: date,
  ended_at: date,
  resumes_at: date,
});
const secondStatement = `
  select s.right_id, orders.title, coalesce(second.accepted_at, second.invited_at) as since, second.removed_at, s.status,
    s.past_due_since, s.returned_at, s.opens_at, s.ends_at, s.ended_at, s.resumes_at
  from second_members second
  join subscriptions s on s.subscription_id = second.subscription_id
  join orders on orders.order_id = s.order_id
  where second.customer_id = $1 and second.accepted_at is not null`;

const toSecondPlace = (row: v.InferOutput<typeof SecondRow>, now: Date): HeldRight => {
  const { status, removed_at: removedAt } = row;
  const pastDueSince = row.past_due_since ?? undefined;
  const returnedAt = row.returned_at ?? undefined;
  const isPaused = status === 'paused';
  const graceEnd = pastDueSince === undefined ? undefined : graceEndsAt(pastDueSince);
  return {
    rightId: row.right_id,
    title: row.title,
    kind: 'membership',
    from: 'second-member',
    shopOrder: undefined,
    since: row.since,
    opensAt: isPaused ? (row.resumes_at ?? row.opens_at) : row.opens_at,
    endsAt: removedAt ?? row.ended_at ?? returnedAt ?? row.ends_at ?? graceEnd,
    counts: removedAt === null && (isPaused || countsAt({ status, pastDueSince, returnedAt }, now)),
  };
};

const ProofRow = v.object({
  proof_id: v.string(),
  offer: v.picklist(provenOffers),
  state: v.picklist(['waiting', 'accepted', 'refused', 'withdrawn']),
  by: v.picklist(['address', 'file', 'deleted']),
  is_confirmed: v.boolean(),
  asked_at: v.date(),
  reason: v.nullable(v.string()),
});
const proofStatement = `
  select proof_id, offer, state, reason, asked_at,
    case when address is not null then 'address' when file is not null then 'file' else 'deleted' end as by,
    (address is null or address_confirmed_at is not null) as is_confirmed
  from proofs where customer_id = $1
  order by asked_at desc`;

const toProof = (row: v.InferOutput<typeof ProofRow>): OwnProofFacts => ({
  proofId: row.proof_id,
  offer: row.offer,
  state: row.state,
  by: row.by,
  isConfirmed: row.is_confirmed,
  askedAt: row.asked_at,
  reason: row.reason ?? undefined,
});

/** The stored data of an account, with its customer id; undefined if she isn't a customer yet. */
export type StoredAccount = { readonly customerId: string; readonly facts: AccountFacts };

/** Reads the stored account of the member with this subject. */
export const findAccount = async (
  { database, linkOfShopOrder }: Pick<AccountReading, 'database' | 'linkOfShopOrder'>,
  subject: string,
  now: Date,
): Promise<StoredAccount | undefined> => {
  const [customer] = await database.query(CustomerRow, customerStatement, [subject]);
  if (customer === undefined) return undefined;
  const { customer_id: customerId, address, asked_at: askedAt } = customer;
  const orders = await readOwnOrders(database, customerId);
  const shopOrders = await readOwnShopOrders(database, customerId, linkOfShopOrder);
  const grants = await database.query(GrantRow, grantStatement, [customerId]);
  const places = await database.query(SecondRow, secondStatement, [customerId]);
  const proofs = await database.query(ProofRow, proofStatement, [customerId]);
  return {
    customerId,
    facts: {
      address: address ?? undefined,
      deletionAskedAt: askedAt ?? undefined,
      orders,
      shopOrders,
      held: [...grants.map(toGranted), ...places.map((row) => toSecondPlace(row, now))],
      proofs: proofs.map(toProof),
    },
  };
};

/** The account of the member with this subject, as `GET /api/account` answers it: read from our database only. */
export const readAccount = async (
  reading: AccountReading,
  subject: string,
): Promise<AccountAnswer> => {
  const time = reading.now();
  const stored = await findAccount(reading, subject, time);
  return toAccountAnswer(stored?.facts ?? emptyAccount, await reading.readRenewalProduct(), time);
};
