import type { Agreements } from '../../domain/orders/agreements.ts';
import {
  agreementsFor,
  parsePendingOrder,
  toPendingOrder,
  type Order,
} from '../../domain/orders/pending-order.ts';

// What she ticks is kept in the tab's history, so that reading the terms and coming back, or a reload, loses nothing.
const key = 'order';

const textIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && key in state && typeof state[key] === 'string'
    ? state[key]
    : undefined;

/** Keeps what she has ticked with the page’s entry in the history. */
export const keepTicks = (order: Order, agreements: Agreements): void => {
  const state: unknown = history.state;
  const text = JSON.stringify(toPendingOrder(order, agreements, Date.now()));
  history.replaceState(
    { ...(typeof state === 'object' && state !== null ? state : {}), [key]: text },
    '',
  );
};

/** What she has ticked on this page before, if it still holds for the order. */
export const readTicks = (order: Order): Agreements | undefined =>
  agreementsFor(parsePendingOrder(textIn(history.state)), order, Date.now());
