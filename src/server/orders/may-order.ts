import * as v from 'valibot';
import type { DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import {
  orderStatesWithMoneyTakenOrComing,
  type CheckoutRefusal,
} from '../../domain/orders/checkout.ts';
import {
  hasAgreedToInstantSupply,
  type InstantSupplyAgreements,
} from '../../domain/orders/instant-supply-agreements.ts';
import { postponedSupplyReasonSentence } from '../../domain/orders/late-supply.ts';
import {
  findOrderRefusalReasonOfItem,
  orderRefusalSentences,
  proofValidityDays,
  type OrderEligibilityFacts,
} from '../../domain/orders/order-eligibility.ts';
import {
  hasUnendedSubscription,
  isEligibleForRenewalPrice,
  ownsRightForGood,
} from '../../domain/rights/member-rights.ts';
import { findRightsMemberLatelyWithdrewFrom, readMemberRights } from '../rights/read-rights.ts';
import type { Database } from '../store/database.ts';

const Row = v.object({ is_processing: v.boolean(), has_proof: v.boolean() });

// A proof is used up by a paid or processing order of its offer that was made after the proof was
// accepted.
const ordersStatement = `
  select
    exists (select from orders
      where customer_id = $1 and right_id = $2 and gift is null and state = 'processing')
    or exists (select from shop_orders join shop_order_lines using (shop_order_id)
      where customer_id = $1 and right_id = $2 and state = 'processing') as is_processing,
    exists (select from proofs
      where customer_id = $1 and offer = $3 and state = 'accepted' and decided_at > $4::timestamptz - make_interval(days => $5)
        and not exists (select from orders
          where orders.customer_id = $1 and orders.offer = proofs.offer and ordered_at >= decided_at
            and orders.state = any ($6::text[]))) as has_proof`;

/**
 * What a customer already has of an item's right, even if it opens later, and what she is eligible
 * for.
 */
const findEligibility = async (
  database: Database,
  customerId: string,
  item: DigitalCatalogueItem,
  now: Date,
): Promise<OrderEligibilityFacts> => {
  const [row] = await database.query(Row, ordersStatement, [
    customerId,
    item.rightId,
    item.kind === 'membership' ? item.offer : null,
    now,
    proofValidityDays,
    orderStatesWithMoneyTakenOrComing,
  ]);
  // Read after the orders: a payment that is confirmed between the two is a right by then, so that
  // one of them shows it.
  const rights = await readMemberRights(database, { customerId });
  if (row === undefined || rights === undefined) throw new Error('The database answered nothing.');
  return {
    isOwned: ownsRightForGood(rights, item.rightId),
    isSubscribed: hasUnendedSubscription(rights),
    isProcessing: row.is_processing,
    hasProof: row.has_proof,
    hasLapsed: isEligibleForRenewalPrice(rights, now),
  };
};

type Wish = {
  readonly customerId: string;
  readonly item: DigitalCatalogueItem;
  readonly agreements: InstantSupplyAgreements;
};

/**
 * Why a member can't order an item for herself: she has it, isn't eligible for it, or wants it at
 * once and has withdrawn from it before (R15). Undefined if she can.
 */
export const findItemOrderRefusal = async (
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { customerId, item, agreements }: Wish,
): Promise<CheckoutRefusal | undefined> => {
  const time = now();
  const reason = findOrderRefusalReasonOfItem(
    item,
    await findEligibility(database, customerId, item, time),
  );
  if (reason !== undefined) return { error: orderRefusalSentences[reason], reason };
  if (item.kind === 'gift-membership' || !hasAgreedToInstantSupply(agreements)) return undefined;
  const lateRights = await findRightsMemberLatelyWithdrewFrom(database, customerId, time);
  const late = lateRights.find(({ rightId }) => rightId === item.rightId);
  return late === undefined
    ? undefined
    : {
        error: postponedSupplyReasonSentence({ kind: item.kind, at: late.at }, time),
        reason: 'supplied-late',
        withdrawnAt: late.at.toISOString(),
      };
};
