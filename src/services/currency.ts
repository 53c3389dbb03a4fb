import { useSyncExternalStore } from 'react';
import { currencies, type Currency } from '../domain/money.ts';

/*
 * A script in the head of every page keeps the currency in the document's `data-currency`
 * (src/app/apply-stored-currency-and-listen.ts), so that showing prices needs no React. This module
 * makes it available to components.
 */

/**
 * The visitor's currency: chosen by hand or found by the currency call. While it is undefined,
 * prices and payments are in pounds.
 */
export const visitorCurrencyIfKnown = (): Currency | undefined =>
  currencies.find((one) => one === document.documentElement.dataset['currency']);

const isCallUnderWay = (): boolean => 'currencyCall' in document.documentElement.dataset;

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-currency', 'data-currency-call'],
  });
  return () => observer.disconnect();
};

/** The current currency, for components; undefined in the first render, which is the server's. */
export const useVisitorCurrencyIfKnown = (): Currency | undefined =>
  useSyncExternalStore(subscribe, visitorCurrencyIfKnown, () => undefined);

/** Whether the currency call is still under way. */
export const useIsCurrencyCallUnderWay = (): boolean =>
  useSyncExternalStore(subscribe, isCallUnderWay, () => false);
