import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bars, gymKit, loadBar, mostPairs, parseKit, printKit, sideText } from './plates.ts';
import type { Kit } from './plates.ts';

const kitOf = (bar: number, plates: readonly (readonly [number, number])[]): Kit => ({
  unit: 'kg',
  bar,
  plates: plates.map(([size, pairs]) => ({ size, pairs })),
});

describe('a weight on the bar', () => {
  it.each([
    // (63 − 20) ÷ 2 = 21.5 a side: 20 + 1.25 = 21.25, so 62.5 in all
    [63, gymKit('kg'), { total: 62.5, side: [20, 1.25] }],
    // (56 − 20) ÷ 2 = 18: 15 + 2.5 = 17.5
    [56, gymKit('kg'), { total: 55, side: [15, 2.5] }],
    // (35 − 20) ÷ 2 = 7.5: 5 + 2.5
    [35, gymKit('kg'), { total: 35, side: [5, 2.5] }],
    [20, gymKit('kg'), { total: 20, side: [] }],
    [22, gymKit('kg'), { total: 20, side: [] }],
    // (135 − 45) ÷ 2 = 45
    [135, gymKit('lb'), { total: 135, side: [45] }],
    // 63.9 − 20 is 43.89999… in binary; 21.95 a side holds 20 + 1.25
    [63.9, gymKit('kg'), { total: 62.5, side: [20, 1.25] }],
    // One pair of fifteens first would leave 20 a side out of reach.
    [
      60,
      kitOf(20, [
        [15, 1],
        [10, 2],
      ]),
      { total: 60, side: [10, 10] },
    ],
    // What she does not have is not put on.
    [
      100,
      kitOf(15, [
        [10, 1],
        [5, 0],
        [2.5, 2],
      ]),
      { total: 45, side: [10, 2.5, 2.5] },
    ],
    [19.9, gymKit('kg'), undefined],
  ] as const)('%d', (weight, kit, loaded) => {
    expect(loadBar(weight, kit)).toEqual(loaded);
  });

  it('is never above the weight, uses only what is there, and nothing heavier would fit', () => {
    const kits = fc
      .tuple(
        fc.constantFrom(...bars.kg),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
      )
      .map(([bar, pairs]) =>
        kitOf(
          bar,
          [20, 10, 5, 2.5, 1.25].map((size, index) => [size, pairs[index] ?? 0] as const),
        ),
      );
    /** Every weight of one side, by trying all. */
    const allSides = ({ plates }: Kit): readonly number[] =>
      plates.reduce<readonly number[]>(
        (sides, { size, pairs }) =>
          sides.flatMap((side) =>
            Array.from({ length: pairs + 1 }, (_, count) => side + count * size),
          ),
        [0],
      );
    fc.assert(
      fc.property(kits, fc.integer({ min: 50, max: 2000 }), (kit, tenths) => {
        const weight = tenths / 10;
        const loaded = loadBar(weight, kit);
        if (loaded === undefined) {
          expect(weight).toBeLessThan(kit.bar);
          return;
        }
        const best = Math.max(
          ...allSides(kit)
            .map((side) => kit.bar + 2 * side)
            .filter((total) => total <= weight + 1e-9),
        );
        expect(loaded.total).toBeCloseTo(best, 9);
        expect(kit.bar + 2 * loaded.side.reduce((sum, size) => sum + size, 0)).toBeCloseTo(best, 9);
        expect(loaded.side).toEqual(loaded.side.toSorted((one, other) => other - one));
        for (const { size, pairs } of kit.plates) {
          expect(loaded.side.filter((plate) => plate === size).length).toBeLessThanOrEqual(pairs);
        }
      }),
    );
  });

  it('grows with the weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 5000 }),
        fc.integer({ min: 0, max: 50 }),
        (tenths, more) => {
          const kit = gymKit('kg');
          expect(loadBar((tenths + more) / 10, kit)?.total).toBeGreaterThanOrEqual(
            loadBar(tenths / 10, kit)?.total ?? Infinity,
          );
        },
      ),
    );
  });

  it('takes no time, however much iron there is', () => {
    const kit = {
      ...gymKit('kg'),
      plates: gymKit('kg').plates.map(({ size }) => ({ size, pairs: mostPairs })),
    };
    const started = performance.now();
    expect(loadBar(500, kit)?.total).toBe(500);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('the kit that the device remembers', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('kg', 'lb'),
        fc.nat(),
        fc.array(fc.integer({ min: 0, max: mostPairs }), { minLength: 8, maxLength: 8 }),
        (unit, bar, pairs) => {
          const usual = gymKit(unit);
          const kit: Kit = {
            unit,
            bar: bars[unit][bar % bars[unit].length] ?? 0,
            plates: usual.plates.map(({ size }, index) => ({ size, pairs: pairs[index] ?? 0 })),
          };
          expect(parseKit(printKit(kit), unit)).toEqual(kit);
        },
      ),
    );
  });

  it('is the gym’s where the text is none of ours', () => {
    fc.assert(
      // A figure alone may be one of the bars.
      fc.property(
        fc.string().filter((text) => !/\d/.test(text)),
        (text) => {
          expect(parseKit(text, 'kg')).toEqual(gymKit('kg'));
        },
      ),
    );
    expect(parseKit('15|20:99,10:-1,5:x', 'kg')).toEqual({ ...gymKit('kg'), bar: 15 });
  });
});

it.each([
  [[], ''],
  [[20], '20'],
  [[20, 2.5, 2.5, 1.25], '20 + 2 × 2.5 + 1.25'],
])('a side of %j in words', (side, text) => {
  expect(sideText(side, String)).toBe(text);
});
