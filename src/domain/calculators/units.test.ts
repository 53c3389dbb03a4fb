import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMetricValue, toMetricValue } from './metric.ts';
import {
  moveInvalidTextsToOtherUnit,
  otherUnitOfMeasure,
  possibleMeaningsOfMeasureTexts,
  fieldTextsOfMeasure,
} from './units.ts';
import type { MeasureUnit } from './metric.ts';

describe('possibleMeaningsOfMeasureTexts', () => {
  it.each([
    // Without a unit: the unit of the field counts.
    [['65'], 'kg', 65, 'kg'],
    [['143'], 'lb', 143, 'lb'],
    [['165'], 'cm', 165, 'cm'],
    [['5', '5'], 'ft', 65, 'ft'],
    [['5', ''], 'ft', 60, 'ft'],
    [['', '65'], 'ft', 65, 'ft'],
    [['5', '4,5'], 'ft', 64.5, 'ft'],
    [['5.5', ''], 'ft', 66, 'ft'],
    [['5 ft', '5 in'], 'ft', 65, 'ft'],
    // With a unit, the field's or another.
    [['65 kg'], 'kg', 65, 'kg'],
    [['65kgs.'], 'lb', 65, 'kg'],
    [['65.5 kilos'], 'lb', 65.5, 'kg'],
    [['143 lbs'], 'kg', 143, 'lb'],
    [['143 Pounds'], 'kg', 143, 'lb'],
    [['10 st 3 lb'], 'kg', 143, 'lb'],
    [['10st3'], 'kg', 143, 'lb'],
    [['10 stone'], 'kg', 140, 'lb'],
    [['165 cm'], 'ft', 165, 'cm'],
    [['165cm', ''], 'ft', 165, 'cm'],
    [['1.65 m'], 'cm', 165, 'cm'],
    [['1,65 metres'], 'ft', 165, 'cm'],
    [['5 ft 5'], 'cm', 65, 'ft'],
    [['5 feet 5 inches'], 'cm', 65, 'ft'],
    [["5'5"], 'cm', 65, 'ft'],
    [['5′5″'], 'cm', 65, 'ft'],
    [['5’5”', ''], 'ft', 65, 'ft'],
    [['65 in'], 'cm', 65, 'ft'],
  ] as const)('reads %j in a field for %s as %d %s', (texts, unit, value, readUnit) => {
    expect(possibleMeaningsOfMeasureTexts(texts, unit)).toEqual([{ value, unit: readUnit }]);
  });

  it.each([
    [[''], 'kg'],
    [['kg'], 'kg'],
    [['sixty kg'], 'kg'],
    [['65 cm'], 'kg'],
    [['65 kg'], 'cm'],
    [['5 ft five'], 'cm'],
    [['x'.repeat(41)], 'kg'],
    [['', ''], 'ft'],
  ] as const)('reads no amount in %j in a field for %s', (texts, unit) => {
    expect(possibleMeaningsOfMeasureTexts(texts, unit)).toEqual([]);
  });
});

describe('fieldTextsOfMeasure', () => {
  const print = String;
  it.each([
    // 65 ÷ 0.45359237 = 143.300…
    [{ value: 65, unit: 'kg' }, 'lb', ['143.3']],
    // 143 × 0.45359237 = 64.863…
    [{ value: 143, unit: 'lb' }, 'kg', ['64.9']],
    // 165 ÷ 2.54 = 64.960… inches, which is 5 feet (60) and 5.0
    [{ value: 165, unit: 'cm' }, 'ft', ['5', '5']],
    // 182.8 ÷ 2.54 = 71.968… inches: 72.0 to a tenth, so 6 feet and not 5 feet 12
    [{ value: 182.8, unit: 'cm' }, 'ft', ['6', '0']],
    // 64.5 × 2.54 = 163.83
    [{ value: 64.5, unit: 'ft' }, 'cm', ['163.8']],
  ] as const)('converts %j to %s as %j', (amount, unit, texts) => {
    expect(fieldTextsOfMeasure(amount, unit, print)).toEqual(texts);
  });

  it('converts to another unit and back without a loss beyond rounding', () => {
    const unit = fc.constantFrom<MeasureUnit>('kg', 'lb', 'cm', 'ft');
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 9999 }), (from, tenths) => {
        const amount = { value: tenths / 10, unit: from };
        const other = otherUnitOfMeasure(from);
        const exact = fromMetricValue(
          toMetricValue({ value: fromMetricValue(toMetricValue(amount), other), unit: other }),
          from,
        );
        expect(exact).toBeCloseTo(amount.value, 9);
        const [read] = possibleMeaningsOfMeasureTexts(
          fieldTextsOfMeasure(amount, other, print),
          other,
        );
        // Half a tenth of the other unit, in this one: at most 0.127 cm or 0.11 lb.
        const metricError = Math.abs(
          toMetricValue(read ?? { value: 0, unit: other }) - toMetricValue(amount),
        );
        expect(metricError).toBeLessThanOrEqual(toMetricValue({ value: 0.05, unit: other }) + 1e-9);
      }),
    );
  });
});

describe('moveInvalidTextsToOtherUnit', () => {
  it.each([
    [['abc'], 'ft', ['abc', '']],
    [['5 x', 'y'], 'cm', ['5 x y']],
    [[''], 'lb', ['']],
  ] as const)('moves %j into the fields for %s as %j', (texts, unit, carried) => {
    expect(moveInvalidTextsToOtherUnit(texts, unit)).toEqual(carried);
  });
});
