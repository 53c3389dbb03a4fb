import { readNumbers } from './read-number.ts';
import { carryTexts, otherUnit, readAmounts, writeAmount } from './units.ts';
import type { Amount, FieldTexts, Unit } from './units.ts';

/** The smallest and the largest amount that a field accepts, both included. */
type Bounds = { readonly min: number; readonly max: number };

/** A field with a choice of units. Each unit has bounds of its own, which are round numbers; feet count in inches. */
export type MeasureName = 'weight' | 'height' | 'load';

/** A field without a unit. */
export type NumberName = 'age' | 'reps' | 'calories' | 'ceiling';

/**
 * What the calculators accept. The ages go a little beyond the adults whom Mifflin and colleagues measured (19 to 78 years), the
 * load beyond the heaviest lifts of women. Reps follow FORMS-3. Age and reps are whole numbers.
 */
const bounds = {
  weight: { kg: { min: 30, max: 300 }, lb: { min: 66, max: 660 } },
  height: { cm: { min: 120, max: 230 }, ft: { min: 48, max: 90 } },
  load: { kg: { min: 1, max: 500 }, lb: { min: 2, max: 1100 } },
  age: { whole: { min: 18, max: 100 } },
  reps: { whole: { min: 1, max: 10 } },
  calories: { any: { min: 500, max: 6000 } },
  ceiling: { any: { min: 500, max: 6000 } },
} as const satisfies Readonly<
  Record<MeasureName | NumberName, Partial<Record<Unit | 'whole' | 'any', Bounds>>>
>;

const boundsOf = (name: MeasureName | NumberName, unit: Unit | undefined): Bounds => {
  const own: Partial<Record<Unit | 'whole' | 'any', Bounds>> = bounds[name];
  // A field without a unit has one pair of bounds.
  return (unit === undefined ? (own.whole ?? own.any) : own[unit]) ?? { min: 0, max: 0 };
};

/** Why the text of a field is not accepted. */
export type InputError = 'empty' | 'not-a-number' | 'out-of-bounds' | 'not-whole';

/** What was read from a field: its value, or why it has none. */
export type Reading<Value> = { readonly value: Value } | { readonly error: InputError };

const isWithin = (value: number, { min, max }: Bounds): boolean => value >= min && value <= max;

/** Reads a weight, a height or a load. When a text has several meanings (`1,000`), the first one within bounds counts. */
export const readMeasure = (name: MeasureName, texts: FieldTexts, unit: Unit): Reading<Amount> => {
  if (texts.every((text) => text.trim() === '')) return { error: 'empty' };
  const amounts = readAmounts(texts, unit);
  const value = amounts.find((amount) => isWithin(amount.value, boundsOf(name, amount.unit)));
  if (value !== undefined) return { value };
  return { error: amounts.length === 0 ? 'not-a-number' : 'out-of-bounds' };
};

/** Units after a number that are ignored, as in a pasted `1,800 kcal`. */
const suffixes: Readonly<Record<NumberName, RegExp>> = {
  age: /\s*(?:years?(?: old)?|y)\.?$/i,
  reps: /\s*(?:reps?|x|×)\.?$/i,
  calories: /\s*(?:kcals?|cals?|calories)\.?$/i,
  ceiling: /\s*(?:kcals?|cals?|calories)\.?$/i,
};

/**
 * Reads an age (whole years), reps (a whole number) or kilocalories a day. When a text has several meanings (`1,800`), the first
 * one within bounds counts.
 */
export const readPlainNumber = (name: NumberName, text: string): Reading<number> => {
  if (text.trim() === '') return { error: 'empty' };
  const numbers = readNumbers(text.trim().replace(suffixes[name], ''));
  const value = numbers.find((number) => isWithin(number, boundsOf(name, undefined)));
  if (value === undefined) {
    return { error: numbers.length === 0 ? 'not-a-number' : 'out-of-bounds' };
  }
  return 'whole' in bounds[name] && !Number.isInteger(value) ? { error: 'not-whole' } : { value };
};

/**
 * The texts for the fields of the other unit, converted from what was typed in `unit` and rounded to a tenth. The calculators go
 * on calculating with the fields that were typed in, so switching to the other unit and back changes nothing.
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
  // A negative amount cannot be written in feet and inches.
  return amount === undefined || amount.value < 0
    ? carryTexts(texts, target)
    : writeAmount(amount, target, print);
};

/** The words for each field in error sentences, an example value, and the reason for its largest value. */
const wordings: Readonly<
  Record<
    MeasureName | NumberName,
    { readonly noun: string; readonly one: string; readonly example: number; readonly why?: string }
  >
> = {
  weight: { noun: 'weight', one: 'a weight', example: 65.5 },
  height: { noun: 'height', one: 'a height', example: 165 },
  load: { noun: 'weight', one: 'a weight', example: 42.5 },
  age: { noun: 'age', one: 'an age', example: 34, why: 'the formula was made for adults' },
  reps: { noun: 'reps', one: 'reps', example: 5, why: 'beyond ten the estimate is poor' },
  calories: { noun: 'daily calories', one: 'daily calories', example: 1800 },
  ceiling: { noun: 'calories', one: 'calories', example: 2100 },
};

const feetText = (inches: number): string =>
  inches % 12 === 0 ? `${inches / 12} ft` : `${Math.trunc(inches / 12)} ft ${inches % 12} in`;

const rangeText = (
  { min, max }: Bounds,
  unit: Unit | undefined,
  print: (value: number) => string,
): string => {
  if (unit === 'ft') return `${feetText(min)} to ${feetText(max)}`;
  return `${print(min)} to ${print(max)}${unit === undefined ? '' : ` ${unit}`}`;
};

/**
 * The sentence that tells a visitor how to correct a field. The unit is the one that the form shows; `print` formats a number in
 * the visitor's language.
 */
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
      const range = rangeText(boundsOf(name, unit), unit, print);
      return `Enter ${one} from ${range}${why === undefined ? '' : `: ${why}`}.`;
    }
  }
};
