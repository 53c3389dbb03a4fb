import { readNumbers } from './read-number.ts';
import { carryTexts, otherUnit, readAmounts, writeAmount } from './units.ts';
import type { Amount, Unit } from './metric.ts';
import type { FieldTexts } from './units.ts';

/**
 * The smallest and the largest amount that we expect, both included, and the most that a field accepts. If an amount is accepted but not expected, its result
 * has a warning beside it.
 */
type Bounds = { readonly min: number; readonly max: number; readonly most: number };

/** A field with a choice of units. Each unit has bounds of its own, which are round numbers; feet count in inches. */
export type MeasureName = 'weight' | 'height' | 'load';

/** A field without a unit. */
export type NumberName = 'age' | 'reps' | 'calories' | 'ceiling';

/**
 * FORMS-2 to FORMS-4 only set bounds for reps, so the calculators accept whatever they can show. The expected ages go a little beyond those of the adults
 * measured by Mifflin and colleagues (19 to 78 years), the loads beyond the heaviest lifts of women. Reps are whole numbers.
 */
const bounds = {
  weight: { kg: { min: 30, max: 300, most: 1000 }, lb: { min: 66, max: 660, most: 2200 } },
  height: { cm: { min: 120, max: 230, most: 300 }, ft: { min: 48, max: 90, most: 120 } },
  load: { kg: { min: 1, max: 500, most: 2000 }, lb: { min: 2, max: 1100, most: 4400 } },
  age: { any: { min: 18, max: 100, most: 150 } },
  reps: { whole: { min: 1, max: 10, most: 10 } },
  calories: { any: { min: 500, max: 6000, most: 20_000 } },
  ceiling: { any: { min: 500, max: 6000, most: 20_000 } },
} as const satisfies Readonly<
  Record<MeasureName | NumberName, Partial<Record<Unit | 'whole' | 'any', Bounds>>>
>;

const boundsOf = (name: MeasureName | NumberName, unit: Unit | undefined): Bounds => {
  const own: Partial<Record<Unit | 'whole' | 'any', Bounds>> = bounds[name];
  // A field without a unit has one pair of bounds.
  return (unit === undefined ? (own.whole ?? own.any) : own[unit]) ?? { min: 0, max: 0, most: 0 };
};

/** Why the text of a field is not accepted. */
export type InputError = 'empty' | 'not-a-number' | 'out-of-bounds' | 'not-whole';

/** The result of reading a field: its value and whether it is in the expected range, or an error. */
export type Reading<Value> =
  { readonly value: Value; readonly isExpected: boolean } | { readonly error: InputError };

/** By which factor a value is outside the expected range: 1 if it is inside. */
const distance = (value: number, { min, max }: Bounds): number =>
  value > 0 ? Math.max(1, value / max, min / value) : Infinity;

/** The value nearest to the expected range; the first of several. */
const likeliest = <Value>(
  values: readonly Value[],
  distanceOf: (value: Value) => number,
): Value | undefined => values.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];

/** Reads a weight, a height or a load. If a text has several meanings (`1,000`), the likeliest counts. */
export const readMeasure = (name: MeasureName, texts: FieldTexts, unit: Unit): Reading<Amount> => {
  if (texts.every((text) => text.trim() === '')) return { error: 'empty' };
  const amounts = readAmounts(texts, unit);
  const distanceOf = (amount: Amount): number =>
    distance(amount.value, boundsOf(name, amount.unit));
  const value = likeliest(amounts, distanceOf);
  if (value === undefined) return { error: 'not-a-number' };
  return value.value > 0 && value.value <= boundsOf(name, value.unit).most
    ? { value, isExpected: distanceOf(value) === 1 }
    : { error: 'out-of-bounds' };
};

/** The smallest number that a field without a unit accepts. */
const leastNumber = 1;

/** Units after a number that are ignored, as in a pasted `1,800 kcal`. */
const suffixes: Readonly<Record<NumberName, RegExp>> = {
  age: /\s*(?:years?(?: old)?|y)\.?$/i,
  reps: /\s*(?:reps?|x|×)\.?$/i,
  calories: /\s*(?:kcals?|cals?|calories)\.?$/i,
  ceiling: /\s*(?:kcals?|cals?|calories)\.?$/i,
};

/** Reads an age (years), reps (a whole number) or kilocalories a day. If a text has several meanings (`1,800`), the likeliest counts. */
export const readPlainNumber = (name: NumberName, text: string): Reading<number> => {
  if (text.trim() === '') return { error: 'empty' };
  const numbers = readNumbers(text.trim().replace(suffixes[name], ''));
  const limits = boundsOf(name, undefined);
  const distanceOf = (number: number): number => distance(number, limits);
  const value = likeliest(numbers, distanceOf);
  if (value === undefined) return { error: 'not-a-number' };
  if (value < leastNumber || value > limits.most) return { error: 'out-of-bounds' };
  return 'whole' in bounds[name] && !Number.isInteger(value)
    ? { error: 'not-whole' }
    : { value, isExpected: distanceOf(value) === 1 };
};

/**
 * The texts for the fields of the other unit, converted from the texts typed in `unit` and rounded to a tenth. The calculators keep calculating with the typed
 * texts, so switching to the other unit and back changes nothing.
 */
export const convertTexts = (
  name: MeasureName,
  texts: FieldTexts,
  unit: Unit,
  print: (value: number) => string,
): FieldTexts => {
  const target = otherUnit(unit);
  const reading = readMeasure(name, texts, unit);
  const amount = 'value' in reading ? reading.value : readAmounts(texts, unit)[0];
  // A negative amount can't be written in feet and inches.
  return amount === undefined || amount.value < 0
    ? carryTexts(texts, target)
    : writeAmount(amount, target, print);
};

/** The words for each field in sentences, an example value, and a reason for its bounds. */
const wordings: Readonly<
  Record<
    MeasureName | NumberName,
    { readonly noun: string; readonly one: string; readonly example: number; readonly why: string }
  >
> = {
  weight: { noun: 'weight', one: 'a weight', example: 65.5, why: '' },
  height: { noun: 'height', one: 'a height', example: 165, why: '' },
  load: { noun: 'weight', one: 'a weight', example: 42.5, why: '' },
  age: { noun: 'age', one: 'an age', example: 34, why: ', for which the formula was made' },
  reps: { noun: 'reps', one: 'reps', example: 5, why: ': beyond ten the estimate is poor' },
  calories: { noun: 'daily calories', one: 'daily calories', example: 1800, why: '' },
  ceiling: { noun: 'calories', one: 'calories', example: 2100, why: '' },
};

const feetText = (inches: number): string =>
  inches % 12 === 0 ? `${inches / 12} ft` : `${Math.trunc(inches / 12)} ft ${inches % 12} in`;

/** A range in words. A minimum of 0 means above 0. */
const rangeText = (
  min: number,
  max: number,
  unit: Unit | undefined,
  print: (value: number) => string,
): string => {
  const start =
    min === 0 ? 'above 0 and up to' : `from ${unit === 'ft' ? feetText(min) : print(min)} to`;
  if (unit === 'ft') return `${start} ${feetText(max)}`;
  return `${start} ${print(max)}${unit === undefined ? '' : ` ${unit}`}`;
};

/** The sentence that tells a visitor how to correct a field. The unit is the one shown in the form; `print` formats a number in the visitor's language. */
export const inputErrorSentence = (
  name: MeasureName | NumberName,
  error: InputError,
  unit: Unit | undefined,
  print: (value: number) => string,
): string => {
  const { noun, one, example, why } = wordings[name];
  switch (error) {
    case 'empty':
      return `Enter your ${noun}.`;
    case 'not-a-number':
      return `Write your ${noun} in figures only, for example ${
        unit === 'ft' ? '5 ft 5 in' : print(example)
      }.`;
    case 'not-whole':
      return `Enter your ${noun} as a whole number.`;
    case 'out-of-bounds': {
      const { most } = boundsOf(name, unit);
      const range = rangeText(unit === undefined ? leastNumber : 0, most, unit, print);
      return `Enter ${one} ${range}${name === 'reps' ? why : ''}.`;
    }
  }
};

/** The expected range of a field, as part of a sentence: `a weight from 30 to 300 kg`. */
export const expectedText = (
  name: MeasureName | NumberName,
  unit: Unit | undefined,
  print: (value: number) => string,
): string => {
  const { one, why } = wordings[name];
  const { min, max } = boundsOf(name, unit);
  return `${one} ${rangeText(min, max, unit, print)}${why}`;
};
