import { describe, expect, it } from 'vitest';
import {
  describeGroup,
  describeLoad,
  describeTempo,
  describeWeeklyAddition,
  formatSecondsRange,
  formatSetsAndAmount,
  typesetSigns,
} from './describe.ts';

const one = (value: number) => ({ from: value, to: value });

describe('the texts on a plan’s page', () => {
  it.each([
    [{ sets: 4, amount: { kind: 'reps', reps: one(6), perSide: false } }, '4 × 6'],
    [
      { sets: 3, amount: { kind: 'reps', reps: { from: 8, to: 10 }, perSide: true } },
      '3 × 8–10 per side',
    ],
    [
      { sets: 2, amount: { kind: 'time', seconds: { from: 30, to: 45 }, perSide: false } },
      '2 × 30–45 s',
    ],
    [{ sets: 3, amount: { kind: 'failure', perSide: false } }, '3 × to failure'],
    [
      { sets: undefined, amount: { kind: 'reps', reps: { from: 8, to: 10 }, perSide: true } },
      '8–10 reps per side',
    ],
    [{ sets: undefined, amount: { kind: 'reps', reps: one(1), perSide: false } }, '1 rep'],
    [{ sets: undefined, amount: { kind: 'distance', metres: one(40), perSide: false } }, '40 m'],
  ] as const)('describe sets (%#)', (sets, text) => {
    expect(formatSetsAndAmount(sets)).toBe(text);
  });

  it.each([
    [{ kind: 'percent', percent: { from: 70, to: 75 } }, '70–75% of 1RM'],
    [{ kind: 'rir', reps: one(2) }, '2 reps in reserve'],
    [{ kind: 'rir', reps: one(1) }, '1 rep in reserve'],
    [{ kind: 'rpe', rpe: one(8) }, 'RPE 8'],
    [{ kind: 'kilograms', kilograms: one(12.5), perHand: true }, '12.5 kg per hand'],
    [{ kind: 'band', strength: 'light' }, 'a light band'],
    [{ kind: 'bodyweight' }, 'bodyweight'],
  ] as const)('describe a load (%#)', (load, text) => {
    expect(describeLoad(load)).toBe(text);
  });

  it('describe a rest', () => {
    expect(formatSecondsRange({ from: 120, to: 180 })).toBe('2–3 min');
    expect(formatSecondsRange(one(90))).toBe('90 s');
  });

  it.each([
    [[3, 1, 1, 0], '3 s down, 1 s at the bottom, 1 s up'],
    [[3, 0, 'x', 2], '3 s down, up as fast as you can, 2 s at the top'],
  ] as const)('describe a tempo (%#)', (tempo, text) => {
    expect(describeTempo(tempo)).toBe(text);
  });

  it('describe a progression', () => {
    expect(describeWeeklyAddition({ kind: 'add', amount: 2.5, unit: 'kg' })).toBe(
      'Each week add 2.5 kg',
    );
  });

  it.each([
    [
      { kind: 'superset', rounds: 3, restSeconds: one(90), exercises: [] },
      'Superset: 3 rounds of these in turn, rest 90 s after each round',
    ],
    [
      { kind: 'circuit', rounds: 1, restSeconds: undefined, exercises: [] },
      'Circuit: 1 round of these in turn',
    ],
    [{ kind: 'amrap', minutes: 8, exercises: [] }, 'As many rounds as possible in 8 minutes'],
    [
      { kind: 'emom', minutes: 1, exercises: [] },
      'Every minute on the minute for 1 minute, the next exercise each minute',
    ],
  ] as const)('describe a group (%#)', (group, text) => {
    expect(describeGroup(group)).toBe(text);
  });

  it('use the right dashes and signs in a note', () => {
    expect(typesetSigns('2 x 5 or 8-10 reps')).toBe('2 × 5 or 8–10 reps');
  });
});
