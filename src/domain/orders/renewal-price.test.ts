import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membershipChargesOf, renewalPriceTimes } from './renewal-price.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const price = fc.record({ minorUnits: amount, renewalMinorUnits: amount });

it('the first year costs its price in every way, and nothing is charged before it starts', () => {
  fc.assert(
    fc.property(
      price,
      fc.boolean(),
      fc.constantFrom(...renewalPriceTimes),
      (one, startsNow, from) => {
        const { yearly, once } = membershipChargesOf(one, { startsNow, from });
        expect(yearly + once).toBe(one.minorUnits);
        expect(once).toBeGreaterThanOrEqual(0);
        if (!startsNow) expect(once).toBe(0);
      },
    ),
  );
});

it('a cheaper renewal is what the payment page charges each year, from the order on', () => {
  const one = { minorUnits: 5999, renewalMinorUnits: 4999 };
  expect(membershipChargesOf(one, { startsNow: true, from: 'order' })).toEqual({
    yearly: 4999,
    once: 1000,
  });
  expect(membershipChargesOf(one, { startsNow: true, from: 'first-payment' })).toEqual({
    yearly: 5999,
    once: 0,
  });
});
