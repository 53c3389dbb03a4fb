import { Outage } from '../../outage.ts';
import { hasFailedWith } from '../stripe-client.ts';
import type { EventDependencies } from '../handled-events.ts';

/** What one reconcile has found and done so far. */
export type Reconcile = EventDependencies & {
  /** Whether there is time for more. */
  readonly hasTime: () => boolean;
  /** Notes something that a person has to look at. Ids only, nothing about a buyer. */
  readonly report: (problem: string) => void;
};

/** How many orders are read at a time. Stripe allows 25 requests a second in a sandbox. */
const lanes = 5;

/** Does a piece of work for each of the entries, some at a time, until there is no time. Returns whether all were done. */
export const forEachInTime = async <Entry>(
  { hasTime }: Pick<Reconcile, 'hasTime'>,
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
 * Does something about one order. What Stripe doesn't have, or what we can't read, is reported and stops nothing else; an outage ends
 * the reconcile, which comes again in an hour. Returns whether it was done.
 */
export const tryOrder = async (
  { report }: Pick<Reconcile, 'report'>,
  name: string,
  act: () => Promise<void>,
): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    if (hasFailedWith(error, 'resource_missing')) {
      report(`${name}: Stripe does not have what it was paid with.`);
    } else if (error instanceof Outage) throw error;
    else report(`${name}: it cannot be read (${error instanceof Error ? error.name : 'unknown'}).`);
    return false;
  }
};
