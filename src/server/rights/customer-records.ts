import * as v from 'valibot';
import {
  membershipOf,
  type Membership,
  type OwnSubscription,
} from '../../domain/members/membership.ts';
import { currencies } from '../../domain/money.ts';
import { countsAt, opensRightAt, subscriptionStatuses } from '../../domain/subscription.ts';
import type { Database } from '../store/database.ts';

/** A member's customer record. */
export type CustomerRecord = {
  readonly customerId: string;
  /** Identifiers of what she has bought; they open plans for her. Sorted, each once. */
  readonly rightIds: readonly string[];
  /** How many of her subscriptions are valid now (R6). */
  readonly subscriptions: number;
  /** Undefined if she has never had one. */
  readonly membership: Membership | undefined;
};

const Row = v.object({
  customer_id: v.string(),
  right_id: v.nullable(v.string()),
  opens_at: v.nullable(v.date()),
  status: v.nullable(v.picklist(subscriptionStatuses)),
  past_due_since: v.nullable(v.date()),
  started_at: v.nullable(v.date()),
  renews_at: v.nullable(v.date()),
  ends_at: v.nullable(v.date()),
  ended_at: v.nullable(v.date()),
  returned_at: v.nullable(v.date()),
  currency: v.nullable(v.picklist(currencies)),
  minor_units: v.nullable(v.number()),
});
type Row = v.InferOutput<typeof Row>;

// A row for each right. A grant has no status. A customer without rights has one row whose right_id is null.
const recordStatement = `
  select customers.customer_id, right_id, rights.opens_at, status, past_due_since, started_at, renews_at, ends_at, ended_at,
    returned_at, orders.currency, orders.minor_units
  from customers
  left join (
    select customer_id, right_id, opens_at, order_id, null as status, null::timestamptz as past_due_since,
      null::timestamptz as started_at, null::timestamptz as renews_at, null::timestamptz as ends_at,
      null::timestamptz as ended_at, null::timestamptz as returned_at
    from grants where state = 'granted'
    union all
    select customer_id, right_id, opens_at, order_id, status, past_due_since, started_at, renews_at, ends_at, ended_at,
      returned_at
    from subscriptions
  ) as rights on rights.customer_id = customers.customer_id
  left join orders on orders.order_id = rights.order_id
  where customers.subject = $1`;

const toSubscription = (row: Row): OwnSubscription | undefined =>
  row.status === null || row.right_id === null || row.opens_at === null
    ? undefined
    : {
        productId: row.right_id,
        status: row.status,
        pastDueSince: row.past_due_since ?? undefined,
        returnedAt: row.returned_at ?? undefined,
        startedAt: row.started_at ?? undefined,
        opensAt: row.opens_at,
        renewsAt: row.renews_at ?? undefined,
        endsAt: row.ends_at ?? undefined,
        endedAt: row.ended_at ?? undefined,
        price:
          row.currency === null || row.minor_units === null
            ? null
            : { currency: row.currency, minorUnits: row.minor_units },
      };

const sorted = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

/** The record of the member with this subject, as of `now`; undefined when she has none yet. */
export const findCustomerRecord = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<CustomerRecord | undefined> => {
  const rows = await database.query(Row, recordStatement, [subject]);
  const [first] = rows;
  if (first === undefined) return undefined;
  const subscriptions = rows.flatMap((row) => toSubscription(row) ?? []);
  const valid = subscriptions.filter((one) => countsAt(one, now));
  const grants = rows.flatMap(({ right_id: id, status, opens_at: opensAt }) =>
    id === null || opensAt === null || status !== null ? [] : [{ id, opensAt }],
  );
  return {
    customerId: first.customer_id,
    rightIds: sorted([
      ...grants.filter(({ opensAt }) => opensAt.getTime() <= now.getTime()).map(({ id }) => id),
      ...subscriptions.filter((one) => opensRightAt(one, now)).map(({ productId }) => productId),
    ]),
    subscriptions: valid.length,
    membership: membershipOf(subscriptions, now),
  };
};

const Customer = v.object({ customer_id: v.string() });

// The update changes nothing, but makes the statement return the existing row. So two requests at once get the same id.
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
