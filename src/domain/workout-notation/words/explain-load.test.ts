import { describe, expect, it } from 'vitest';
import { explainedLoadTermUnlessPlain, explainLoadUnlessPlain } from './explain-load.ts';

const range = (from: number, to = from) => ({ from, to });
const rpe = (from: number, to = from) => ({ kind: 'rpe', rpe: range(from, to) }) as const;

describe('the note on an effort', () => {
  it.each([
    [rpe(8), 'At 8 you stop when 2 more good reps would go.'],
    [rpe(9), 'At 9 you stop when 1 more good rep would go.'],
    [rpe(7, 8), 'At 7 to 8 you stop when 2 to 3 more good reps would go.'],
    [rpe(8.5), 'At 8.5 you stop when 1 to 2 more good reps would go.'],
    [rpe(10), 'At 10 not one more good rep would go.'],
    [rpe(4), 'At 4 it is easy: you stop long before the reps get slow.'],
  ])('says how many reps are left, or that it is easy (%#)', (load, text) => {
    expect(explainLoadUnlessPlain(load, 'reps')).toContain(text);
  });

  it.each([
    [rpe(4), 'At 4 it is easy, and you could go on for much longer.'],
    [rpe(6, 7), 'At 6 to 7 it is work, and you could go on for a while.'],
    [rpe(8), 'At 8 it is hard, and you could go on only a little longer.'],
    [rpe(10), 'At 10 you could not go on.'],
  ])('counts no reps of a hold or a distance (%#)', (load, text) => {
    expect(explainLoadUnlessPlain(load, 'time')).toContain(text);
    expect(explainLoadUnlessPlain(load, 'distance')).toContain(text);
  });
});

describe('the note on another load', () => {
  it.each([
    [{ kind: 'rir', reps: range(2) }, 'Stop when 2 more good reps would go.'],
    [{ kind: 'rir', reps: range(0) }, 'Go on until not one more good rep would go.'],
    [{ kind: 'percent', percent: range(75) }, '75% of your one-rep max'],
  ] as const)('says what to do (%#)', (load, text) => {
    expect(explainLoadUnlessPlain(load, 'reps')).toContain(text);
  });

  it('is left out where a load explains itself', () => {
    const kilograms = { kind: 'kilograms', kilograms: range(60), perHand: false } as const;
    expect(explainLoadUnlessPlain(kilograms, 'reps')).toBeUndefined();
    expect(explainedLoadTermUnlessPlain({ kind: 'bodyweight' }, 'reps')).toBeUndefined();
  });
});

it('loads have one key if they mean the same, and it is fit for an id', () => {
  const keys = [
    explainedLoadTermUnlessPlain(rpe(7.5, 8), 'reps'),
    explainedLoadTermUnlessPlain(rpe(7.5, 8), 'failure'),
    explainedLoadTermUnlessPlain(rpe(7.5, 8), 'time'),
    explainedLoadTermUnlessPlain({ kind: 'percent', percent: range(75) }, 'reps'),
  ].map((note) => note?.key);
  expect(keys).toEqual(['rpe-7_5-8', 'rpe-7_5-8', 'rpe-7_5-8-timed', '75-of-1rm']);
});
