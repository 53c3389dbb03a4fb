import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalculatorQuery, toCalculatorQuery } from './share-link.ts';
import type { CalculatorQueryFieldRules } from './share-link.ts';

const fields = {
  kg: 'text',
  lb: 'text',
  age: 'text',
  activity: ['sedentary', 'light'],
} as const satisfies CalculatorQueryFieldRules;

it('readCalculatorQuery reads the texts that toCalculatorQuery wrote', () => {
  const typed = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(
      fc.record({ kg: typed, age: typed, activity: fc.constantFrom('sedentary', 'light') }),
      (texts) => {
        const link = toCalculatorQuery(fields, texts);
        expect(readCalculatorQuery(fields, `#${link}`)).toEqual(texts);
        expect(readCalculatorQuery(fields, `?${link}`)).toEqual(texts);
        expect(new URL(`https://example.com/calculators/macro/#${link}`).hash).not.toMatch(/\s/);
      },
    ),
  );
});

it('toCalculatorQuery writes the fields in order', () => {
  expect(toCalculatorQuery(fields, { activity: 'light', age: '30', kg: '62,5' })).toBe(
    'kg=62%2C5&age=30&activity=light',
  );
});

describe('readCalculatorQuery', () => {
  it.each([
    ['', undefined],
    ['#', undefined],
    ['#what-it-tells-you', undefined],
    ['#note-1', undefined],
    ['#utm_source=mail', undefined],
    ['#kg=', undefined],
    [`#kg=${'9'.repeat(41)}`, undefined],
    ['#activity=extreme', undefined],
    ['#activity=light&activity=extreme', { activity: 'light' }],
    ['#kg=65&goal=fat-loss&__proto__=x&constructor=y', { kg: '65' }],
    ['?kg=65&age=abc', { kg: '65', age: 'abc' }],
    ['#kg=%E0%A4%A&age=30', { kg: '\ufffd%A', age: '30' }],
  ])('reads %j as %j', (address, texts) => {
    expect(readCalculatorQuery(fields, address)).toEqual(texts);
  });

  it('returns only known names, and never throws, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((value) => `kg=${value}`),
        ),
        (text) => {
          const names = Object.keys(readCalculatorQuery(fields, `#${text}`) ?? {});
          expect(names.filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
        },
      ),
    );
  });
});
