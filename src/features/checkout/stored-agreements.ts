import {
  parseOrderKeptInBrowser,
  storedAgreementsOrGiftIfUnchanged,
  toOrderKeptInBrowser,
  type ItemCurrencyAndBuyer,
  type AgreementsOrGiftChoice,
} from '../../domain/orders/order-kept-in-browser.ts';

// The buyer's ticks are kept in the tab's history, so that nothing is lost when she reads the terms
// and comes back, or reloads.
const key = 'order';

const textIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && key in state && typeof state[key] === 'string'
    ? state[key]
    : undefined;

/** Saves the buyer's ticks, or her choices for a gift, in the page’s history entry. */
export const storeAgreementsOrGiftInHistory = (
  order: ItemCurrencyAndBuyer,
  terms: AgreementsOrGiftChoice,
): void => {
  const state: unknown = history.state;
  const text = JSON.stringify(toOrderKeptInBrowser(order, terms, Date.now()));
  history.replaceState(
    { ...(typeof state === 'object' && state !== null ? state : {}), [key]: text },
    '',
  );
};

/** The ticks or choices the buyer made on this page before, if they still hold for the order. */
export const readAgreementsOrGiftFromHistory = (
  order: ItemCurrencyAndBuyer,
): AgreementsOrGiftChoice | undefined =>
  storedAgreementsOrGiftIfUnchanged(
    parseOrderKeptInBrowser(textIn(history.state)),
    order,
    Date.now(),
  );
