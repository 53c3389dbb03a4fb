import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodeOrUsdIfCountryCode } from './currency-code-or-usd-if-country-code.ts';
import { saleCurrencyForLocalCurrency } from '../../domain/money.ts';

describe('currencyCodeOrUsdIfCountryCode', () => {
  it.each([
    ['GB', 'GBP'],
    ['im', 'GBP'],
    ['IE', 'EUR'],
    ['HR', 'EUR'],
    ['BG', 'EUR'],
    ['RE', 'EUR'],
    ['XK', 'EUR'],
    ['AU', 'AUD'],
    ['NR', 'AUD'],
    ['NZ', 'NZD'],
    ['CK', 'NZD'],
    ['US', 'USD'],
    ['CH', 'USD'],
    // These have pounds of their own.
    ['GI', 'USD'],
    ['FK', 'USD'],
  ])('maps %s to %s', (country, isoCode) => {
    expect(currencyCodeOrUsdIfCountryCode(country)).toBe(isoCode);
  });

  it.each(['', 'XX', 'ZZ', 'T1', 'EU', 'GBR', 'G', ' GB'])('rejects %j', (country) => {
    expect(currencyCodeOrUsdIfCountryCode(country)).toBeUndefined();
  });

  it('gives every known country a currency that we sell in, in upper or lower case', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(letter, letter, (first, second) => {
        const isoCode = currencyCodeOrUsdIfCountryCode(`${first}${second}`);
        expect(currencyCodeOrUsdIfCountryCode(`${first}${second}`.toLowerCase())).toBe(isoCode);
        if (isoCode !== undefined) {
          expect(['gbp', 'eur', 'usd', 'aud']).toContain(saleCurrencyForLocalCurrency(isoCode));
        }
      }),
    );
  });
});
