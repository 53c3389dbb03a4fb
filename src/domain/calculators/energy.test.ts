import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryWeightHeightAndAge } from './arbitrary-weight-height-and-age.test-support.ts';
import {
  activityFactors,
  activityLevelKeys,
  bmrOfWoman,
  dailyEnergyFromBmr,
  defaultActivity,
} from './energy.ts';
import { roundToTenth, roundToWhole } from './rounding.ts';

describe('bmrOfWoman', () => {
  it.each([
    // 10 × 65 = 650; 6.25 × 165 = 1031.25; 5 × 30 = 150; 650 + 1031.25 − 150 − 161 = 1370.25
    [{ kilograms: 65, centimetres: 165, years: 30 }, 1370],
    // 720 + 1050 − 205 − 161 = 1404
    [{ kilograms: 72, centimetres: 168, years: 41 }, 1404],
    // 300 + 750 − 500 − 161 = 389: the lightest, shortest and oldest body that is accepted
    [{ kilograms: 30, centimetres: 120, years: 100 }, 389],
    // 3000 + 1437.5 − 90 − 161 = 4186.5, a half goes up
    [{ kilograms: 300, centimetres: 230, years: 18 }, 4187],
    // 584 + 1023.75 − 195 − 161 = 1251.75
    [{ kilograms: 58.4, centimetres: 163.8, years: 39 }, 1252],
    // 143 lb = 143 × 0.45359237 = 64.86370891 kg, so 648.6370891; 65 in = 165.1 cm, so 1031.875;
    // 648.6370891 + 1031.875 − 150 − 161 = 1369.5120891
    [{ kilograms: 143 * 0.45359237, centimetres: 65 * 2.54, years: 30 }, 1370],
  ])('equals the BMR worked out by hand for %j: %i kcal', (body, bmr) => {
    expect(bmrOfWoman(body)).toBe(bmr);
  });
});

describe('dailyEnergyFromBmr', () => {
  it.each([
    // 1370 × 1.2 = 1644; × 1.4 = 1918; × 1.6 = 2192; × 1.8 = 2466
    [1370, [1644, 1918, 2192, 2466]],
    // 1404 × 1.2 = 1684.8; × 1.4 = 1965.6; × 1.6 = 2246.4; × 1.8 = 2527.2
    [1404, [1684.8, 1965.6, 2246.4, 2527.2]],
  ])('equals the energies worked out by hand for a BMR of %i', (bmr, energies) => {
    activityLevelKeys.forEach((activity, index) => {
      expect(dailyEnergyFromBmr(bmr, activity)).toBeCloseTo(energies[index] ?? 0, 6);
    });
  });

  it('has light as the default level, and the factors of FIGURES-1', () => {
    expect(defaultActivity).toBe('light');
    expect(activityLevelKeys.map((activity) => activityFactors[activity])).toEqual([
      1.2, 1.4, 1.6, 1.8,
    ]);
  });

  const more = fc.integer({ min: 1, max: 200 });
  const energyOf = (body: Parameters<typeof bmrOfWoman>[0], index: number): number =>
    dailyEnergyFromBmr(bmrOfWoman(body), activityLevelKeys[index] ?? defaultActivity);

  it('rises with weight, height and activity, and falls with age', () => {
    fc.assert(
      fc.property(
        arbitraryWeightHeightAndAge,
        more,
        fc.integer({ min: 0, max: 3 }),
        (body, step, level) => {
          const energy = energyOf(body, level);
          const heavier = { ...body, kilograms: body.kilograms + step / 10 };
          const taller = { ...body, centimetres: body.centimetres + step / 10 };
          const older = { ...body, years: body.years + Math.ceil(step / 10) };
          expect(energyOf(heavier, level)).toBeGreaterThanOrEqual(energy);
          expect(energyOf(taller, level)).toBeGreaterThanOrEqual(energy);
          expect(energyOf(older, level)).toBeLessThan(energy);
          if (level < 3) expect(energyOf(body, level + 1)).toBeGreaterThan(energy);
          // One kilogram more is ten kilocalories more for every body.
          const byOne = { ...body, kilograms: body.kilograms + 1 };
          expect(bmrOfWoman(byOne) - bmrOfWoman(body)).toBe(10);
        },
      ),
    );
  });
});

it('roundToWhole and roundToTenth round as you would by hand', () => {
  expect(1370 * 1.4).not.toBe(1918);
  expect(roundToWhole(1370 * 1.4)).toBe(1918);
  // 1.005 × 100 is 100.49999999999999 in binary.
  expect(roundToWhole(1.005 * 100)).toBe(101);
  expect([0.5, 1.5, 2.4999, -0.4].map(roundToWhole)).toEqual([1, 2, 2, -0]);
  expect([143.25, 1.04, 1.05].map(roundToTenth)).toEqual([143.3, 1, 1.1]);
});
