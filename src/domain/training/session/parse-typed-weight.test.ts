import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kg } from '../loads/loads.test-support.ts';
import { parseTypedWeight } from './parse-typed-weight.ts';

describe('A typed weight', () => {
  it('is kept as it was typed, with a comma or a point, whatever the kit has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('kg' as const, 'lb' as const),
        (hundredths, separator, unit) => {
          const text = (hundredths / 100).toFixed(2).replace('.', separator);
          expect(parseTypedWeight(text, unit, 'barbell')).toEqual({
            value: hundredths / 100,
            unit,
          });
        },
      ),
    );
  });

  it('says what it is to the body', () => {
    expect(parseTypedWeight('20', 'kg', 'assisted machine')).toEqual({ ...kg(20), as: 'help' });
    expect(parseTypedWeight('5', 'kg', 'bodyweight')).toEqual({ ...kg(5), as: 'added' });
  });

  it('is none if the text is no weight', () => {
    for (const text of ['', ' ', ',', 'heavy', '-5', '1001', '6..5', '60 kg', '1e2']) {
      expect(parseTypedWeight(text, 'kg', 'barbell')).toBeUndefined();
    }
  });
});
