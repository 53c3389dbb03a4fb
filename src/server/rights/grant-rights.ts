import * as v from 'valibot';
import { finalStatuses, type SubscriptionStatus } from '../../domain/subscription.ts';
import type { Database } from '../store/database.ts';

const NoColumns = v.object({});

/** A right that a member has bought for good. */
export type Grant = {
  /** The id of the payment at the payment service. The same payment grants a right once. */
  readonly source: string;
  /** The product or link that was paid for. */
  readonly rightId: string;
  readonly customerId: string;
  readonly at: Date;
};

/** Gives a member a right that she paid for. Calling it again for the same payment changes nothing. */
export const grantRight = async (
  database: Database,
  { source, rightId, customerId, at }: Grant,
): Promise<void> => {
  await database.query(
    NoColumns,
    `insert into grants (source, right_id, customer_id, granted_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [source, rightId, customerId, at],
  );
};

/** A change of a subscription, as the payment service reports it. */
export type SubscriptionChange = {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** The right that she has while the subscription is valid. */
  readonly rightId: string;
  readonly status: SubscriptionStatus;
  /** When it changed. A change older than the stored one is ignored, unless it is final. */
  readonly at: Date;
};

// The grace period begins with the first failed payment; another failed one doesn't restart it.
const saveStatement = `
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
  where (subscriptions.changed_at <= excluded.changed_at or excluded.status = any($6))
    and not subscriptions.status = any($6)
    and subscriptions.customer_id = excluded.customer_id`;

/**
 * Saves a change of a subscription. The payment service may report changes twice and in any order, with the same second for several.
 * A final status stays, whatever comes later or claims to be later.
 */
export const saveSubscription = async (
  database: Database,
  { subscriptionId, customerId, rightId, status, at }: SubscriptionChange,
): Promise<void> => {
  await database.query(NoColumns, saveStatement, [
    subscriptionId,
    customerId,
    rightId,
    status,
    at,
    finalStatuses,
  ]);
};
