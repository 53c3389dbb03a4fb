import {
  finalStatuses,
  goodStandingStatuses,
  graceDays,
  unbegunStatuses,
} from '../../domain/rights/subscription.ts';
import { sqlListOf } from '../store/sql-list.ts';

// What pure functions of src/domain/rights decide about one subscription, as conditions for the
// statements that look at all of them. A test compares the two on random rows.

/** Whether the payments of a subscription are in order. */
export const isSubscriptionInGoodStandingSql = (subscriptions: string): string =>
  `${subscriptions}.status in ${sqlListOf(goodStandingStatuses)}`;

export const hasFinalStatusSql = `status in ${sqlListOf(finalStatuses)}`;

/** Whether a subscription has ever begun (`membershipStateOf`). */
export const hasSubscriptionBegunByStatusSql = `status not in ${sqlListOf(unbegunStatuses)}`;

/**
 * Whether a subscription counts (`isSubscriptionInForceAt`).
 * @param now The parameter with the time.
 */
export const isSubscriptionInForceSql = (subscriptions: string, now: string): string => `(
  ${subscriptions}.returned_at is null and (
    ${isSubscriptionInGoodStandingSql(subscriptions)}
    or (${subscriptions}.status = 'paused' and ${subscriptions}.resumes_at <= ${now}::timestamptz)
    or (${subscriptions}.status = 'past_due'
      and ${subscriptions}.past_due_since + interval '24 hours' * ${graceDays} >= ${now}::timestamptz)
  ))`;

/** Whether a subscription will take another payment by itself (`isRenewing`). */
export const isSubscriptionRenewingSql = `
  ${isSubscriptionInGoodStandingSql('subscriptions')} and paid_until is not null and renews_at is not null
  and returned_at is null and ends_at is null and ended_at is null`;
