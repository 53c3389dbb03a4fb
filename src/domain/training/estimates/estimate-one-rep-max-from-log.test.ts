import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilograms, loggedSet } from '../history/sets.test-support.ts';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import type { Effort, LoggedSet } from '../log.ts';
import { kilogramsOf } from '../weight.ts';
import { estimateOneRepMaxFromLog } from './estimate-one-rep-max-from-log.ts';
import { strengthOfSet } from './set-strength.ts';

const squat = testExerciseFactsWith();
const day = 86_400_000;
const today = new Date(2026, 10, 23, 12).getTime();

type Change = Parameters<typeof loggedSet>[1];
const squats = (weight: number, reps: number, rpe?: number, change: Change = {}): LoggedSet =>
  loggedSet(
    { weight: kilograms(weight), reps, ...(rpe && { effort: { kind: 'rpe', value: rpe } }) },
    change,
  );
const ago = (days: number): Change => ({ at: today - days * day });

describe('estimateOneRepMaxFromLog', () => {
  it('gives the maximum of one set by the chart, with the range that held four of five later sets', () => {
    const set = squats(100, 5, 10);
    const found = estimateOneRepMaxFromLog(squat, [set]);
    expect(found?.set).toBe(set);
    // Five reps to failure are 86.3 %.
    expect(found?.weight.value).toBeCloseTo(100 / 0.863);
    expect(found?.range.from.value).toBeCloseTo(84 / 0.863);
    expect(found?.range.to.value).toBeCloseTo(122 / 0.863);
  });

  it('counts reps in reserve, rated or planned, and a set without either as done to failure', () => {
    const planned = { planned: { effort: { kind: 'rir', value: 2 } } } as const;
    expect(estimateOneRepMaxFromLog(squat, [squats(100, 3, 8)])?.weight.value).toBeCloseTo(
      100 / 0.863,
    );
    expect(
      estimateOneRepMaxFromLog(squat, [squats(100, 3, undefined, planned)])?.weight.value,
    ).toBeCloseTo(100 / 0.863);
    expect(estimateOneRepMaxFromLog(squat, [squats(100, 5)])?.weight.value).toBeCloseTo(
      100 / 0.863,
    );
  });

  it('takes the strongest set of a week, so that a light day says nothing against a heavy one', () => {
    const heavy = squats(100, 5, 9);
    const light = [1, 2, 3, 4].map((days) => squats(60, 5, 9, ago(-days)));
    expect(estimateOneRepMaxFromLog(squat, [heavy, ...light])?.set).toBe(heavy);
  });

  it('believes the last weeks more than those before, and none of three months ago', () => {
    const older = [70, 63, 56].map((days) => squats(120, 5, 9, ago(days)));
    const newer = [14, 7, 0].map((days) => squats(90, 5, 9, ago(days)));
    expect(estimateOneRepMaxFromLog(squat, [...older, ...newer])?.set.done.weight?.value).toBe(90);
    expect(
      estimateOneRepMaxFromLog(squat, [squats(120, 5, 9, ago(100)), squats(90, 5, 9)])?.set.at,
    ).toBe(today);
  });

  it('believes sets close to failure more than easy ones', () => {
    const easy = [7, 14].map((days) => squats(100, 8, 5, ago(days)));
    const hard = squats(100, 5, 10, ago(21));
    // By an effort of 5 the easy sets would say much more.
    expect(estimateOneRepMaxFromLog(squat, [...easy, hard])?.set).toBe(hard);
  });

  it.each([
    ['ramp sets', [squats(100, 5, 9, { kind: 'ramp' })]],
    ['sets of more than twelve reps', [squats(60, 13, 10)]],
    [
      'weight added to the body',
      [loggedSet({ weight: { ...kilograms(20), as: 'added' }, reps: 5 })],
    ],
    ['another exercise', [squats(100, 5, 9, { exercise: 'front-squat' })]],
    ['the lift with other equipment', [squats(30, 5, 9, { perHand: true })]],
    ['no sets', []],
  ])('says nothing for %s', (_, sets) => {
    expect(estimateOneRepMaxFromLog(squat, sets)).toBeUndefined();
  });

  it('says nothing of a lift of the body or with a band', () => {
    expect(
      estimateOneRepMaxFromLog(testExerciseFactsWith({ loading: 'bodyweight' }), [squats(20, 5)]),
    ).toBeUndefined();
    expect(
      estimateOneRepMaxFromLog(testExerciseFactsWith({ loading: 'assisted machine' }), [
        squats(20, 5),
      ]),
    ).toBeUndefined();
    expect(
      estimateOneRepMaxFromLog(testExerciseFactsWith({ loading: 'band' }), [squats(20, 5)]),
    ).toBeUndefined();
  });

  it('stays in the unit of the set, per hand where the lift is', () => {
    const dumbbells = testExerciseFactsWith({ slug: 'lunge', loading: 'two dumbbells' });
    const set = loggedSet(
      { weight: { value: 45, unit: 'lb' }, reps: 1, effort: { kind: 'rir', value: 0 } },
      { exercise: 'lunge', perHand: true },
    );
    expect(estimateOneRepMaxFromLog(dumbbells, [set])?.weight).toEqual({
      value: expect.closeTo(45),
      unit: 'lb',
    });
  });
});

const effort: fc.Arbitrary<Effort> = fc.record({
  kind: fc.constant('rpe' as const),
  value: fc.integer({ min: 5, max: 10 }),
});
const anySet: fc.Arbitrary<LoggedSet> = fc
  .record({
    weight: fc.integer({ min: 1, max: 80 }).map((steps) => kilograms(2.5 * steps)),
    reps: fc.integer({ min: 0, max: 20 }),
    effort: fc.option(effort, { nil: undefined }),
  })
  .chain(({ effort: rated, ...done }) =>
    fc
      .integer({ min: 0, max: 300 })
      .map((days) => loggedSet({ ...done, ...(rated && { effort: rated }) }, ago(days))),
  );
const anyLog = fc.array(anySet, { minLength: 1, maxLength: 40 });

describe('the maximum of any log', () => {
  it('is the one of a set of it, within its range, and never above the strongest set of the time', () => {
    fc.assert(
      fc.property(anyLog, (sets) => {
        const found = estimateOneRepMaxFromLog(squat, sets);
        const strengths = sets.flatMap((set) => strengthOfSet(set) ?? []);
        expect(found === undefined).toBe(strengths.length === 0);
        if (found === undefined) return;
        expect(sets).toContain(found.set);
        const [from, weight, to] = [found.range.from, found.weight, found.range.to].map(
          kilogramsOf,
        );
        expect(from).toBeLessThanOrEqual(weight ?? 0);
        expect(to).toBeGreaterThanOrEqual(weight ?? Infinity);
        const last = Math.max(...strengths.map(({ set }) => set.at));
        const recent = strengths.filter(({ set }) => last - set.at < 84 * day);
        expect(weight).toBeLessThanOrEqual(
          Math.max(...recent.map(({ maximum }) => maximum)) + 1e-6,
        );
      }),
    );
  });

  it('does not depend on the order of the sets', () => {
    fc.assert(
      fc.property(anyLog, (sets) => {
        const [one, other] = [sets, sets.toReversed()].map((some) =>
          estimateOneRepMaxFromLog(squat, some),
        );
        expect(one?.weight.value).toEqual(other?.weight.value);
      }),
    );
  });

  it('is twice as much where every weight was', () => {
    fc.assert(
      fc.property(anyLog, (sets) => {
        const heavier = sets.map((set) => ({
          ...set,
          done: { ...set.done, weight: kilograms(2 * (set.done.weight?.value ?? 0)) },
        }));
        const [once, twice] = [sets, heavier].map(
          (some) => estimateOneRepMaxFromLog(squat, some)?.weight.value ?? 0,
        );
        expect(twice).toBeCloseTo(2 * (once ?? NaN));
      }),
    );
  });
});
