import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoCodeOfCountry } from './currency-of-country.ts';
import { currencyFor } from './money.ts';

describe('isoCodeOfCountry', () => {
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
    // Pounds of their own.
    ['GI', 'USD'],
    ['FK', 'USD'],
  ])('in %s people pay with what is sold as %s', (country, isoCode) => {
    expect(isoCodeOfCountry(country)).toBe(isoCode);
  });

  it.each(['', 'XX', 'ZZ', 'T1', 'EU', 'GBR', 'G', ' GB'])('%j is no country', (country) => {
    expect(isoCodeOfCountry(country)).toBeUndefined();
  });

  it('every known country has a currency that we sell in, whatever its letters’ case', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(letter, letter, (first, second) => {
        const isoCode = isoCodeOfCountry(`${first}${second}`);
        expect(isoCodeOfCountry(`${first}${second}`.toLowerCase())).toBe(isoCode);
        if (isoCode !== undefined) {
          expect(['gbp', 'eur', 'usd', 'aud']).toContain(currencyFor(isoCode));
        }
      }),
    );
  });
});
