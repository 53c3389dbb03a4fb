import * as v from 'valibot';
import { countsAt, subscriptionStatuses, type Subscription } from '../domain/subscription.ts';
import type { Database } from './database.ts';

/** What a member has: her customer id, and the identifiers that open plans for her now. */
export type MemberRecord = {
  readonly customerId: string;
  readonly values: readonly string[];
  /** Subscriptions that count now (decision 6). */
  readonly subscriptions: number;
};

const Row = v.object({
  customer_id: v.string(),
  right_id: v.nullable(v.string()),
  status: v.nullable(v.picklist(subscriptionStatuses)),
  past_due_since: v.nullable(v.date()),
});

// A customer without a right has one row whose right is null; a grant has no status.
const recordStatement = `
  select customer_id, rights.right_id, rights.status, rights.past_due_since
  from customers
  left join (
    select customer_id, right_id, null as status, null::timestamptz as past_due_since from grants
    union all
    select customer_id, right_id, status, past_due_since from subscriptions
  ) as rights using (customer_id)
  where customers.subject = $1`;

const toSubscription = (row: v.InferOutput<typeof Row>): Subscription | undefined =>
  row.status === null
    ? undefined
    : { status: row.status, pastDueSince: row.past_due_since ?? undefined };

/** What the member of a subject has at a moment; undefined when she has never been here. */
export const findRecord = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<MemberRecord | undefined> => {
  const rows = await database.query(Row, recordStatement, [subject]);
  const [first] = rows;
  if (first === undefined) return undefined;
  const counting = rows.filter((row) => {
    const subscription = toSubscription(row);
    return subscription === undefined || countsAt(subscription, now);
  });
  return {
    customerId: first.customer_id,
    values: [...new Set(counting.flatMap(({ right_id }) => right_id ?? []))].toSorted(),
    subscriptions: counting.filter(({ status }) => status !== null).length,
  };
};

const Customer = v.object({ customer_id: v.string() });

// The update changes nothing: it makes the row of whoever came first the answer to both of two at once.
const openStatement = `
  insert into customers (customer_id, subject, created_at) values ($1, $2, $3)
  on conflict (subject) do update set subject = excluded.subject
  returning customer_id`;

/** The customer id of a subject, made on first sight. Of two that come at once both get the same. */
export const openCustomer = async (
  database: Database,
  subject: string,
  newCustomerId: string,
  now: Date,
): Promise<string> => {
  const [row] = await database.query(Customer, openStatement, [newCustomerId, subject, now]);
  if (row === undefined) throw new Error('The database made no customer.');
  return row.customer_id;
};
