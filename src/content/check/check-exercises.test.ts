import { describe, expect, it } from 'vitest';
import { errorsAfterChange, squat } from './valid-space.test-support.ts';

describe('the check of an exercise’s share of its main lift', () => {
  it.each([
    [
      { pattern: 'mobility' },
      'the movement "mobility" has no main lift. Leave the field empty, or choose another movement.',
    ],
    [
      { loading: 'band' },
      'its weight is "band", so no weight carries over. Leave the field empty, or say what holds the weight.',
    ],
    [{ relativeLoad: 80 }, 'it is the main lift of "squat", and says 80. Enter 100.'],
    [
      { relativeLoad: 0, pattern: 'hinge' },
      '0 is no share of a main lift. Enter a whole number from 1 to 400, in per cent.',
    ],
  ])('reports the fault of %j', (fields, problem) => {
    expect(errorsAfterChange(squat, fields)).toEqual([
      `Exercise "Back squat" (squat), field relativeLoad: ${problem}`,
    ]);
  });

  it('accepts an exercise without one', () => {
    expect(errorsAfterChange(squat, { relativeLoad: undefined, loading: 'bodyweight' })).toEqual(
      [],
    );
  });

  it('requires the movement of every exercise', () => {
    expect(errorsAfterChange(squat, { pattern: undefined, relativeLoad: undefined })).toEqual([
      expect.stringContaining('field pattern: it is empty'),
    ]);
  });
});
