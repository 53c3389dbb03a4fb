import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencies,
  decimalTextOf,
  formatMoney,
  isoCodeOfCurrency,
  moneyFromDecimal,
  saleCurrencyForLocalCurrency,
} from './money.ts';

const currency = fc.constantFrom(...currencies);
const pence = fc.integer({ min: 0, max: 100_000_000 });

describe('moneyFromDecimal', () => {
  it.each([
    [49.99, 4999],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [60, 6000],
    [0, 0],
  ])('counts %d as %d minor units', (amount, minorUnits) => {
    expect(moneyFromDecimal(amount, 'gbp')).toEqual({ currency: 'gbp', minorUnits });
  });

  it('reads back every amount that decimalTextOf writes', () => {
    fc.assert(
      fc.property(pence, currency, (minorUnits, of) => {
        const money = { currency: of, minorUnits };
        expect(moneyFromDecimal(Number(decimalTextOf(money)), of)).toEqual(money);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [49.99, 'gbp', '£49.99'],
    [60, 'gbp', '£60'],
    [0, 'gbp', '£0'],
    [7.5, 'eur', '€7.50'],
    [1234.5, 'usd', '$1,234.50'],
    [1_000_000, 'usd', '$1,000,000'],
    [119, 'aud', 'A$119'],
  ] as const)('writes %d %s as %s', (amount, of, text) => {
    expect(formatMoney(moneyFromDecimal(amount, of))).toBe(text);
  });

  it('writes different prices differently', () => {
    const money = fc.record({ currency, minorUnits: pence });
    fc.assert(
      fc.property(money, money, (one, other) => {
        const isSame = one.currency === other.currency && one.minorUnits === other.minorUnits;
        expect(formatMoney(one) === formatMoney(other)).toBe(isSame);
      }),
    );
  });
});

it('decimalTextOf always writes two decimals and no symbol', () => {
  fc.assert(
    fc.property(pence, (minorUnits) => {
      expect(decimalTextOf({ minorUnits })).toMatch(/^\d+\.\d\d$/);
    }),
  );
});

describe('saleCurrencyForLocalCurrency', () => {
  it.each([
    ['GBP', 'gbp'],
    ['EUR', 'eur'],
    ['AUD', 'aud'],
    ['NZD', 'aud'],
    ['USD', 'usd'],
    ['SEK', 'usd'],
    ['nzd', 'aud'],
    ['', 'usd'],
  ])('gives %j the currency %s', (code, expected) => {
    expect(saleCurrencyForLocalCurrency(code)).toBe(expected);
  });

  it('gives the code of each of our currencies that currency', () => {
    for (const one of currencies)
      expect(saleCurrencyForLocalCurrency(isoCodeOfCurrency(one))).toBe(one);
  });
});
