import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atScale } from '../../../../tests/support/proof-scale.ts';
import { planArbitrary } from '../generate-plans.test-support.ts';
import { planOfText, testExerciseLibrary } from '../test-exercise-library.test-support.ts';
import { planToNotation } from '../words/plan-to-notation.ts';
import { notationFromPaste } from './notation-from-paste.ts';
import { sheetOf } from './sheet-of-plan.test-support.ts';

it.each(['\t', ',', ';'])(
  'a plan that was written as a sheet is read back from it, with cells separated by %j',
  (separator) => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const { notation, lines } = notationFromPaste(
          sheetOf(plan, separator),
          testExerciseLibrary,
        );
        expect(planOfText(notation)).toEqual(plan);
        expect(lines.map(({ outcome }) => outcome)).not.toContain('not understood');
      }),
      { numRuns: atScale(300) },
    );
  },
);

it('pasted notation stays as it is', () => {
  fc.assert(
    fc.property(planArbitrary.map(planToNotation), (text) => {
      const { notation, lines } = notationFromPaste(text, testExerciseLibrary);
      expect(notation).toBe(text);
      expect(lines.every(({ outcome }) => outcome === 'kept')).toBe(true);
    }),
    { numRuns: 30 },
  );
});
