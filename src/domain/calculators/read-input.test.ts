import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeasureName, PlainNumberName } from './expected-and-accepted-bounds.ts';
import { expectedRangeTextOfField, inputErrorSentence } from './input-sentences.ts';
import type { MeasureUnit } from './metric.ts';
import { convertFieldTexts, readMeasureAsEntered, readNumberField } from './read-input.ts';

const print = (value: number): string => value.toLocaleString('en-GB');

/**
 * The value of a field, with the expected range if the value is outside it; or the sentence that
 * says how to correct it.
 */
const answerOf = (
  name: MeasureName | PlainNumberName,
  texts: readonly string[],
  unit: MeasureUnit | undefined,
): unknown => {
  const reading =
    name === 'weight' || name === 'height' || name === 'load'
      ? readMeasureAsEntered(name, texts, unit ?? 'kg')
      : readNumberField(name, texts[0] ?? '');
  if ('error' in reading) return inputErrorSentence(name, reading.error, unit, print);
  return reading.isExpected
    ? reading.value
    : { accepted: reading.value, expected: expectedRangeTextOfField(name, unit, print) };
};

const weightRange = 'Enter a weight above 0 and up to 1,000 kg.';
const heightRange = 'Enter a height above 0 and up to 300 cm.';
const loadRange = 'Enter a weight above 0 and up to 2,000 kg.';
const ageRange = 'Enter an age from 1 to 150.';
const repsRange = 'Enter reps from 1 to 10: beyond ten the estimate is poor.';
const caloriesRange = 'Enter daily calories from 1 to 20,000.';

const accepted = (accepted: unknown, expected: string) => ({ accepted, expected });
const kilograms = (value: number) => accepted({ value, unit: 'kg' }, 'a weight from 30 to 300 kg');
const pounds = (value: number) => accepted({ value, unit: 'lb' }, 'a weight from 66 to 660 lb');
const centimetres = (value: number) =>
  accepted({ value, unit: 'cm' }, 'a height from 120 to 230 cm');
const inches = (value: number) =>
  accepted({ value, unit: 'ft' }, 'a height from 4 ft to 7 ft 6 in');
const load = (value: number) => accepted({ value, unit: 'kg' }, 'a weight from 1 to 500 kg');
const years = (value: number) =>
  accepted(value, 'an age from 18 to 100, for which the formula was made');
const calories = (value: number) => accepted(value, 'daily calories from 500 to 6,000');

describe('readMeasureAsEntered and readNumberField with inputErrorSentence', () => {
  it.each<
    readonly [MeasureName | PlainNumberName, MeasureUnit | undefined, readonly string[], unknown]
  >([
    ['weight', 'kg', ['30'], { value: 30, unit: 'kg' }],
    ['weight', 'kg', ['300'], { value: 300, unit: 'kg' }],
    ['weight', 'kg', ['25'], kilograms(25)],
    ['weight', 'kg', ['29,9'], kilograms(29.9)],
    ['weight', 'kg', ['300.1'], kilograms(300.1)],
    ['weight', 'kg', ['1,000'], kilograms(1000)],
    ['weight', 'kg', ['1000.1'], weightRange],
    ['weight', 'kg', ['-65'], weightRange],
    ['weight', 'kg', ['0'], weightRange],
    ['weight', 'kg', [''], 'Enter your weight.'],
    ['weight', 'kg', ['  '], 'Enter your weight.'],
    ['weight', 'kg', ['1e9'], 'Write your weight in figures only, for example 65.5.'],
    ['weight', 'kg', ['Infinity'], 'Write your weight in figures only, for example 65.5.'],
    ['weight', 'kg', ['999999999'], weightRange],
    ['weight', 'kg', ['a pasted sentence'], 'Write your weight in figures only, for example 65.5.'],
    ['weight', 'kg', ['143 lb'], { value: 143, unit: 'lb' }],
    ['weight', 'kg', ['62,500'], { value: 62.5, unit: 'kg' }],
    ['weight', 'lb', ['66'], { value: 66, unit: 'lb' }],
    ['weight', 'lb', ['660'], { value: 660, unit: 'lb' }],
    ['weight', 'lb', ['65.9'], pounds(65.9)],
    ['weight', 'lb', ['660.5'], pounds(660.5)],
    ['weight', 'lb', ['2,200.5'], 'Enter a weight above 0 and up to 2,200 lb.'],
    ['height', 'cm', ['120'], { value: 120, unit: 'cm' }],
    ['height', 'cm', ['230'], { value: 230, unit: 'cm' }],
    ['height', 'cm', ['5'], centimetres(5)],
    ['height', 'cm', ['0'], heightRange],
    ['height', 'cm', ['301'], heightRange],
    ['height', 'cm', ['119.9'], centimetres(119.9)],
    ['height', 'cm', ['230.1'], centimetres(230.1)],
    ['height', 'cm', ['1.65'], centimetres(1.65)],
    ['height', 'cm', ['tall'], 'Write your height in figures only, for example 165.'],
    ['height', 'ft', ['4', '0'], { value: 48, unit: 'ft' }],
    ['height', 'ft', ['7', '6'], { value: 90, unit: 'ft' }],
    ['height', 'ft', ['3', '11'], inches(47)],
    ['height', 'ft', ['7', '7'], inches(91)],
    ['height', 'ft', ['165', ''], 'Enter a height above 0 and up to 10 ft.'],
    ['height', 'ft', ['', ''], 'Enter your height.'],
    ['height', 'ft', ['five', '5'], 'Write your height in figures only, for example 5 ft 5 in.'],
    ['load', 'kg', ['1'], { value: 1, unit: 'kg' }],
    ['load', 'kg', ['500'], { value: 500, unit: 'kg' }],
    ['load', 'kg', ['0.9'], load(0.9)],
    ['load', 'kg', ['0'], loadRange],
    ['load', 'kg', ['2001'], loadRange],
    ['load', 'kg', ['501'], load(501)],
    ['load', 'lb', ['1,000'], { value: 1000, unit: 'lb' }],
    ['load', 'lb', ['1,101'], accepted({ value: 1101, unit: 'lb' }, 'a weight from 2 to 1,100 lb')],
    ['age', undefined, ['18'], 18],
    ['age', undefined, ['100'], 100],
    ['age', undefined, ['34 years old'], 34],
    ['age', undefined, ['17'], years(17)],
    ['age', undefined, ['0'], ageRange],
    ['age', undefined, ['-30'], ageRange],
    ['age', undefined, ['101'], years(101)],
    ['age', undefined, ['300'], ageRange],
    ['age', undefined, ['34.5'], 34.5],
    ['age', undefined, [''], 'Enter your age.'],
    ['reps', undefined, ['1'], 1],
    ['reps', undefined, ['10'], 10],
    ['reps', undefined, ['0'], repsRange],
    ['reps', undefined, ['11'], repsRange],
    ['reps', undefined, ['-3'], repsRange],
    ['reps', undefined, ['5.5'], 'Enter your reps as a whole number.'],
    ['reps', undefined, ['many'], 'Write your reps in figures only, for example 5.'],
    ['calories', undefined, ['500'], 500],
    ['calories', undefined, ['6000'], 6000],
    ['calories', undefined, ['1,800 kcal'], 1800],
    ['calories', undefined, ['1.800'], 1800],
    ['calories', undefined, ['499'], calories(499)],
    ['calories', undefined, ['7,000'], calories(7000)],
    ['calories', undefined, ['1'], calories(1)],
    ['calories', undefined, ['0'], caloriesRange],
    ['calories', undefined, ['20,001'], caloriesRange],
    ['calories', undefined, ['6001'], calories(6001)],
    ['calories', undefined, ['-1800'], caloriesRange],
    [
      'calories',
      undefined,
      ['1e9'],
      'Write your daily calories in figures only, for example 1,800.',
    ],
    ['calories', undefined, [''], 'Enter your daily calories.'],
    ['ceiling', undefined, ['9000'], accepted(9000, 'calories from 500 to 6,000')],
  ])('answer for a %s in %s, given %j', (name, unit, texts, answer) => {
    expect(answerOf(name, texts, unit)).toEqual(answer);
  });
});

it.each<readonly [MeasureName | PlainNumberName, MeasureUnit | undefined]>([
  ['weight', 'kg'],
  ['weight', 'lb'],
  ['height', 'cm'],
  ['height', 'ft'],
  ['load', 'kg'],
  ['load', 'lb'],
  ['age', undefined],
  ['reps', undefined],
  ['calories', undefined],
  ['ceiling', undefined],
])('inputErrorSentence is one sentence for every error of %s in %s', (name, unit) => {
  for (const error of ['empty', 'not-a-number', 'out-of-bounds', 'not-whole'] as const) {
    const sentence = inputErrorSentence(name, error, unit, print);
    expect(sentence).toMatch(/^(Enter|Write) [^?!]+\.$/);
    expect(sentence).not.toMatch(/undefined|NaN|\. /);
  }
});

describe('convertTexts', () => {
  const typed = fc.constantFrom<readonly [MeasureName, MeasureUnit]>(
    ['weight', 'kg'],
    ['weight', 'lb'],
    ['load', 'kg'],
    ['load', 'lb'],
    ['height', 'cm'],
    ['height', 'ft'],
  );
  const text = fc.oneof(
    fc.integer({ min: -10, max: 4000 }).map((tenths) => String(tenths / 10)),
    fc.integer({ min: 0, max: 4000 }).map((tenths) => String(tenths / 10).replace('.', ',')),
    fc.string({ maxLength: 20 }),
  );

  it('converts an amount and rounds it to a tenth', () => {
    expect(convertFieldTexts('weight', ['65'], 'kg', String)).toEqual(['143.3']);
    expect(convertFieldTexts('height', ['165'], 'cm', String)).toEqual(['5', '5']);
    expect(convertFieldTexts('load', ['1,000'], 'lb', String)).toEqual(['453.6']);
    expect(convertFieldTexts('height', ['5', '5'], 'ft', String)).toEqual(['165.1']);
  });

  it('keeps a text that is not a number', () => {
    fc.assert(
      fc.property(typed, text, text, ([name, unit], first, second) => {
        const texts = unit === 'ft' ? [first, second] : [first];
        const shown = convertFieldTexts(name, texts, unit, String).join('');
        if (texts.every((part) => part.trim() === '')) return;
        expect(shown).not.toBe('');
      }),
    );
  });

  it('turns numbers into numbers, and nothing else into a number', () => {
    fc.assert(
      fc.property(typed, text, ([name, unit], first) => {
        const texts = unit === 'ft' ? [first, ''] : [first];
        const before = readMeasureAsEntered(name, texts, unit);
        const other = { kg: 'lb', lb: 'kg', cm: 'ft', ft: 'cm' } as const;
        const after = readMeasureAsEntered(
          name,
          convertFieldTexts(name, texts, unit, String),
          other[unit],
        );
        const isNumber = (reading: typeof before): boolean =>
          'value' in reading || reading.error === 'out-of-bounds';
        expect(isNumber(after)).toBe(isNumber(before));
      }),
    );
  });
});
