import { Outage } from '../../outage.ts';
import { isMissingAtStripeError } from '../../till/stripe/stripe-sdk-client.ts';
import type { ItemOrderRefreshDependencies } from '../../orders/item/refresh-item-order-from-stripe.ts';

export type ReconcileStepDependencies = ItemOrderRefreshDependencies & {
  /** Whether there is time for more. */
  readonly hasTime: () => boolean;
  /** Records something that a person has to look at. Ids only, nothing about a buyer. */
  readonly report: (problem: string) => void;
};

/** How many orders are read in parallel. Stripe allows 25 requests a second in a sandbox. */
const lanes = 5;

/**
 * Does a piece of work for each entry, several in parallel, until time runs out. Returns whether
 * all were done.
 */
export const forEachInParallelWhileTimeLasts = async <Entry>(
  { hasTime }: Pick<ReconcileStepDependencies, 'hasTime'>,
  entries: readonly Entry[],
  act: (entry: Entry) => Promise<void>,
): Promise<boolean> => {
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < entries.length && hasTime()) {
      const entry = entries[next];
      next += 1;
      if (entry !== undefined) await act(entry);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return next >= entries.length;
};

/**
 * Does something for one order. If Stripe doesn't have it, or we can't read it, that is reported
 * and stops nothing else; an outage ends the reconciliation, which runs again in an hour. Returns
 * whether it was done.
 */
export const tryForOrderOrThrowOutage = async (
  { report }: Pick<ReconcileStepDependencies, 'report'>,
  name: string,
  act: () => Promise<void>,
): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    if (isMissingAtStripeError(error)) {
      report(`${name}: Stripe does not have what it was paid with.`);
    } else if (error instanceof Outage) throw error;
    else report(`${name}: it cannot be read (${error instanceof Error ? error.name : 'unknown'}).`);
    return false;
  }
};
