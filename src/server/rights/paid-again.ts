import { isSubscriptionInGoodStandingSql } from './rights-guards.ts';

/**
 * The grants that a member has paid for although an earlier payment had opened the same right, as a query with `source`,
 * `order_id` and `shop_order_id`. A gift wasn't paid by her, and one whose money has gone back opens nothing.
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
 * The memberships that a member has although another one of hers is in order, and hasn't been cancelled, as a query with
 * `order_id`. The first that was paid stays, or of several that aren't paid yet the one that opens first. One that has renewed
 * is left to the owner, and so is everything about payments that failed, pauses and cancellations.
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
