import { describe, expect, it } from 'vitest';
import { importTaxIfKnown } from './import-tax.ts';

describe('importTaxIfKnown', () => {
  it.each([
    [6000, 0],
    [6001, 300],
    [6295, 315],
    [10_000, 500],
  ])('takes 5%% of all of it in Jersey, above £60 (%d)', (minorUnits, tax) => {
    expect(importTaxIfKnown('JE', { currency: 'gbp', minorUnits })).toEqual({
      currency: 'gbp',
      minorUnits: tax,
    });
  });

  it('says nothing of a sum in another currency, whose rate that day nobody knows', () => {
    expect(importTaxIfKnown('JE', { currency: 'eur', minorUnits: 9000 })).toBeUndefined();
  });

  it.each(['GB', 'GB-NIR', 'IM', 'GG', 'CA'])('says nothing of %s', (destination) => {
    expect(importTaxIfKnown(destination, { currency: 'gbp', minorUnits: 9000 })).toBeUndefined();
  });
});
