import type { MeasureUnit } from './metric.ts';

/**
 * The smallest and the largest amount that we expect, both included, and the most that a field
 * accepts. If an amount is accepted but not expected, its result has a warning beside it.
 */
export type ExpectedAndAcceptedBounds = {
  readonly min: number;
  readonly max: number;
  readonly most: number;
};

/**
 * A field with a choice of units. Each unit has bounds of its own, which are round numbers; feet
 * count in inches.
 */
export type MeasureName = 'weight' | 'height' | 'load';

/** A field without a unit. */
export type PlainNumberName = 'age' | 'reps' | 'calories' | 'ceiling';

/**
 * FORMS-2 to FORMS-4 only set bounds for reps, so the calculators accept whatever they can show.
 * The expected ages go a little beyond those of the adults measured by Mifflin and colleagues (19
 * to 78 years), the loads beyond the heaviest lifts of women. Reps are whole numbers.
 */
export const expectedAndAcceptedBounds = {
  weight: { kg: { min: 30, max: 300, most: 1000 }, lb: { min: 66, max: 660, most: 2200 } },
  height: { cm: { min: 120, max: 230, most: 300 }, ft: { min: 48, max: 90, most: 120 } },
  load: { kg: { min: 1, max: 500, most: 2000 }, lb: { min: 2, max: 1100, most: 4400 } },
  age: { any: { min: 18, max: 100, most: 150 } },
  reps: { whole: { min: 1, max: 10, most: 10 } },
  calories: { any: { min: 500, max: 6000, most: 20_000 } },
  ceiling: { any: { min: 500, max: 6000, most: 20_000 } },
} as const satisfies Readonly<
  Record<
    MeasureName | PlainNumberName,
    Partial<Record<MeasureUnit | 'whole' | 'any', ExpectedAndAcceptedBounds>>
  >
>;

/** The bounds of a field in the given unit. A field without a unit has one pair of bounds. */
export const expectedAndAcceptedBoundsOf = (
  name: MeasureName | PlainNumberName,
  unit: MeasureUnit | undefined,
): ExpectedAndAcceptedBounds => {
  const own: Partial<Record<MeasureUnit | 'whole' | 'any', ExpectedAndAcceptedBounds>> =
    expectedAndAcceptedBounds[name];
  return (unit === undefined ? (own.whole ?? own.any) : own[unit]) ?? { min: 0, max: 0, most: 0 };
};

/** The smallest number that a field without a unit accepts. */
export const leastAcceptedPlainNumber = 1;
