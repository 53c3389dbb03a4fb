import * as v from 'valibot';
import type { CatalogueItem } from '../../domain/catalogue.ts';
import { lapseDays, placeDays } from '../../domain/membership-offers.ts';
import { proofDays, type OrderEligibility } from '../../domain/orders/order-eligibility.ts';
import type { Database } from '../store/database.ts';

const Row = v.object({
  is_owned: v.boolean(),
  is_subscribed: v.boolean(),
  is_processing: v.boolean(),
  has_proof: v.boolean(),
  has_lapsed: v.boolean(),
});

// A proof is used up by a paid or processing order of its offer that was made after the proof was accepted.
const usableProof = `
  select from proofs
  where customer_id = $1 and offer = $3 and state = 'accepted' and decided_at > $4::timestamptz - make_interval(days => $5)
    and not exists (select from orders
      where orders.customer_id = $1 and orders.offer = proofs.offer and ordered_at >= decided_at
        and orders.state in ('processing', 'paid', 'refunded'))`;

// A first year doesn't count if she never paid, was refunded in full, or withdrew: then the next year costs as much as a first
// one.
const lapsedMembership = `
  select from subscriptions
  where customer_id = $1 and status = 'canceled' and paid_until is not null and returned_at is null
    and ended_at between $4::timestamptz - make_interval(days => $6) and $4
    and not exists (select from withdrawals
      where withdrawals.order_id = subscriptions.order_id and withdrawals.kind = 'withdrawal' and ends_subscription)`;
const lapsedGift = `
  select from grants join orders on orders.order_id = grants.order_id
  where grants.customer_id = $1 and grants.state = 'granted' and orders.kind = 'gift-membership'
    and grants.ends_at between $4::timestamptz - make_interval(days => $6) and $4`;
// A second place counts only if she held it for long enough, under a membership that was paid and stayed so: accepting one and
// leaving it must not be a way to the renewal price.
const lapsedPlace = `
  select from second_members join subscriptions on subscriptions.subscription_id = second_members.subscription_id
  where second_members.customer_id = $1 and paid_until is not null and returned_at is null
    and least(removed_at, ended_at) between $4::timestamptz - make_interval(days => $6) and $4
    and least(removed_at, ended_at) >= greatest(accepted_at, subscriptions.opens_at) + make_interval(days => $7)
    and not exists (select from withdrawals
      where withdrawals.order_id = subscriptions.order_id and withdrawals.kind = 'withdrawal')`;

// Any subscription that can still be charged counts, whether or not it opens something now: with a second one she would pay twice
// as soon as the first resumes.
const standingStatement = `
  select
    exists (select from grants
      where customer_id = $1 and right_id = $2 and state = 'granted' and (ends_at is null or ends_at > $4)) as is_owned,
    exists (select from subscriptions
      where customer_id = $1 and status not in ('canceled', 'incomplete_expired')) as is_subscribed,
    exists (select from orders
      where customer_id = $1 and right_id = $2 and gift is null and state = 'processing')
    or exists (select from shop_orders join shop_order_lines using (shop_order_id)
      where customer_id = $1 and right_id = $2 and state = 'processing') as is_processing,
    exists (${usableProof}) as has_proof,
    exists (${lapsedMembership}) or exists (${lapsedGift}) or exists (${lapsedPlace}) as has_lapsed`;

/** What a customer already has of an item's right, even if it opens later, and what she is eligible for. */
export const findEligibility = async (
  database: Database,
  customerId: string,
  item: CatalogueItem,
  now: Date,
): Promise<OrderEligibility> => {
  const [row] = await database.query(Row, standingStatement, [
    customerId,
    item.rightId,
    item.kind === 'membership' ? item.offer : null,
    now,
    proofDays,
    lapseDays,
    placeDays,
  ]);
  if (row === undefined) throw new Error('The database answered nothing.');
  return {
    isOwned: row.is_owned,
    isSubscribed: row.is_subscribed,
    isProcessing: row.is_processing,
    hasProof: row.has_proof,
    hasLapsed: row.has_lapsed,
  };
};
