import { useSyncExternalStore } from 'react';
import { currencies, type Currency } from '../../domain/money.ts';

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-currency'] });
  return () => observer.disconnect();
};

const read = (): Currency =>
  currencies.find((one) => one === document.documentElement.dataset['currency']) ?? 'gbp';

/** The currency in which prices are shown, and in which an order is made: pounds until it is known (R16). */
export const useShownCurrency = (): Currency => useSyncExternalStore(subscribe, read, () => 'gbp');
