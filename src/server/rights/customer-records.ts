import * as v from 'valibot';
import {
  heldAsGift,
  heldAsSecondMember,
  membershipOf,
  membershipStateOf,
  type HeldMembership,
  type Membership,
} from '../../domain/rights/membership.ts';
import { currencies } from '../../domain/money.ts';
import { countsAt, opensRightAt, subscriptionStatuses } from '../../domain/rights/subscription.ts';
import type { Database } from '../store/database.ts';

/** A member's customer record. */
export type CustomerRecord = {
  readonly customerId: string;
  /** The identifiers of her open rights; they open plans. Sorted, without duplicates, however many sources a right has. */
  readonly rightIds: readonly string[];
  /** The identifiers of rights that a membership opened for her and that are no longer open. */
  readonly closedRightIds: readonly string[];
  /** How many of her memberships are valid now (R6): her own, a gift, and a second place. */
  readonly subscriptions: number;
  /** Undefined if she has never had one. */
  readonly membership: Membership | undefined;
};

const optionalDate = v.nullable(v.date());

const Row = v.object({
  customer_id: v.string(),
  source: v.nullable(v.picklist(['own', 'grant', 'second-member'])),
  right_id: v.nullable(v.string()),
  /** Null for a grant without an order of ours. */
  product_id: v.nullable(v.string()),
  /** Whether a grant is a gift membership. */
  is_membership: v.nullable(v.boolean()),
  opens_at: optionalDate,
  ends_at: optionalDate,
  /** When it began for her: the grant, or the acceptance of a second place. */
  started_at: optionalDate,
  status: v.nullable(v.picklist(subscriptionStatuses)),
  past_due_since: optionalDate,
  renews_at: optionalDate,
  ended_at: optionalDate,
  returned_at: optionalDate,
  paid_until: optionalDate,
  removed_at: optionalDate,
  currency: v.nullable(v.picklist(currencies)),
  minor_units: v.nullable(v.number()),
});
type Row = v.InferOutput<typeof Row>;

const ofSubscription = `
  subscriptions.right_id, orders.product_id, true as is_membership, subscriptions.opens_at, subscriptions.ends_at`;
const stateOfSubscription = `status, past_due_since, renews_at, ended_at, returned_at, paid_until`;

// A row for each source of a right. A customer without any has one row whose source is null; so has a customer whose account is
// being deleted, because nothing is open for her any more.
const recordStatement = `
  select customers.customer_id, source, right_id, product_id, is_membership, opens_at, ends_at, started_at, ${stateOfSubscription},
    removed_at, currency, minor_units
  from customers
  left join lateral (
    select 'grant' as source, grants.right_id, orders.product_id, orders.kind = 'gift-membership' as is_membership,
      grants.opens_at, grants.ends_at, granted_at as started_at, null as status, null::timestamptz as past_due_since,
      null::timestamptz as renews_at, null::timestamptz as ended_at, null::timestamptz as returned_at, null::timestamptz as paid_until,
      null::timestamptz as removed_at, null as currency, null::integer as minor_units
    from grants left join orders on orders.order_id = grants.order_id
    where grants.customer_id = customers.customer_id and grants.state = 'granted'
    union all
    select 'own', ${ofSubscription}, started_at, ${stateOfSubscription}, null,
      coalesce(renewal_currency, orders.currency),
      coalesce(subscriptions.renewal_minor_units, orders.renewal_minor_units)
    from subscriptions left join orders on orders.order_id = subscriptions.order_id
    where subscriptions.customer_id = customers.customer_id
    union all
    select 'second-member', ${ofSubscription}, accepted_at, ${stateOfSubscription}, removed_at, null, null
    from second_members
    join subscriptions on subscriptions.subscription_id = second_members.subscription_id
    left join orders on orders.order_id = subscriptions.order_id
    where second_members.customer_id = customers.customer_id
  ) as rights on not exists (select from account_deletions where customer_id = customers.customer_id)
  where customers.subject = $1`;

type Grant = { readonly rightId: string; readonly opensAt: Date; readonly endsAt: Date | null };

const isOpenGrant = ({ opensAt, endsAt }: Grant, now: Date): boolean =>
  opensAt.getTime() <= now.getTime() && (endsAt === null || now.getTime() < endsAt.getTime());

const toGrant = ({ source, right_id: rightId, opens_at: opensAt, ends_at: endsAt }: Row) =>
  source !== 'grant' || rightId === null || opensAt === null
    ? undefined
    : ({ rightId, opensAt, endsAt } satisfies Grant);

const toPaid = (row: Row, status: HeldMembership['status']): HeldMembership | undefined => {
  const { right_id: rightId, opens_at: opensAt, currency, minor_units: minorUnits } = row;
  if (rightId === null || opensAt === null) return undefined;
  return {
    source: 'own',
    productId: row.product_id ?? rightId,
    rightId,
    status,
    pastDueSince: row.past_due_since ?? undefined,
    returnedAt: row.returned_at ?? undefined,
    startedAt: row.started_at ?? undefined,
    opensAt,
    renewsAt: row.renews_at ?? undefined,
    endsAt: row.ends_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
    paidUntil: row.paid_until ?? undefined,
    price: currency === null || minorUnits === null ? null : { currency, minorUnits },
  };
};

const toHeld = (row: Row, now: Date): HeldMembership | undefined => {
  if (row.status !== null) {
    const paid = toPaid(row, row.status);
    return paid === undefined || row.source === 'own' || row.started_at === null
      ? paid
      : heldAsSecondMember(paid, {
          acceptedAt: row.started_at,
          removedAt: row.removed_at ?? undefined,
        });
  }
  const grant = row.is_membership === true ? toGrant(row) : undefined;
  if (grant?.endsAt == null || row.started_at === null) return undefined;
  const { rightId, opensAt, endsAt } = grant;
  const productId = row.product_id ?? rightId;
  return heldAsGift({ productId, rightId, opensAt, endsAt, redeemedAt: row.started_at }, now);
};

/** Whether a membership was ever open, whatever its state now. */
const hasBegun = (one: HeldMembership, now: Date): boolean => {
  const state = membershipStateOf(one, now);
  return state !== undefined && state !== 'not-yet-open';
};

const sorted = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

/** The record of the member with this subject, as of `now`; undefined if she has none yet. */
export const findCustomerRecord = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<CustomerRecord | undefined> => {
  const rows = await database.query(Row, recordStatement, [subject]);
  const [first] = rows;
  if (first === undefined) return undefined;
  const held = rows.flatMap((row) => toHeld(row, now) ?? []);
  const grants = rows.flatMap((row) => toGrant(row) ?? []);
  const rightIds = sorted([
    ...grants.filter((grant) => isOpenGrant(grant, now)).map(({ rightId }) => rightId),
    ...held.filter((one) => opensRightAt(one, now)).map(({ rightId }) => rightId),
  ]);
  return {
    customerId: first.customer_id,
    rightIds,
    closedRightIds: sorted(
      held.filter((one) => hasBegun(one, now)).map(({ rightId }) => rightId),
    ).filter((id) => !rightIds.includes(id)),
    subscriptions: held.filter((one) => countsAt(one, now)).length,
    membership: membershipOf(held, now),
  };
};

const Customer = v.object({ customer_id: v.string() });

// The update changes nothing, but makes the statement return the existing row, so two simultaneous requests get the same id.
const findOrCreateStatement = `
  insert into customers (customer_id, subject, created_at) values ($1, $2, $3)
  on conflict (subject) do update set subject = excluded.subject
  returning customer_id`;

/** The customer id of a subject. Creates the customer with `newCustomerId` if there is none yet. */
export const findOrCreateCustomer = async (
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
