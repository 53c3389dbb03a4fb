import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleNumbersIn } from './read-number.ts';

describe('possibleNumbersIn', () => {
  it.each([
    ['65', [65]],
    ['65.5', [65.5]],
    ['65,5', [65.5]],
    [' 65.5 ', [65.5]],
    ['\u00a065,5\u202f', [65.5]],
    ['+65', [65]],
    ['-5', [-5]],
    ['−5', [-5]],
    ['.5', [0.5]],
    [',5', [0.5]],
    ['65.', [65]],
    ['007', [7]],
    ['６５．５', [65.5]],
    ['٦٥٫٥', [65.5]],
    ['۶۵', [65]],
    ['1 800', [1800]],
    ['1\u202f800,5', [1800.5]],
    ['1’800', [1800]],
    ["1'800.5", [1800.5]],
    ['1,800.5', [1800.5]],
    ['1.800,5', [1800.5]],
    ['1,234,567', [1234567]],
    ['1.234.567', [1234567]],
    ['1٬800', [1800]],
  ])('reads %j as %j', (text, numbers) => {
    expect(possibleNumbersIn(text)).toEqual(numbers);
  });

  it.each([
    ['1,800', [1.8, 1800]],
    ['1.800', [1.8, 1800]],
    ['62,500', [62.5, 62500]],
  ])('reads %j as decimals or as thousands: %j', (text, numbers) => {
    expect(possibleNumbersIn(text)).toEqual(numbers);
  });

  it.each([
    '',
    ' ',
    'sixty',
    '1e9',
    '1E3',
    'Infinity',
    'NaN',
    '0x41',
    '6 5',
    '1,80,0',
    '1.2.3',
    '12,34.5',
    '--5',
    '5-',
    '65 kg',
    '1/2',
    '<b>65</b>',
    '9'.repeat(41),
  ])('reads no number in %j', (text) => {
    expect(possibleNumbersIn(text)).toEqual([]);
  });
});

it('possibleNumbersIn reads every decimal written with a comma or a point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999, max: 99_999 }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom('.', ','),
      (hundredths, decimals, mark) => {
        const value = hundredths / 10 ** decimals;
        expect(possibleNumbersIn(String(value).replace('.', mark))[0]).toBe(value);
      },
    ),
  );
});

it('possibleNumbersIn returns only finite numbers for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(possibleNumbersIn(text).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('possibleNumbersIn reads numbers as browsers write them in other languages', () => {
  const languages = [
    'en-GB',
    'de-DE',
    'de-CH',
    'fr-FR',
    'pl-PL',
    'sv-SE',
    'ar-EG',
    'fa-IR',
    'pt-BR',
  ];
  for (const language of languages) {
    for (const value of [0.5, 65, 65.5, 1800, 12_345.6]) {
      const text = new Intl.NumberFormat(language).format(value);
      expect(possibleNumbersIn(text), `${language}: ${text}`).toContain(value);
    }
  }
});
