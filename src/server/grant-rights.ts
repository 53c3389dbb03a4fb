import * as v from 'valibot';
import type { SubscriptionStatus } from '../domain/subscription.ts';
import type { Database } from './database.ts';

const Nothing = v.object({});

/** What a payment opens for good. */
export type Grant = {
  /** The payment, by its identifier at the payment service: told twice, it grants once. */
  readonly source: string;
  /** The product or link that it paid for. */
  readonly rightId: string;
  readonly customerId: string;
  readonly at: Date;
};

/** Gives a member what a payment paid for. Sent again it changes nothing. */
export const grantRight = async (
  database: Database,
  { source, rightId, customerId, at }: Grant,
): Promise<void> => {
  await database.query(
    Nothing,
    `insert into grants (source, right_id, customer_id, granted_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [source, rightId, customerId, at],
  );
};

/** A subscription as the payment service tells of it. */
export type SubscriptionChange = {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** What it opens while it counts. */
  readonly rightId: string;
  readonly status: SubscriptionStatus;
  /** When it changed. A change that is older than what is known counts for nothing. */
  readonly at: Date;
};

// A payment that fails again does not begin the grace anew.
const keepStatement = `
  insert into subscriptions
    (subscription_id, customer_id, right_id, status, past_due_since, changed_at)
  values ($1, $2, $3, $4, case when $4 = 'past_due' then $5::timestamptz end, $5)
  on conflict (subscription_id) do update set
    right_id = excluded.right_id,
    status = excluded.status,
    past_due_since = case
      when excluded.status <> 'past_due' then null
      when subscriptions.status = 'past_due' then subscriptions.past_due_since
      else excluded.past_due_since
    end,
    changed_at = excluded.changed_at
  where subscriptions.changed_at <= excluded.changed_at
    and subscriptions.customer_id = excluded.customer_id`;

/** Keeps what has become of a subscription. Changes may come twice and in any order. */
export const keepSubscription = async (
  database: Database,
  { subscriptionId, customerId, rightId, status, at }: SubscriptionChange,
): Promise<void> => {
  await database.query(Nothing, keepStatement, [subscriptionId, customerId, rightId, status, at]);
};
