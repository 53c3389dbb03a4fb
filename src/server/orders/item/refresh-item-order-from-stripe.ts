import { storeItemOrderReadFromTill } from './store-item-order-read-from-till.ts';
import type { Database } from '../../store/database.ts';
import type { StripeSdkClient } from '../../till/stripe/stripe-sdk-client.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import { readOrderFromTillAndStoreIt } from '../refresh.ts';
import { queueRefundsOfThingsPaidAgain } from '../refunds-of-things-paid-again.ts';
import {
  readItemOrderWithGivenSession,
  type ReadItemOrderFromTillDependencies,
} from './read-item-order-from-till.ts';
import { switchToNewCardAndRetryRenewal, setDueRenewalPrice } from './due-changes.ts';
import {
  findItemOrderAndDrawReadingNumber,
  type ItemOrderToReadAtTill,
} from './stored-item-order.ts';

/** The dependencies of reading an item's order. */
export type ItemOrderRefreshDependencies = Omit<ReadItemOrderFromTillDependencies, 'till'> & {
  readonly database: Database;
  readonly stripe: StripeSdkClient;
};

// A session that has started a subscription no longer changes.
const needsSession = (order: ItemOrderToReadAtTill): boolean =>
  order.subscription_id === null ||
  order.state !== 'paid' ||
  (order.address === null && !order.is_deleted);

/**
 * Reads an order's new state from Stripe and stores it: state, right, payments, and the resulting
 * e-mails. Webhooks, the page after paying and the reconciliation all use this function.
 * `sessionId` is for an order whose session we don't know, because Stripe's answer was lost. False
 * if there is no such order, if it has no session yet, or if the session belongs to another.
 */
export const refreshItemOrderFromStripe = async (
  dependencies: ItemOrderRefreshDependencies,
  orderId: string,
  sessionId?: string,
): Promise<boolean> => {
  const { database, stripe, now } = dependencies;
  const till = createStripeTill(stripe);
  const refresh = (known?: string) =>
    readOrderFromTillAndStoreIt(
      {
        till,
        begin: (id) => findItemOrderAndDrawReadingNumber(database, id),
        needsSession,
        read: (order, session) =>
          readItemOrderWithGivenSession({ ...dependencies, till }, order, session),
        write: ({ reading }, snapshot) =>
          storeItemOrderReadFromTill(database, { ...snapshot, orderId, reading, readAt: now() }),
      },
      { kind: 'item', orderId },
      known,
    );
  const done = await refresh(sessionId);
  if (done === undefined) return false;
  const { subscription, right } = done.snapshot;
  if (right?.kind === 'pack' || right?.kind === 'membership') {
    await queueRefundsOfThingsPaidAgain(database, done.order.customer_id, now());
  }
  if (subscription === undefined) return true;
  // The right is stored by now, whatever happens with the renewal price and the card.
  const hasPrice = await setDueRenewalPrice(till, done.order, subscription);
  const hasCard =
    !done.order.is_deleted && (await switchToNewCardAndRetryRenewal(till, subscription, now()));
  if (hasPrice || hasCard) await refresh();
  return true;
};
