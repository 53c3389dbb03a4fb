import { writeOrderReading } from '../../rights/grant-rights.ts';
import { readMembership, readPaidOnce, type Read, type RefreshDependencies } from './read-order.ts';
import { setRenewalPrice } from './renewal-price.ts';
import { beginReading, type OrderToRead } from './stored-order.ts';
import { askStripe } from '../../till/stripe/stripe-client.ts';

export type { RefreshDependencies } from './read-order.ts';

/** Stripe's data on an order; undefined if it has no session yet, or if the session belongs to another. */
const readOrder = async (
  dependencies: RefreshDependencies,
  order: OrderToRead,
  sessionId: string | undefined,
): Promise<Read | undefined> => {
  const ownSession = order.session_id ?? sessionId;
  if (ownSession === undefined && order.subscription_id === null) return undefined;
  // A session that has started a subscription no longer changes.
  const isRead =
    order.subscription_id !== null &&
    order.state === 'paid' &&
    (order.address !== null || order.is_deleted);
  const session =
    ownSession === undefined || isRead
      ? undefined
      : await askStripe('reading a session', () =>
          dependencies.stripe.checkout.sessions.retrieve(ownSession),
        );
  if (session !== undefined && session.metadata?.['order_id'] !== order.order_id) return undefined;
  return order.kind !== 'membership' && session !== undefined
    ? readPaidOnce(dependencies, order, session)
    : readMembership(dependencies, order, session);
};

type Done = { readonly order: OrderToRead; readonly subscription: Read['subscription'] };

const readAndWrite = async (
  dependencies: RefreshDependencies,
  orderId: string,
  sessionId?: string,
): Promise<Done | undefined> => {
  const { database, now } = dependencies;
  const order = await beginReading(database, orderId);
  const read = order === undefined ? undefined : await readOrder(dependencies, order, sessionId);
  if (order === undefined || read === undefined) return undefined;
  const { subscription, ...written } = read;
  await writeOrderReading(database, {
    orderId,
    reading: order.reading,
    readAt: now(),
    ...written,
  });
  return { order, subscription };
};

/**
 * Reads an order's new state from Stripe and stores it: state, right, payments, and the resulting e-mails. Webhooks, the page
 * after paying and the reconciliation all use this function. `sessionId` is for an order whose session we don't know, because
 * Stripe's answer was lost. False if there is no such order, if it has no session yet, or if the session belongs to another.
 */
export const refreshOrder = async (
  dependencies: RefreshDependencies,
  orderId: string,
  sessionId?: string,
): Promise<boolean> => {
  const done = await readAndWrite(dependencies, orderId, sessionId);
  if (done === undefined) return false;
  const { order, subscription } = done;
  // Her right is stored by now, whatever happens with the renewal price.
  const isChanged =
    subscription !== undefined && (await setRenewalPrice(dependencies, order, subscription));
  if (isChanged) await readAndWrite(dependencies, orderId);
  return true;
};
