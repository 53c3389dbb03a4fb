import {
  parsePendingOrder,
  termsFor,
  toPendingOrder,
  type Order,
  type OrderTerms,
} from '../../domain/orders/pending-order.ts';

// What she ticks is kept in the tab's history, so that reading the terms and coming back, or a reload, loses nothing.
const key = 'order';

const textIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && key in state && typeof state[key] === 'string'
    ? state[key]
    : undefined;

/** Keeps what she has ticked, or chosen for a gift, with the page’s entry in the history. */
export const keepTicks = (order: Order, terms: OrderTerms): void => {
  const state: unknown = history.state;
  const text = JSON.stringify(toPendingOrder(order, terms, Date.now()));
  history.replaceState(
    { ...(typeof state === 'object' && state !== null ? state : {}), [key]: text },
    '',
  );
};

/** What she has ticked or chosen on this page before, if it still holds for the order. */
export const readTicks = (order: Order): OrderTerms | undefined =>
  termsFor(parsePendingOrder(textIn(history.state)), order, Date.now());
