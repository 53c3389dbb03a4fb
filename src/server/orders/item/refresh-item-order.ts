import { writeItemOrderReading } from './write-item-order-reading.ts';
import type { Database } from '../../store/database.ts';
import type { StripeClient } from '../../till/stripe/stripe-client.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import { readAndWriteOrder } from '../refresh.ts';
import { refundSecondPayments } from '../second-payments.ts';
import { readItemOrder, type ReadingDependencies } from './read-order.ts';
import { switchToNewCard, setDueRenewalPrice } from './due-changes.ts';
import { beginItemOrderReading, type ItemOrderToRead } from './stored-item-order.ts';

/** The dependencies of reading an item's order. */
export type ItemRefreshDependencies = Omit<ReadingDependencies, 'till'> & {
  readonly database: Database;
  readonly stripe: StripeClient;
};

// A session that has started a subscription no longer changes.
const needsSession = (order: ItemOrderToRead): boolean =>
  order.subscription_id === null ||
  order.state !== 'paid' ||
  (order.address === null && !order.is_deleted);

/**
 * Reads an order's new state from Stripe and stores it: state, right, payments, and the resulting
 * e-mails. Webhooks, the page after paying and the reconciliation all use this function.
 * `sessionId` is for an order whose session we don't know, because Stripe's answer was lost. False
 * if there is no such order, if it has no session yet, or if the session belongs to another.
 */
export const refreshItemOrder = async (
  dependencies: ItemRefreshDependencies,
  orderId: string,
  sessionId?: string,
): Promise<boolean> => {
  const { database, stripe, now } = dependencies;
  const till = createStripeTill(stripe);
  const refresh = (known?: string) =>
    readAndWriteOrder(
      {
        till,
        begin: (id) => beginItemOrderReading(database, id),
        needsSession,
        read: (order, session) => readItemOrder({ ...dependencies, till }, order, session),
        write: ({ reading }, snapshot) =>
          writeItemOrderReading(database, { ...snapshot, orderId, reading, readAt: now() }),
      },
      { kind: 'item', orderId },
      known,
    );
  const done = await refresh(sessionId);
  if (done === undefined) return false;
  const { subscription, right } = done.snapshot;
  if (right?.kind === 'pack' || right?.kind === 'membership') {
    await refundSecondPayments(database, done.order.customer_id, now());
  }
  if (subscription === undefined) return true;
  // The right is stored by now, whatever happens with the renewal price and the card.
  const hasPrice = await setDueRenewalPrice(till, done.order, subscription);
  const hasCard = !done.order.is_deleted && (await switchToNewCard(till, subscription, now()));
  if (hasPrice || hasCard) await refresh();
  return true;
};
