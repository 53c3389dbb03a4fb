import * as v from 'valibot';
import { finalStatuses } from '../../domain/subscription.ts';
import { Refusal } from '../http/refusal.ts';
import { refreshOrder, type RefreshDependencies } from '../orders/item/refresh-order.ts';
import { resumeMembership } from '../till/stripe/pause-membership.ts';

const Due = v.object({ subscription_id: v.string(), order_id: v.string() });

// A pause that has outlasted the paid year needs a person; the reconciliation reports it.
const dueStatement = `
  select subscription_id, order_id from subscriptions
  where resumes_at <= $1 and paid_until > $1 and order_id is not null and status <> all ($2::text[])
  order by resumes_at limit 100`;

/** Ends a pause and reads the new state. A membership that was resumed in another way, such as on Stripe's own page, is only read. */
const resumeAndRead = async (
  dependencies: RefreshDependencies,
  { subscription_id: id, order_id: orderId }: v.InferOutput<typeof Due>,
): Promise<void> => {
  try {
    await resumeMembership(dependencies, id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  await refreshOrder(dependencies, orderId);
};

/**
 * Ends the pauses that are over, and continues interrupted ends, as many as time allows. Failures are retried at the next call.
 * Returns how many have resumed.
 */
export const resumeDueMemberships = async (
  dependencies: RefreshDependencies & {
    readonly hasTime: () => boolean;
    readonly log: (message: string, error?: unknown) => void;
  },
): Promise<number> => {
  const { database, now, hasTime, log } = dependencies;
  const due = await database.query(Due, dueStatement, [now(), finalStatuses]);
  let resumed = 0;
  for (const one of due) {
    if (!hasTime()) break;
    try {
      await resumeAndRead(dependencies, one);
      resumed += 1;
    } catch (error) {
      // Whatever the problem, the others don't wait for it.
      log(`The pause of ${one.subscription_id} could not be ended:`, error);
    }
  }
  return resumed;
};
