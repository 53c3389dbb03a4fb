import { useSyncExternalStore } from 'react';
import { currencies, type Currency } from '../domain/money.ts';

/*
 * A script in the head of every page keeps the currency in `data-currency` of the document (src/app/remember-currency.ts), so that
 * prices need no React. This tells other parts of the page.
 */

/** The visitor's currency: chosen by hand or found by the currency call. Undefined as long as it is unknown: then she sees and pays pounds. */
export const currentCurrency = (): Currency | undefined =>
  currencies.find((one) => one === document.documentElement.dataset['currency']);

const isCallUnderWay = (): boolean => 'currencyCall' in document.documentElement.dataset;

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-currency', 'data-currency-call'],
  });
  return () => observer.disconnect();
};

/** The current currency, in every render; undefined in the first one, which is the server's. */
export const useCurrency = (): Currency | undefined =>
  useSyncExternalStore(subscribe, currentCurrency, () => undefined);

/** Whether the currency may come any moment. */
export const useIsCurrencyComing = (): boolean =>
  useSyncExternalStore(subscribe, isCallUnderWay, () => false);
