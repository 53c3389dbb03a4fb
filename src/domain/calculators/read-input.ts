import {
  expectedAndAcceptedBounds,
  expectedAndAcceptedBoundsOf,
  leastAcceptedPlainNumber,
} from './expected-and-accepted-bounds.ts';
import type {
  ExpectedAndAcceptedBounds,
  MeasureName,
  PlainNumberName,
} from './expected-and-accepted-bounds.ts';
import type { EnteredMeasure, MeasureUnit } from './metric.ts';
import { possibleNumbersIn } from './read-number.ts';
import {
  moveInvalidTextsToOtherUnit,
  otherUnitOfMeasure,
  possibleMeaningsOfMeasureTexts,
  fieldTextsOfMeasure,
} from './units.ts';
import type { TextsEnteredForOneMeasure } from './units.ts';

/** Why the text of a field is not accepted. */
export type InputError = 'empty' | 'not-a-number' | 'out-of-bounds' | 'not-whole';

/**
 * The result of reading a field: its value and whether it is in the expected range, or an error.
 */
export type FieldReading<Value> =
  | { readonly value: Value; readonly isExpected: boolean }
  | { readonly error: InputError };

/** By which factor a value is outside the expected range: 1 if it is inside. */
const distance = (value: number, { min, max }: ExpectedAndAcceptedBounds): number =>
  value > 0 ? Math.max(1, value / max, min / value) : Infinity;

/** The value nearest to the expected range; the first of several. */
const likeliest = <Value>(
  values: readonly Value[],
  distanceOf: (value: Value) => number,
): Value | undefined => values.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];

/**
 * Reads a weight, a height or a load. If a text has several meanings (`1,000`), the likeliest
 * counts.
 */
export const readMeasureAsEntered = (
  name: MeasureName,
  texts: TextsEnteredForOneMeasure,
  unit: MeasureUnit,
): FieldReading<EnteredMeasure> => {
  if (texts.every((text) => text.trim() === '')) return { error: 'empty' };
  const amounts = possibleMeaningsOfMeasureTexts(texts, unit);
  const distanceOf = (amount: EnteredMeasure): number =>
    distance(amount.value, expectedAndAcceptedBoundsOf(name, amount.unit));
  const value = likeliest(amounts, distanceOf);
  if (value === undefined) return { error: 'not-a-number' };
  return value.value > 0 && value.value <= expectedAndAcceptedBoundsOf(name, value.unit).most
    ? { value, isExpected: distanceOf(value) === 1 }
    : { error: 'out-of-bounds' };
};

/** Units after a number that are ignored, as in a pasted `1,800 kcal`. */
const suffixes: Readonly<Record<PlainNumberName, RegExp>> = {
  age: /\s*(?:years?(?: old)?|y)\.?$/i,
  reps: /\s*(?:reps?|x|×)\.?$/i,
  calories: /\s*(?:kcals?|cals?|calories)\.?$/i,
  ceiling: /\s*(?:kcals?|cals?|calories)\.?$/i,
};

/**
 * Reads an age (years), reps (a whole number) or kilocalories a day. If a text has several meanings
 * (`1,800`), the likeliest counts.
 */
export const readNumberField = (name: PlainNumberName, text: string): FieldReading<number> => {
  if (text.trim() === '') return { error: 'empty' };
  const numbers = possibleNumbersIn(text.trim().replace(suffixes[name], ''));
  const limits = expectedAndAcceptedBoundsOf(name, undefined);
  const distanceOf = (number: number): number => distance(number, limits);
  const value = likeliest(numbers, distanceOf);
  if (value === undefined) return { error: 'not-a-number' };
  if (value < leastAcceptedPlainNumber || value > limits.most) return { error: 'out-of-bounds' };
  return 'whole' in expectedAndAcceptedBounds[name] && !Number.isInteger(value)
    ? { error: 'not-whole' }
    : { value, isExpected: distanceOf(value) === 1 };
};

/**
 * The texts for the fields of the other unit, converted from the texts typed in `unit` and rounded
 * to a tenth. The calculators keep calculating with the typed texts, so switching to the other unit
 * and back changes nothing.
 */
export const convertFieldTexts = (
  name: MeasureName,
  texts: TextsEnteredForOneMeasure,
  unit: MeasureUnit,
  print: (value: number) => string,
): TextsEnteredForOneMeasure => {
  const target = otherUnitOfMeasure(unit);
  const reading = readMeasureAsEntered(name, texts, unit);
  const amount =
    'value' in reading ? reading.value : possibleMeaningsOfMeasureTexts(texts, unit)[0];
  // A negative amount can't be written in feet and inches.
  return amount === undefined || amount.value < 0
    ? moveInvalidTextsToOtherUnit(texts, target)
    : fieldTextsOfMeasure(amount, target, print);
};
