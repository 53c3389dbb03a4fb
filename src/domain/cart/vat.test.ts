import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUkVatCharged, ukVatIncludedOrNull } from './price-cart.ts';

describe('the VAT included in a total', () => {
  it.each([
    [6000, 'GB', 1000],
    [5995, 'GB', 999],
    [1, 'GB-NIR', 0],
    [4999, 'IM', 833],
  ])('is right for %d sent to %s', (total, destination, vat) => {
    expect(ukVatIncludedOrNull(total, destination)).toBe(vat);
  });

  it.each(['JE', 'GG', 'IE', 'CA', 'AU', 'NZ'])('is null for goods sent to %s', (destination) => {
    expect(ukVatIncludedOrNull(6000, destination)).toBeNull();
    expect(isUkVatCharged(destination)).toBe(false);
  });

  it('is 20% of the remainder, to the nearest penny', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (total) => {
        const vat = ukVatIncludedOrNull(total, 'GB') ?? -1;
        expect(Math.abs((total - vat) * 0.2 - vat)).toBeLessThanOrEqual(0.6 + 1e-6);
      }),
    );
  });
});
