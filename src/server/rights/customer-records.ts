import * as v from 'valibot';
import { countsAt, subscriptionStatuses, type Subscription } from '../../domain/subscription.ts';
import type { Database } from '../store/database.ts';

/** A member's customer record. */
export type CustomerRecord = {
  readonly customerId: string;
  /** Identifiers of what she has bought; they open plans for her. Sorted, each once. */
  readonly rightIds: readonly string[];
  /** How many of her subscriptions are valid now (R6). */
  readonly subscriptions: number;
};

const Row = v.object({
  customer_id: v.string(),
  right_id: v.nullable(v.string()),
  status: v.nullable(v.picklist(subscriptionStatuses)),
  past_due_since: v.nullable(v.date()),
});

// A row for each right. A grant has no status. A customer without rights has one row whose right_id is null.
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

/** The record of the member with this subject, as of `now`; undefined when she has none yet. */
export const findCustomerRecord = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<CustomerRecord | undefined> => {
  const rows = await database.query(Row, recordStatement, [subject]);
  const [first] = rows;
  if (first === undefined) return undefined;
  const validRows = rows.filter((row) => {
    const subscription = toSubscription(row);
    return subscription === undefined || countsAt(subscription, now);
  });
  return {
    customerId: first.customer_id,
    rightIds: [...new Set(validRows.flatMap(({ right_id }) => right_id ?? []))].toSorted(),
    subscriptions: validRows.filter(({ status }) => status !== null).length,
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
