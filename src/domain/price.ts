/** The currencies that prices are given in. */
export type Currency = 'gbp' | 'eur' | 'usd' | 'aud';

/** The sign before an amount (specification, section 9; Australian and New Zealand dollars share one). */
const signs: Readonly<Record<Currency, string>> = { gbp: '£', eur: '€', usd: '$', aud: 'A$' };

/** An amount as it is printed: `£49.99`, whole amounts without pence. */
export const formatPrice = (amount: number, currency: Currency): string =>
  `${signs[currency]}${Number.isInteger(amount) ? amount.toLocaleString('en-GB') : amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
