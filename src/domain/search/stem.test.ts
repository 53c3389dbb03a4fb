import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from './stem.ts';

describe('stemOf', () => {
  it.each([
    ['squats', 'squat'],
    ['squatting', 'squat'],
    ['presses', 'press'],
    ['pressing', 'press'],
    ['pulling', 'pull'],
    ['lunges', 'lunge'],
    ['lunging', 'lunge'],
    ['calories', 'calorie'],
    ['toning', 'tone'],
    ['bracing', 'brace'],
    ['paused', 'pause'],
    ['banded', 'bands'],
    ['flyes', 'fly'],
    ['flies', 'fly'],
    ['biceps', 'bicep'],
    ['abs', 'ab'],
    ['calves', 'calf'],
    ['women', 'woman'],
    ['boxes', 'box'],
    ['glutes', 'glute'],
    ['exercises', 'exercise'],
    ['organize', 'organise'],
    ['organizing', 'organising'],
    ['periodization', 'periodisation'],
  ])('brings %s and %s together', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ['lunge', 'lungs'],
    ['thruster', 'thrust'],
    ['press', 'pre'],
    ['swing', 'sw'],
    ['bus', 'bu'],
    ['deadlift', 'dead'],
    ['training', 'trainer'],
    ['speed', 'spe'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('never makes a word longer, nor empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdeinsgyz'), minLength: 1 }), (word) => {
        expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
        expect(stemOf(word)).not.toBe('');
      }),
    );
  });
});
