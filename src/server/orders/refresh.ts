import { orderPaymentRefreshTimeoutMs } from '../../domain/timeouts.ts';
import { Outage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import type { HostedPageTill, ItemOrCartOrderReference, TillSession } from '../till/till.ts';

/** How the orders of a kind are read from their till and written to our books. */
type OrderReader<Order, Snapshot> = {
  readonly till: Pick<HostedPageTill, 'read'>;
  /**
   * The order, and a number drawn before anything is read: the reading with the greatest number is
   * the newest.
   */
  readonly begin: (orderId: string) => Promise<Order | undefined>;
  /** Whether its session can still change. */
  readonly needsSession: (order: Order) => boolean;
  /** What the till says about the order; undefined if there is nothing to read yet. */
  readonly read: (order: Order, session: TillSession | undefined) => Promise<Snapshot | undefined>;
  readonly write: (order: Order, snapshot: Snapshot) => Promise<unknown>;
};

/**
 * Reads an order's new state from its till and writes it. `sessionId` is for an order whose session
 * we don't know, because the till's answer was lost. Undefined if there is no such order, if it has
 * no session yet, or if the session belongs to another.
 */
export const readOrderFromTillAndStoreIt = async <
  Order extends { readonly session_id: string | null },
  Snapshot,
>(
  { till, begin, needsSession, read, write }: OrderReader<Order, Snapshot>,
  { kind, orderId }: ItemOrCartOrderReference,
  sessionId: string | undefined,
): Promise<{ readonly order: Order; readonly snapshot: Snapshot } | undefined> => {
  const order = await begin(orderId);
  if (order === undefined) return undefined;
  const asked = order.session_id ?? sessionId;
  const session = asked === undefined || !needsSession(order) ? undefined : await till.read(asked);
  const isOther = session?.reference?.kind !== kind || session.reference.orderId !== orderId;
  if (session !== undefined && isOther) return undefined;
  const snapshot = await read(order, session);
  if (snapshot === undefined) return undefined;
  await write(order, snapshot);
  return { order, snapshot };
};

/**
 * Refreshes an order while its buyer waits for the page. False if its till is down or slow: then
 * the page shows what we know, and that is logged.
 */
export const awaitRefreshDespiteOutage = async (
  refresh: Promise<unknown>,
  log: (message: string, error?: unknown) => void,
): Promise<boolean> => {
  try {
    await withTimeout(refresh, orderPaymentRefreshTimeoutMs);
    return true;
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    log('An order is answered by what we know:', error);
    return false;
  }
};
