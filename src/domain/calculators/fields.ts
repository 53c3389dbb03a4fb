import { readNumbers } from './read-number.ts';
import { carryTexts, otherUnit, readAmounts, writeAmount } from './units.ts';
import type { Amount, FieldTexts, Unit } from './units.ts';

/** The smallest and the largest amount that a field takes; both are allowed. */
type Bounds = { readonly least: number; readonly most: number };

/** A field that is filled in with a unit; each unit has round bounds of its own, feet in inches. */
export type MeasureName = 'weight' | 'height' | 'load';

/** A field that is a plain number. */
export type NumberName = 'age' | 'reps' | 'calories' | 'ceiling';

/**
 * What the calculators take. Ages reach somewhat beyond the adults whom Mifflin and colleagues measured (19 to 78
 * years), a load beyond the heaviest lifts of women; reps as in section 5 of the specification. Age and reps count
 * whole.
 */
export const bounds = {
  weight: { kg: { least: 30, most: 300 }, lb: { least: 66, most: 660 } },
  height: { cm: { least: 120, most: 230 }, ft: { least: 48, most: 90 } },
  load: { kg: { least: 1, most: 500 }, lb: { least: 2, most: 1100 } },
  age: { whole: { least: 18, most: 100 } },
  reps: { whole: { least: 1, most: 10 } },
  calories: { any: { least: 500, most: 6000 } },
  ceiling: { any: { least: 500, most: 6000 } },
} as const satisfies Readonly<
  Record<MeasureName | NumberName, Partial<Record<Unit | 'whole' | 'any', Bounds>>>
>;

const boundsOf = (name: MeasureName | NumberName, unit: Unit | undefined): Bounds => {
  const own: Partial<Record<Unit | 'whole' | 'any', Bounds>> = bounds[name];
  // A field without a unit has one pair of bounds.
  return (unit === undefined ? (own.whole ?? own.any) : own[unit]) ?? { least: 0, most: 0 };
};

/** Why the text of a field cannot be worked with. */
export type Fault = 'empty' | 'not-a-number' | 'out-of-bounds' | 'not-whole';

/** A field that has been read: its value, or what is wrong with it. */
export type Reading<Value> = { readonly value: Value } | { readonly fault: Fault };

const isWithin = (value: number, { least, most }: Bounds): boolean =>
  value >= least && value <= most;

/** Reads a weight, a height or a load. Of several meanings of a text (`1,000`) the first within bounds counts. */
export const readMeasure = (name: MeasureName, texts: FieldTexts, unit: Unit): Reading<Amount> => {
  if (texts.every((text) => text.trim() === '')) return { fault: 'empty' };
  const amounts = readAmounts(texts, unit);
  const value = amounts.find((amount) => isWithin(amount.value, boundsOf(name, amount.unit)));
  if (value !== undefined) return { value };
  return { fault: amounts.length === 0 ? 'not-a-number' : 'out-of-bounds' };
};

/** The units behind a number that are read over, such as those of a pasted `1,800 kcal`. */
const suffixes: Readonly<Record<NumberName, RegExp>> = {
  age: /\s*(?:years?(?: old)?|y)\.?$/i,
  reps: /\s*(?:reps?|x|×)\.?$/i,
  calories: /\s*(?:kcals?|cals?|calories)\.?$/i,
  ceiling: /\s*(?:kcals?|cals?|calories)\.?$/i,
};

/** Reads an age (years, whole), reps (whole) or kilocalories a day. Of several meanings (`1,800`) the first within bounds counts. */
export const readPlainNumber = (name: NumberName, text: string): Reading<number> => {
  if (text.trim() === '') return { fault: 'empty' };
  const numbers = readNumbers(text.trim().replace(suffixes[name], ''));
  const value = numbers.find((number) => isWithin(number, boundsOf(name, undefined)));
  if (value === undefined) {
    return { fault: numbers.length === 0 ? 'not-a-number' : 'out-of-bounds' };
  }
  return 'whole' in bounds[name] && !Number.isInteger(value) ? { fault: 'not-whole' } : { value };
};

/**
 * What the fields of the other unit show for what was typed in `unit`, to a tenth. The fields that were typed in
 * stay as they are and are what is calculated with, so switching there and back changes nothing.
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
  // What lies below nothing has no feet and inches.
  return amount === undefined || amount.value < 0
    ? carryTexts(texts, target)
    : writeAmount(amount, target, print);
};

/** How each field is asked for, an example of what it takes, and why it takes no more. */
const words: Readonly<
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
  { least, most }: Bounds,
  unit: Unit | undefined,
  print: (value: number) => string,
): string => {
  if (unit === 'ft') return `${feetText(least)} to ${feetText(most)}`;
  return `${print(least)} to ${print(most)}${unit === undefined ? '' : ` ${unit}`}`;
};

/**
 * The one sentence that says what a field needs. The unit is the one that is shown; `print` writes a number as the
 * reader does.
 */
export const faultSentence = (
  name: MeasureName | NumberName,
  fault: Fault,
  unit: Unit | undefined,
  print: (value: number) => string,
): string => {
  const { noun, one, example, why } = words[name];
  switch (fault) {
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
