import { findMembershipsToResume, type MembershipToResume } from '../rights/rights-in-bulk.ts';
import { Refusal } from '../http/answers.ts';
import {
  refreshItemOrderFromStripe,
  type ItemOrderRefreshDependencies,
} from '../orders/item/refresh-item-order-from-stripe.ts';
import { resumeMembership } from '../till/stripe/pause-membership.ts';

/**
 * Ends a pause and reads the new state. A membership that was resumed in another way, such as on
 * Stripe's own page, is only read. False if Stripe doesn't resume it.
 */
const resumeAndRead = async (
  dependencies: ItemOrderRefreshDependencies,
  { subscription_id: id, order_id: orderId }: MembershipToResume,
): Promise<boolean> => {
  let isResumed = true;
  try {
    isResumed = await resumeMembership(dependencies, id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  await refreshItemOrderFromStripe(dependencies, orderId);
  return isResumed;
};

/**
 * Ends the pauses that are over, and continues interrupted ends, as many as time allows. Failures
 * are retried at the next call. Returns how many have resumed.
 */
export const resumeDueMemberships = async (
  dependencies: ItemOrderRefreshDependencies & {
    readonly hasTime: () => boolean;
    readonly log: (message: string, error?: unknown) => void;
  },
): Promise<number> => {
  const { database, now, hasTime, log } = dependencies;
  const due = await findMembershipsToResume(database, now());
  let resumed = 0;
  for (const one of due) {
    if (!hasTime()) break;
    try {
      if (await resumeAndRead(dependencies, one)) resumed += 1;
      else log(`Stripe doesn’t resume ${one.subscription_id}. It stays open.`);
    } catch (error) {
      // Whatever the problem, the others don't wait for it.
      log(`The pause of ${one.subscription_id} could not be ended:`, error);
    }
  }
  return resumed;
};
