import { formatMoney, type Currency, type Money } from '../money.ts';

const currencyNames: Readonly<Record<Currency, string>> = {
  gbp: 'pounds sterling',
  eur: 'euros',
  usd: 'US dollars',
  aud: 'Australian dollars',
};

/** A price as a receipt states it: the amount, its currency in words, and that VAT is in it. */
export const priceTextSayingVatIncluded = (price: Money): string =>
  `${formatMoney(price)} (${currencyNames[price.currency]}), VAT included`;
