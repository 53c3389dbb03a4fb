import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies } from '../money.ts';
import { oneMonthSalesByCurrency, soldItemKinds } from './figures.ts';

const anySum = fc.record({
  kind: fc.constantFrom(...soldItemKinds),
  what: fc.string({ maxLength: 3 }),
  count: fc.integer({ min: 1, max: 9 }),
  amount: fc.record({
    currency: fc.constantFrom(...currencies),
    minorUnits: fc.integer({ min: 1, max: 99_999 }),
  }),
});
const anyPaid = fc
  .tuple(anySum, fc.constantFrom('order' as const, 'renewal' as const))
  .map(([sum, cause]) => ({ ...sum, cause }));

it('the kinds of a currency add up to its totals, and no line is lost or counted twice', () => {
  fc.assert(
    fc.property(fc.array(anyPaid), fc.array(anySum), (paid, refunded) => {
      const groups = oneMonthSalesByCurrency({ paid, refunded });
      expect(groups.flatMap(({ kinds }) => kinds.flatMap((one) => one.paid))).toHaveLength(
        paid.length,
      );
      expect(groups.flatMap(({ kinds }) => kinds.flatMap((one) => one.refunded))).toHaveLength(
        refunded.length,
      );
      for (const { currency, ...group } of groups) {
        const sumOf = (sums: readonly (typeof refunded)[number][]) =>
          sums.reduce((sum, one) => sum + one.amount.minorUnits, 0);
        const countOf = (sums: readonly (typeof refunded)[number][]) =>
          sums.reduce((sum, one) => sum + one.count, 0);
        const lines = [...paid, ...refunded].filter((one) => one.amount.currency === currency);
        expect(group.paid.count + group.refunded.count).toBe(countOf(lines));
        expect(group.paid.minorUnits + group.refunded.minorUnits).toBe(sumOf(lines));
        expect(group.keptMinorUnits).toBe(group.paid.minorUnits - group.refunded.minorUnits);
      }
    }),
  );
});

it('a month in which only money went back ends below zero', () => {
  const amount = { currency: 'gbp', minorUnits: 500 } as const;
  expect(
    oneMonthSalesByCurrency({
      paid: [],
      refunded: [{ kind: 'shop', what: 'Orders', count: 1, amount }],
    }),
  ).toMatchObject([{ currency: 'gbp', keptMinorUnits: -500, kinds: [{ kind: 'shop' }] }]);
});
