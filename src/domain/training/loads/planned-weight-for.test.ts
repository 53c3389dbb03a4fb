import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Load, SetBlock } from '../../workout-notation/plan.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../my-weights/kit-and-maximums.ts';
import type { PlannedWeightInputs, PlannedWeightOrWhyNone } from './planned-weight.ts';
import {
  kg,
  kitArbitrary,
  lb,
  loadingKindsExceptBand,
  testExerciseFactsWith,
  testKitWithMaximums,
} from './loads.test-support.ts';
import { loadableWeightsForLoading } from './kit-weights.ts';
import { plannedWeightOrWhyNone } from './planned-weight-for.ts';

const at = (value: number, to = value): { readonly from: number; readonly to: number } => ({
  from: value,
  to,
});
const percent = (from: number, to?: number): Load => ({ kind: 'percent', percent: at(from, to) });
const rpe = (from: number, to?: number): Load => ({ kind: 'rpe', rpe: at(from, to) });
const rir = (from: number, to?: number): Load => ({ kind: 'rir', reps: at(from, to) });
const kilograms = (from: number, to?: number, perHand = false): Load => ({
  kind: 'kilograms',
  kilograms: at(from, to),
  perHand,
});
const reps = (from: number, to?: number): SetBlock['amount'] => ({
  kind: 'reps',
  reps: at(from, to),
  perSide: false,
});

const hers = testKitWithMaximums({ 'back-squat': kg(100) });
const ask = (
  loads: readonly Load[],
  amount: SetBlock['amount'] = reps(5),
  question: Partial<PlannedWeightInputs> = {},
): PlannedWeightOrWhyNone =>
  plannedWeightOrWhyNone({
    exercise: { slug: 'back-squat' },
    block: { amount, loads },
    facts: testExerciseFactsWith(),
    weights: hers,
    ...question,
  });
const short = (planned: PlannedWeightOrWhyNone): string => {
  if (planned.kind !== 'weight') return planned.kind;
  const { weight, range, source, perHand } = planned;
  const ends = range === undefined ? '' : ` (${range.from.value}–${range.to.value})`;
  return `${weight.value}${ends} ${weight.unit}${perHand ? ' per hand' : ''} by ${source}`;
};

describe('plannedWeightOrWhyNone', () => {
  it.each<readonly [string, readonly Load[], SetBlock['amount'], string]>([
    ['a percentage', [percent(72)], reps(5), '72.5 kg by percent'],
    // The middle of 70 to 75 is 72.5.
    ['a range of percentages', [percent(70, 75)], reps(5), '72.5 (70–75) kg by percent'],
    // 5 reps at RPE 8 are 81.1 %, one rep more 78.6, one less 83.7.
    ['an effort', [rpe(8)], reps(5), '80 (77.5–82.5) kg by effort'],
    ['reps in reserve', [rir(2)], reps(5), '80 (77.5–82.5) kg by effort'],
    // The middle is 10 reps with 2 left: 68 %. 12 with 2 left are 62.6, 8 with 2 left 73.9.
    ['a range of reps', [rir(2)], reps(8, 12), '67.5 (62.5–75) kg by effort'],
    // The middle is RPE 7.5: 79.9 %. RPE 7 is 78.6, RPE 8 81.1; a rep either way is 77.4 and 82.4.
    ['a range of efforts', [rpe(7, 8)], reps(5), '80 (77.5–82.5) kg by effort'],
    ['kilograms', [kilograms(61.5)], reps(5), '62.5 kg by plan'],
    ['kilograms before an effort', [rpe(7), kilograms(60)], reps(5), '60 kg by plan'],
    ['a percentage before an effort', [rpe(7), percent(60)], reps(5), '60 kg by percent'],
    [
      'a percentage to failure',
      [percent(60)],
      { kind: 'failure', perSide: false },
      '60 kg by percent',
    ],
    ['an effort for seconds', [rpe(8)], { kind: 'time', seconds: at(30), perSide: false }, 'open'],
    ['no load', [], reps(5), 'open'],
    ['bodyweight', [{ kind: 'bodyweight' }], reps(5), 'bodyweight'],
    ['less than the empty bar', [percent(15)], reps(5), 'too light'],
  ])('answers %s', (_, loads, amount, answer) => {
    expect(short(ask(loads, amount))).toBe(answer);
  });

  it('marks a weight from the chart as an estimate, and lists the plates of a bar', () => {
    expect(ask([rpe(8)])).toMatchObject({
      isEstimate: true,
      exact: 81.1,
      bar: { total: 80, side: [15, 15] },
    });
    expect(ask([percent(60)])).toMatchObject({ isEstimate: false });
  });

  it('converts a maximum that was typed in the other unit, unrounded', () => {
    const pounds: KitAndMaximums = testKitWithMaximums(
      { 'back-squat': kg(100) },
      typicalGymKitWithoutMaximums('lb'),
    );
    // 50 kg are 110.23 lb.
    expect(short(ask([percent(50)], reps(5), { weights: pounds }))).toBe('110 lb by percent');
    const typed = testKitWithMaximums({ 'back-squat': lb(220) });
    // 220 lb are 99.79 kg, half of that 49.9.
    expect(ask([percent(50)], reps(5), { weights: typed })).toMatchObject({
      weight: kg(50),
      exact: expect.closeTo(49.8951607, 6),
    });
  });

  it('counts the maximum of the latest day', () => {
    const weights: KitAndMaximums = {
      ...typicalGymKitWithoutMaximums('kg'),
      maxes: [
        { exercise: 'back-squat', weight: kg(90), on: '2026-05-01' },
        { exercise: 'back-squat', weight: kg(80), on: '2026-11-01' },
      ],
    };
    expect(short(ask([percent(50)], reps(5), { weights }))).toBe('40 kg by percent');
  });

  it('names the missing maximum', () => {
    expect(ask([percent(50)], reps(5), { weights: typicalGymKitWithoutMaximums('kg') })).toEqual({
      kind: 'no maximum',
      exercise: 'back-squat',
    });
    expect(ask([rpe(8)], reps(5), { exercise: {}, facts: undefined })).toEqual({
      kind: 'no maximum',
      exercise: undefined,
    });
  });

  it('gives the weight per hand for a pair of dumbbells, 17 % less than with the bar', () => {
    // 50 % of 100 kg is 50; 83 % of that in two hands is 20.75 each.
    const planned = ask([percent(50)], reps(5), {
      exercise: { slug: 'back-squat', equipment: 'dumbbells' },
    });
    expect(short(planned)).toBe('20 kg per hand by percent');
    expect(planned).toMatchObject({ isEstimate: true });
    expect(short(ask([kilograms(11, 11, true)]))).toBe('10 kg per hand by plan');
  });

  it('asks for no maximum that would say nothing about the equipment', () => {
    const equipment = 'a kettlebell';
    expect(short(ask([rpe(8)], reps(8), { exercise: { slug: 'back-squat', equipment } }))).toBe(
      'open',
    );
  });

  it('estimates from another lift of the pattern, a tenth lighter, and names that lift', () => {
    const front = testExerciseFactsWith({ slug: 'front-squat', relativeLoad: 80 });
    const library = new Map([['back-squat', testExerciseFactsWith({ relativeLoad: 100 })]]);
    // 100 × 0.8 × 0.9 = 72; half of it 36.
    expect(
      ask([percent(50)], reps(5), { exercise: { slug: 'front-squat' }, facts: front, library }),
    ).toMatchObject({ weight: kg(35), exact: 36, isEstimate: true, estimatedFrom: 'back-squat' });
  });

  it('leaves band and bodyweight loads as they are', () => {
    expect(ask([{ kind: 'band', strength: 'light' }, rpe(8)])).toEqual({
      kind: 'band',
      strength: 'light',
    });
    const facts = testExerciseFactsWith({ slug: 'pull-up', loading: 'bodyweight' });
    expect(short(ask([rir(2)], reps(5), { facts }))).toBe('bodyweight');
    expect(short(ask([kilograms(5)], reps(5), { facts }))).toBe('5 kg by plan');
  });

  it('gives weights that her kit can load, within a range that includes them', () => {
    const load = fc.oneof(
      fc.integer({ min: 30, max: 100 }).map((value) => percent(value, value + 5)),
      fc.integer({ min: 10, max: 20 }).map((half) => rpe(half / 2)),
      fc.integer({ min: 0, max: 6 }).map((value) => rir(value, value + 1)),
      fc.integer({ min: 4, max: 300 }).map((half) => kilograms(half / 2)),
    );
    fc.assert(
      fc.property(
        kitArbitrary,
        fc.constantFrom(...loadingKindsExceptBand),
        load,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 5, max: 250 }),
        (kit, loading, asked, from, more, max) => {
          const planned = ask([asked], reps(from, from + more), {
            facts: testExerciseFactsWith({ loading }),
            weights: testKitWithMaximums({ 'back-squat': kg(max) }, kit),
          });
          if (planned.kind !== 'weight') return;
          const { weight, range } = planned;
          const loadable = loadableWeightsForLoading(loading, kit);
          expect(loadable).toContain(weight.value);
          expect(loadable).toContain(range?.from.value ?? weight.value);
          expect(loadable).toContain(range?.to.value ?? weight.value);
          expect(range?.from.value ?? weight.value).toBeLessThanOrEqual(weight.value);
          expect(range?.to.value ?? weight.value).toBeGreaterThanOrEqual(weight.value);
        },
      ),
    );
  });
});
