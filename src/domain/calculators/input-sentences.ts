import {
  expectedAndAcceptedBoundsOf,
  leastAcceptedPlainNumber,
} from './expected-and-accepted-bounds.ts';
import type { MeasureName, PlainNumberName } from './expected-and-accepted-bounds.ts';
import type { MeasureUnit } from './metric.ts';
import type { InputError } from './read-input.ts';

/** The words for each field in sentences, an example value, and a reason for its bounds. */
const wordings: Readonly<
  Record<
    MeasureName | PlainNumberName,
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
  unit: MeasureUnit | undefined,
  print: (value: number) => string,
): string => {
  const start =
    min === 0 ? 'above 0 and up to' : `from ${unit === 'ft' ? feetText(min) : print(min)} to`;
  if (unit === 'ft') return `${start} ${feetText(max)}`;
  return `${start} ${print(max)}${unit === undefined ? '' : ` ${unit}`}`;
};

/**
 * The sentence that tells a visitor how to correct a field. The unit is the one shown in the form;
 * `print` formats a number in the visitor's language.
 */
export const inputErrorSentence = (
  name: MeasureName | PlainNumberName,
  error: InputError,
  unit: MeasureUnit | undefined,
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
      const { most } = expectedAndAcceptedBoundsOf(name, unit);
      const range = rangeText(unit === undefined ? leastAcceptedPlainNumber : 0, most, unit, print);
      return `Enter ${one} ${range}${name === 'reps' ? why : ''}.`;
    }
  }
};

/** The expected range of a field, as part of a sentence: `a weight from 30 to 300 kg`. */
export const expectedRangeTextOfField = (
  name: MeasureName | PlainNumberName,
  unit: MeasureUnit | undefined,
  print: (value: number) => string,
): string => {
  const { one, why } = wordings[name];
  const { min, max } = expectedAndAcceptedBoundsOf(name, unit);
  return `${one} ${rangeText(min, max, unit, print)}${why}`;
};
