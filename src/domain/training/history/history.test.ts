import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedSet } from '../log.ts';
import {
  heaviestSetsByReps,
  estimatedOneRepMaxOfSet,
  oneRepMaxEstimatesByDay,
  personalRecordsAgainst,
} from './history.ts';
import { kilograms, loggedSet, noonOfNovemberDayMs } from './sets.test-support.ts';

const lifted = (value: number, reps: number, change: Partial<LoggedSet> = {}): LoggedSet =>
  loggedSet({ weight: kilograms(value), reps }, change);

/** The records as strings, in order. */
const recordTexts = (
  sets: readonly LoggedSet[],
  earlier: readonly LoggedSet[],
): readonly string[] =>
  personalRecordsAgainst(sets, earlier).map(({ kind, set, before }) => {
    const was = typeof before === 'number' ? before : `${before.value.toFixed(1)} ${before.unit}`;
    return `${kind}: ${set.done.reps} × ${set.done.weight?.value}, before ${was}`;
  });

describe('personalRecordsAgainst', () => {
  it('finds the heaviest weight, and the estimated maximum that comes with it', () => {
    // 62.5 × (1 + 5/30) = 72.9 against 60 × (1 + 5/30) = 70.
    expect(recordTexts([lifted(60, 5), lifted(62.5, 5)], [lifted(60, 5)])).toEqual([
      'weight: 5 × 62.5, before 60.0 kg',
      'estimated maximum: 5 × 62.5, before 70.0 kg',
    ]);
  });

  it('finds more reps with a weight', () => {
    expect(recordTexts([lifted(50, 8)], [lifted(50, 6), lifted(70, 3)])).toEqual([
      'reps: 8 × 50, before 6',
    ]);
  });

  it('ignores a number of reps that she has already done with more weight', () => {
    expect(recordTexts([lifted(50, 8)], [lifted(50, 6), lifted(55, 8)])).toEqual([]);
  });

  it('makes no record of a first time', () => {
    expect(personalRecordsAgainst([lifted(60, 5)], [])).toEqual([]);
    expect(
      personalRecordsAgainst([lifted(60, 5)], [lifted(80, 5, { exercise: 'deadlift' })]),
    ).toEqual([]);
    expect(personalRecordsAgainst([lifted(60, 5)], [lifted(20, 5, { perHand: true })])).toEqual([]);
  });

  it('ignores ramp sets, whether new or old', () => {
    expect(personalRecordsAgainst([lifted(90, 5, { kind: 'ramp' })], [lifted(60, 5)])).toEqual([]);
    expect(personalRecordsAgainst([lifted(90, 5)], [lifted(60, 5, { kind: 'ramp' })])).toEqual([]);
  });

  it('recognises the same weight in another unit', () => {
    const inPounds = loggedSet({ weight: { value: 132.28, unit: 'lb' }, reps: 5 });
    expect(personalRecordsAgainst([inPounds], [lifted(60, 5)])).toEqual([]);
    const heavier = loggedSet({ weight: { value: 135, unit: 'lb' }, reps: 5 });
    expect(recordTexts([heavier], [lifted(60, 5)])).toEqual([
      'weight: 5 × 135, before 132.3 lb',
      'estimated maximum: 5 × 135, before 154.3 lb',
    ]);
  });

  it('compares reps alone where there is no weight', () => {
    expect(recordTexts([loggedSet({ reps: 12 })], [loggedSet({ reps: 10 })])).toEqual([
      'reps: 12 × undefined, before 10',
    ]);
  });

  it('estimates nothing from more than ten reps', () => {
    expect(recordTexts([lifted(60, 14)], [lifted(60, 12), lifted(50, 5)])).toEqual([
      'reps: 14 × 60, before 12',
    ]);
  });

  it('finds no record when the session is repeated', () => {
    const set = fc
      .record({
        value: fc.integer({ min: 0, max: 200 }),
        reps: fc.integer({ min: 1, max: 20 }),
        perHand: fc.boolean(),
      })
      .map(({ value, reps, perHand }) => lifted(value, reps, { perHand }));
    fc.assert(
      fc.property(fc.array(set), fc.array(set), (sets, earlier) => {
        expect(personalRecordsAgainst(sets, [...earlier, ...sets])).toEqual([]);
        const records = personalRecordsAgainst(sets, earlier);
        expect(records.every((record) => sets.includes(record.set))).toBe(true);
      }),
    );
  });
});

describe('estimatedOneRepMaxOfSet', () => {
  it('is the weight itself for a single, in its own unit', () => {
    expect(estimatedOneRepMaxOfSet(lifted(100, 1))).toEqual(kilograms(100));
    expect(
      estimatedOneRepMaxOfSet(loggedSet({ weight: { value: 90, unit: 'lb' }, reps: 10 })),
    ).toEqual({
      value: expect.closeTo(120, 6),
      unit: 'lb',
    });
    expect(estimatedOneRepMaxOfSet(loggedSet({ reps: 5 }))).toBeUndefined();
  });
});

describe('oneRepMaxEstimatesByDay', () => {
  it('returns the best of each day, oldest first, in her unit', () => {
    const sets = [
      lifted(66, 10, { at: noonOfNovemberDayMs(23) }),
      lifted(60, 10, { at: noonOfNovemberDayMs(23) + 1 }),
      lifted(60, 10, { at: noonOfNovemberDayMs(2) }),
      lifted(50, 12, { at: noonOfNovemberDayMs(9) }),
    ];
    expect(oneRepMaxEstimatesByDay(sets, 'kg').map(({ on, weight }) => [on, weight.value])).toEqual(
      [
        ['2026-11-02', expect.closeTo(80, 6)],
        ['2026-11-23', expect.closeTo(88, 6)],
      ],
    );
    expect(oneRepMaxEstimatesByDay(sets, 'lb')[0]?.weight.value).toBeCloseTo(80 / 0.45359237, 6);
  });

  it('counts a session over midnight for the day on which it began', () => {
    const sets = [23.5, 24.5, 25].map((hour) =>
      lifted(60, 10, { at: new Date(2026, 10, 9).getTime() + 3_600_000 * hour, session: 'late' }),
    );
    expect(oneRepMaxEstimatesByDay(sets.toReversed(), 'kg').map(({ on }) => on)).toEqual([
      '2026-11-09',
    ]);
  });

  it('leaves out sets weighed per hand if the latest set was not, and the reverse', () => {
    const sets = [
      lifted(20, 5, { at: noonOfNovemberDayMs(2), perHand: true }),
      lifted(60, 5, { at: noonOfNovemberDayMs(9), perHand: false }),
    ];
    expect(oneRepMaxEstimatesByDay(sets, 'kg').map(({ on }) => on)).toEqual(['2026-11-09']);
  });
});

it('heaviestSetsByReps has the heaviest set for each number of reps, and the first of equal ones', () => {
  const first = lifted(60, 5, { at: noonOfNovemberDayMs(2) });
  const sets = [
    lifted(50, 8),
    lifted(60, 5, { at: noonOfNovemberDayMs(9) }),
    first,
    lifted(55, 5),
    lifted(70, 2, { kind: 'ramp' }),
  ];
  expect(heaviestSetsByReps(sets)).toEqual([first, sets[0]]);
});
