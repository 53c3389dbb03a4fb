import { describe, expect, it } from 'vitest';
import { importTaxDueIfKnown } from './import-tax.ts';

describe('importTaxDueIfKnown', () => {
  it.each([
    [6000, 0],
    [6001, 300],
    [6295, 315],
    [10_000, 500],
  ])('takes 5%% of all of it in Jersey, above £60 (%d)', (minorUnits, tax) => {
    expect(importTaxDueIfKnown('JE', { currency: 'gbp', minorUnits })).toEqual({
      currency: 'gbp',
      minorUnits: tax,
    });
  });

  it('says nothing of a sum in another currency, whose rate that day nobody knows', () => {
    expect(importTaxDueIfKnown('JE', { currency: 'eur', minorUnits: 9000 })).toBeUndefined();
  });

  it.each(['GB', 'GB-NIR', 'IM', 'GG', 'CA'])('says nothing of %s', (destination) => {
    expect(importTaxDueIfKnown(destination, { currency: 'gbp', minorUnits: 9000 })).toBeUndefined();
  });
});
