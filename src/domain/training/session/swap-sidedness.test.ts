import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SetAmount } from '../../workout-notation/plan.ts';
import { amountAfterSwap } from './swap-sidedness.ts';

const reps = (number: number, perSide = false): SetAmount => ({
  kind: 'reps',
  reps: { from: number, to: number },
  perSide,
});
const seconds = (number: number, perSide = false): SetAmount => ({
  kind: 'time',
  seconds: { from: number, to: number },
  perSide,
});
const metres = (number: number, perSide = false): SetAmount => ({
  kind: 'distance',
  metres: { from: number, to: number },
  perSide,
});
const toOneSided = { from: false, to: true };
const fromOneSided = { from: true, to: false };

describe('a swap to a one-sided exercise', () => {
  it.each([
    ['reps with both arms are as many with each', reps(8), false, reps(8, true)],
    ['seconds are shared between the sides', seconds(60), false, seconds(30, true)],
    ['half of 45 seconds is rounded up to five', seconds(45), false, seconds(25, true)],
    ['metres are shared between the sides', metres(40), false, metres(20, true)],
    ['reps in a minute of a clock are shared', reps(15), true, reps(8, true)],
    [
      'a set to failure is one on each side',
      { kind: 'failure', perSide: false },
      false,
      { kind: 'failure', perSide: true },
    ],
    ['sets that the plan asks for on each side stay', reps(8, true), false, reps(8, true)],
  ] as const)('%s', (_, before, hasClock, after) => {
    expect(amountAfterSwap(before, toOneSided, hasClock)).toEqual(after);
  });

  it('shares reps that the plan had counted over both sides', () => {
    expect(amountAfterSwap(reps(20), { from: true, to: true }, false)).toEqual(reps(10, true));
    expect(amountAfterSwap(reps(20), fromOneSided, false)).toEqual(reps(10));
  });
});

describe('a swap from a one-sided exercise', () => {
  it.each([
    ['reps of each side are as many with both', reps(8, true), false, reps(8)],
    ['seconds of each side add up', seconds(30, true), false, seconds(60)],
    ['reps in a minute of a clock add up', reps(5, true), true, reps(10)],
  ] as const)('%s', (_, before, hasClock, after) => {
    expect(amountAfterSwap(before, fromOneSided, hasClock)).toEqual(after);
  });
});

const amounts: fc.Arbitrary<SetAmount> = fc
  .tuple(fc.constantFrom(reps, seconds, metres), fc.integer({ min: 1, max: 200 }), fc.boolean())
  .map(([make, number, perSide]) => make(number, perSide));
const numberOf = (amount: SetAmount): number =>
  amount.kind === 'reps'
    ? amount.reps.from
    : amount.kind === 'time'
      ? amount.seconds.from
      : amount.kind === 'distance'
        ? amount.metres.from
        : 0;

it('never asks one side for more than both had, and counts per side exactly where the exercise is one-sided', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), fc.boolean(), (amount, from, hasClock) => {
      const after = amountAfterSwap(amount, { from, to: true }, hasClock);
      expect(after.perSide).toBe(true);
      expect(numberOf(after)).toBeLessThanOrEqual(numberOf(amount));
      expect(numberOf(after)).toBeGreaterThan(0);
      expect(amountAfterSwap(amount, { from, to: false }, hasClock).perSide).toBe(false);
    }),
  );
});

it('is taken back by the swap back, up to what was rounded', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (amount, hasClock) => {
      const both = { ...amount, perSide: false };
      const back = amountAfterSwap(
        amountAfterSwap(both, toOneSided, hasClock),
        fromOneSided,
        hasClock,
      );
      expect(back.perSide).toBe(false);
      expect(numberOf(back) - numberOf(both)).toBeGreaterThanOrEqual(0);
      expect(numberOf(back) - numberOf(both)).toBeLessThan(10);
    }),
  );
});
