import type { CatalogueItem } from '../../domain/catalogue.ts';
import { suppliesNow, type Agreements } from '../../domain/orders/agreements.ts';
import type { CheckoutRefusal } from '../../domain/orders/checkout.ts';
import { whySuppliedLate } from '../../domain/orders/late-supply.ts';
import {
  orderRefusalReason,
  orderRefusalSentences,
} from '../../domain/orders/order-eligibility.ts';
import { findLateRights } from '../rights/withdrawn-rights.ts';
import type { Database } from '../store/database.ts';
import { findEligibility } from './order-eligibility.ts';

type Wish = {
  readonly customerId: string;
  readonly item: CatalogueItem;
  readonly agreements: Agreements;
};

/**
 * Why a member can't order an item for herself: she has it, isn't eligible for it, or wants it at
 * once and has withdrawn from it before (R15). Undefined if she can.
 */
export const findOrderRefusal = async (
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { customerId, item, agreements }: Wish,
): Promise<CheckoutRefusal | undefined> => {
  const time = now();
  const reason = orderRefusalReason(item, await findEligibility(database, customerId, item, time));
  if (reason !== undefined) return { error: orderRefusalSentences[reason], reason };
  if (item.kind === 'gift-membership' || !suppliesNow(agreements)) return undefined;
  const lateRights = await findLateRights(database, customerId, time);
  const late = lateRights.find(({ rightId }) => rightId === item.rightId);
  return late === undefined
    ? undefined
    : {
        error: whySuppliedLate({ kind: item.kind, at: late.at }, time),
        reason: 'supplied-late',
        withdrawnAt: late.at.toISOString(),
      };
};
