import { possibleNumbersIn } from './read-number.ts';
import { roundToTenth } from './rounding.ts';
import { fromMetricValue, toMetricValue } from './metric.ts';
import type { EnteredMeasure, MeasureUnit } from './metric.ts';

const otherUnits = { kg: 'lb', lb: 'kg', cm: 'ft', ft: 'cm' } as const satisfies Record<
  MeasureUnit,
  MeasureUnit
>;

/** The other unit of the same measure: pounds for kilograms, feet for centimetres. */
export const otherUnitOfMeasure = (unit: MeasureUnit): MeasureUnit => otherUnits[unit];

/** How people write units after a number. */
const suffixes: Readonly<Record<MeasureUnit | 'm', RegExp>> = {
  kg: /\s*k(?:gs?|ilos?|ilograms?)\.?$/i,
  lb: /\s*(?:lb|pound)s?\.?$/i,
  cm: /\s*c(?:ms?|entimet(?:re|er)s?)\.?$/i,
  ft: /\s*(?:in|inch|inche)s?\.?$|\s*["”″]$/i,
  m: /\s*m(?:et(?:re|er)s?)?\.?$/i,
};
const stones = /^(.+?)\s*st(?:ones?)?\.?\s*(?:(\d.*?)\s*(?:(?:lb|pound)s?\.?)?)?$/i;
const feet = /^(.+?)\s*(?:ft\.?|foot|feet|['’′])\s*(?:(\d.*?)\s*(?:in|inch|inches|["”″])?\.?)?$/i;

/** Adds up two numbers of one amount, such as stones and pounds. */
const combine = (large: string, small: string | undefined, times: number): readonly number[] =>
  possibleNumbersIn(large).flatMap((whole) =>
    (small === undefined ? [0] : possibleNumbersIn(small)).map((rest) => times * whole + rest),
  );

/** The numbers before the unit; undefined if the text does not end in this unit. */
const readWith = (text: string, unit: MeasureUnit | 'm'): readonly number[] | undefined =>
  suffixes[unit].test(text) ? possibleNumbersIn(text.replace(suffixes[unit], '')) : undefined;

const amounts = (values: readonly number[], unit: MeasureUnit): readonly EnteredMeasure[] =>
  values.map((value) => ({ value, unit }));

const readWeights = (text: string, unit: MeasureUnit): readonly EnteredMeasure[] => {
  const [, whole, rest] = stones.exec(text) ?? [];
  if (whole !== undefined) return amounts(combine(whole, rest, 14), 'lb');
  for (const written of ['kg', 'lb'] as const) {
    const values = readWith(text, written);
    if (values !== undefined) return amounts(values, written);
  }
  return amounts(possibleNumbersIn(text), unit);
};

const readHeights = (text: string, unit: MeasureUnit): readonly EnteredMeasure[] => {
  const [, whole, rest] = feet.exec(text) ?? [];
  if (whole !== undefined) return amounts(combine(whole, rest, 12), 'ft');
  for (const written of ['cm', 'ft', 'm'] as const) {
    const values = readWith(text, written);
    if (values === undefined) continue;
    return written === 'm'
      ? amounts(
          values.map((value) => 100 * value),
          'cm',
        )
      : amounts(values, written);
  }
  const values = possibleNumbersIn(text);
  return amounts(unit === 'ft' ? values.map((value) => 12 * value) : values, unit);
};

/** The texts of a measure's fields: one text, or for `ft` two, the feet and the inches. */
export type TextsEnteredForOneMeasure = readonly string[];

const heightText = ([feetText = '', inchesText = '']: TextsEnteredForOneMeasure): string => {
  if (inchesText.trim() === '') return feetText;
  if (feetText.trim() === '') return suffixes.ft.test(inchesText) ? inchesText : `${inchesText} in`;
  return `${feetText.replace(/\s*(?:ft\.?|foot|feet|['’′])$/i, '')} ft ${inchesText}`;
};

/** Longer texts are not a weight or a height. */
const maxLength = 40;

/**
 * Every amount that the fields of a measure may mean, likeliest first; empty if they hold no
 * number. A unit in the text overrides the unit of the field: `143 lb`, `10 st 3 lb`, `165 cm`,
 * `1.65 m`, `5 ft 5`, `5'5"`. A number alone in a field for feet means feet, with decimals if it
 * has any.
 */
export const possibleMeaningsOfMeasureTexts = (
  texts: TextsEnteredForOneMeasure,
  unit: MeasureUnit,
): readonly EnteredMeasure[] => {
  const text = (unit === 'ft' ? heightText(texts) : (texts[0] ?? '')).trim();
  if (text.length > maxLength) return [];
  return unit === 'kg' || unit === 'lb' ? readWeights(text, unit) : readHeights(text, unit);
};

/**
 * The texts for the fields of a unit, converted and rounded to a tenth. `print` formats a number in
 * the visitor's language.
 */
export const fieldTextsOfMeasure = (
  amount: EnteredMeasure,
  unit: MeasureUnit,
  print: (value: number) => string,
): TextsEnteredForOneMeasure => {
  const value = roundToTenth(fromMetricValue(toMetricValue(amount), unit));
  if (unit !== 'ft') return [print(value)];
  const whole = Math.trunc(value / 12);
  return [print(whole), print(roundToTenth(value - 12 * whole))];
};

/**
 * Moves texts that aren't numbers into the fields of another unit, so that nothing typed is lost.
 */
export const moveInvalidTextsToOtherUnit = (
  texts: TextsEnteredForOneMeasure,
  unit: MeasureUnit,
): TextsEnteredForOneMeasure => {
  const text = texts.filter((part) => part !== '').join(' ');
  return unit === 'ft' ? [text, ''] : [text];
};
