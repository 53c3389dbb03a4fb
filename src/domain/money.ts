/** The currencies that we sell in, in the order in which prices are listed. */
export const currencies = ['gbp', 'eur', 'usd', 'aud'] as const;
export type Currency = (typeof currencies)[number];

/** The symbol before an amount (FIGURES-5). */
export const currencySymbols: Readonly<Record<Currency, string>> = {
  gbp: '£',
  eur: '€',
  usd: '$',
  aud: 'A$',
};

/** The names of the currencies, for use within a sentence. */
export const currencyNames: Readonly<Record<Currency, string>> = {
  gbp: 'pounds',
  eur: 'euros',
  usd: 'US dollars',
  aud: 'Australian dollars',
};

/**
 * An amount in minor units of its currency (pence, cents), a whole number, so that sums are exact.
 */
export type Money = { readonly currency: Currency; readonly minorUnits: number };

/** The price of one thing in each currency. */
export type Prices = Readonly<Record<Currency, Pick<Money, 'minorUnits'>>>;

/** All our currencies have 100 minor units. */
const minorUnitsInOne = 100;

/** Converts an amount in pounds, euros or dollars, as editors write it: `49.99`. */
export const moneyFromDecimal = (amount: number, currency: Currency): Money => ({
  currency,
  minorUnits: Math.round(amount * minorUnitsInOne),
});

/** A price formatted for people: `£49.99`, or `£60` for a whole amount. */
export const formatMoney = ({ currency, minorUnits }: Money): string => {
  const amount = (minorUnits / minorUnitsInOne).toLocaleString('en-GB', {
    minimumFractionDigits: minorUnits % minorUnitsInOne === 0 ? 0 : 2,
  });
  return `${currencySymbols[currency]}${amount}`;
};

/** A price for machines: `49.99`, always with two decimals and without a symbol. */
export const decimalTextOf = ({ minorUnits }: Pick<Money, 'minorUnits'>): string =>
  (minorUnits / minorUnitsInOne).toFixed(2);

/** The ISO 4217 code of a currency: `GBP`. */
export const isoCodeOfCurrency = (currency: Currency): string => currency.toUpperCase();

/**
 * The currency that we sell in to somebody whose country uses the one with this ISO 4217 code
 * (CALLS-4, R12). Its source is inlined in the head of every page, so it must not use anything
 * outside itself.
 */
export const saleCurrencyForLocalCurrency = (isoCode: string): Currency => {
  switch (isoCode.toUpperCase()) {
    case 'GBP':
      return 'gbp';
    case 'EUR':
      return 'eur';
    case 'AUD':
    case 'NZD':
      return 'aud';
    default:
      return 'usd';
  }
};
