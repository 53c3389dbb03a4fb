import fc from 'fast-check';
import type { WeightHeightAndAge } from './energy.ts';

/**
 * Every body within the calculators' expected bounds, in tenths of a kilogram and of a centimetre.
 */
export const arbitraryWeightHeightAndAge: fc.Arbitrary<WeightHeightAndAge> = fc.record({
  kilograms: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
  centimetres: fc.integer({ min: 1200, max: 2300 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 18, max: 100 }),
});
