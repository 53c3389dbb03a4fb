import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups as Map.groupBy does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 5 }), (numbers, divisor) => {
      const keyOf = (number: number): number => number % divisor;
      expect(groupBy(numbers, keyOf)).toEqual(Map.groupBy(numbers, keyOf));
      expect([...groupBy(numbers, keyOf).keys()]).toEqual([...Map.groupBy(numbers, keyOf).keys()]);
    }),
  );
});
