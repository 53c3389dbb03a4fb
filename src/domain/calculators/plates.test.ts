import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commonBarWeightsByUnit,
  heaviestLoadedBarUpTo,
  maxPairsPerPlateSize,
  parseBarbellSetupOrTypical,
  toStoredSetup,
  typicalGymBarbellSetup,
  formatPlatesOfSide,
} from './plates.ts';
import type { BarbellSetup } from './plates.ts';

const setupOf = (bar: number, plates: readonly (readonly [number, number])[]): BarbellSetup => ({
  unit: 'kg',
  bar,
  plates: plates.map(([size, pairs]) => ({ size, pairs })),
});

describe('heaviestLoadedBarUpTo', () => {
  it.each([
    // (63 − 20) ÷ 2 = 21.5 a side: 20 + 1.25 = 21.25, so 62.5 in all
    [63, typicalGymBarbellSetup('kg'), { total: 62.5, side: [20, 1.25] }],
    // (56 − 20) ÷ 2 = 18: 15 + 2.5 = 17.5
    [56, typicalGymBarbellSetup('kg'), { total: 55, side: [15, 2.5] }],
    // (35 − 20) ÷ 2 = 7.5: 5 + 2.5
    [35, typicalGymBarbellSetup('kg'), { total: 35, side: [5, 2.5] }],
    [20, typicalGymBarbellSetup('kg'), { total: 20, side: [] }],
    [22, typicalGymBarbellSetup('kg'), { total: 20, side: [] }],
    // (135 − 45) ÷ 2 = 45
    [135, typicalGymBarbellSetup('lb'), { total: 135, side: [45] }],
    // 63.9 − 20 is 43.89999… in binary; 21.95 a side holds 20 + 1.25
    [63.9, typicalGymBarbellSetup('kg'), { total: 62.5, side: [20, 1.25] }],
    // One pair of 15s first would make 20 a side impossible.
    [
      60,
      setupOf(20, [
        [15, 1],
        [10, 2],
      ]),
      { total: 60, side: [10, 10] },
    ],
    // A size without pairs is not used.
    [
      100,
      setupOf(15, [
        [10, 1],
        [5, 0],
        [2.5, 2],
      ]),
      { total: 45, side: [10, 2.5, 2.5] },
    ],
    [19.9, typicalGymBarbellSetup('kg'), undefined],
  ] as const)('loads %d', (weight, setup, loaded) => {
    expect(heaviestLoadedBarUpTo(weight, setup)).toEqual(loaded);
  });

  it('finds the heaviest load that is not above the weight, with plates that exist', () => {
    const setups = fc
      .tuple(
        fc.constantFrom(...commonBarWeightsByUnit.kg),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
      )
      .map(([bar, pairs]) =>
        setupOf(
          bar,
          [20, 10, 5, 2.5, 1.25].map((size, index) => [size, pairs[index] ?? 0] as const),
        ),
      );
    /** Every possible weight of one side, by trying all combinations. */
    const allSides = ({ plates }: BarbellSetup): readonly number[] =>
      plates.reduce<readonly number[]>(
        (sides, { size, pairs }) =>
          sides.flatMap((side) =>
            Array.from({ length: pairs + 1 }, (_, count) => side + count * size),
          ),
        [0],
      );
    fc.assert(
      fc.property(setups, fc.integer({ min: 50, max: 2000 }), (setup, tenths) => {
        const weight = tenths / 10;
        const loaded = heaviestLoadedBarUpTo(weight, setup);
        if (loaded === undefined) {
          expect(weight).toBeLessThan(setup.bar);
          return;
        }
        const best = Math.max(
          ...allSides(setup)
            .map((side) => setup.bar + 2 * side)
            .filter((total) => total <= weight + 1e-9),
        );
        expect(loaded.total).toBeCloseTo(best, 9);
        expect(setup.bar + 2 * loaded.side.reduce((sum, size) => sum + size, 0)).toBeCloseTo(
          best,
          9,
        );
        expect(loaded.side).toEqual(loaded.side.toSorted((one, other) => other - one));
        for (const { size, pairs } of setup.plates) {
          expect(loaded.side.filter((plate) => plate === size).length).toBeLessThanOrEqual(pairs);
        }
      }),
    );
  });

  it('never loads less for a larger weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 5000 }),
        fc.integer({ min: 0, max: 50 }),
        (tenths, more) => {
          const setup = typicalGymBarbellSetup('kg');
          expect(heaviestLoadedBarUpTo((tenths + more) / 10, setup)?.total).toBeGreaterThanOrEqual(
            heaviestLoadedBarUpTo(tenths / 10, setup)?.total ?? Infinity,
          );
        },
      ),
    );
  });

  it('finds the load even with the most plates that can be entered', () => {
    const setup = {
      ...typicalGymBarbellSetup('kg'),
      plates: typicalGymBarbellSetup('kg').plates.map(({ size }) => ({
        size,
        pairs: maxPairsPerPlateSize,
      })),
    };
    expect(heaviestLoadedBarUpTo(500, setup)?.total).toBe(500);
  });
});

describe('parseBarbellSetupOrTypical', () => {
  it('parses every setup that toStoredSetup writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('kg', 'lb'),
        fc.nat(),
        fc.array(fc.integer({ min: 0, max: maxPairsPerPlateSize }), { minLength: 8, maxLength: 8 }),
        (unit, bar, pairs) => {
          const usual = typicalGymBarbellSetup(unit);
          const setup: BarbellSetup = {
            unit,
            bar: commonBarWeightsByUnit[unit][bar % commonBarWeightsByUnit[unit].length] ?? 0,
            plates: usual.plates.map(({ size }, index) => ({ size, pairs: pairs[index] ?? 0 })),
          };
          expect(parseBarbellSetupOrTypical(toStoredSetup(setup), unit)).toEqual(setup);
        },
      ),
    );
  });

  it('falls back to the gym’s bar and plates for a text that it cannot parse', () => {
    fc.assert(
      // A digit alone may be the weight of a bar.
      fc.property(
        fc.string().filter((text) => !/\d/.test(text)),
        (text) => {
          expect(parseBarbellSetupOrTypical(text, 'kg')).toEqual(typicalGymBarbellSetup('kg'));
        },
      ),
    );
    expect(parseBarbellSetupOrTypical('15|20:99,10:-1,5:x', 'kg')).toEqual({
      ...typicalGymBarbellSetup('kg'),
      bar: 15,
    });
  });
});

it.each([
  [[], ''],
  [[20], '20'],
  [[20, 2.5, 2.5, 1.25], '20 + 2 × 2.5 + 1.25'],
])('sideText writes %j as %j', (side, text) => {
  expect(formatPlatesOfSide(side, String)).toBe(text);
});
