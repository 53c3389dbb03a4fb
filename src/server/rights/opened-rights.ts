import { isSubscriptionInForceSql, hasSubscriptionBegunSql } from './rights-guards.ts';

/**
 * Everything that is open to members, as a query with `customer_id`, `right_id`, `opened_at`, `title` and whether it is a membership: what they
 * pay for, gifts, and second places.
 * @param now The parameter with the time.
 */
export const openRightsOfAllMembersSql = (now: string): string => `
  select subscriptions.customer_id, subscriptions.right_id, subscriptions.opens_at as opened_at, orders.title, true as is_membership
  from subscriptions left join orders on orders.order_id = subscriptions.order_id
  where ${isSubscriptionInForceSql('subscriptions', now)} and subscriptions.opens_at <= ${now}
  union all
  select second_members.customer_id, subscriptions.right_id, greatest(subscriptions.opens_at, accepted_at), orders.title, true
  from second_members
  join subscriptions on subscriptions.subscription_id = second_members.subscription_id
  left join orders on orders.order_id = subscriptions.order_id
  where second_members.state = 'accepted' and ${isSubscriptionInForceSql('subscriptions', now)} and subscriptions.opens_at <= ${now}
  union all
  select grants.customer_id, grants.right_id, grants.opens_at, coalesce(orders.title, lines.title), grants.ends_at is not null
  from grants
  left join orders on orders.order_id = grants.order_id
  left join shop_order_lines as lines on lines.shop_order_id = grants.shop_order_id
    and grants.source = grants.shop_order_id || ':' || lines.sku
  where grants.state = 'granted' and grants.opens_at <= ${now} and (grants.ends_at is null or grants.ends_at > ${now})`;

/**
 * Whether a customer had something open by a moment, whatever has become of it since.
 * @param customerId The column with the customer's id.
 * @param moment An expression.
 */
export const hadAnyRightBeforeSql = (customerId: string, moment: string): string => `(
  exists (select from subscriptions as old where old.customer_id = ${customerId} and ${hasSubscriptionBegunSql} and old.opens_at <= ${moment})
  or exists (select from grants as old where old.customer_id = ${customerId} and old.opens_at <= ${moment})
  or exists (select from second_members as old where old.customer_id = ${customerId} and old.accepted_at <= ${moment}))`;

/**
 * When something opens next, as a query with `due`.
 * @param now The parameter with the time.
 */
export const rightOpeningTimesAfterSql = (now: string): string => `
  select opens_at as due from subscriptions where opens_at > ${now} and ended_at is null
  union all
  select opens_at from grants where opens_at > ${now} and state = 'granted'`;
