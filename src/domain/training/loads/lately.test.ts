import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOneRepMaxFromLog } from '../estimates/estimate-one-rep-max-from-log.ts';
import { putOneRepMaxesFromLogBesideOwn } from '../estimates/follow-log.ts';
import { kilograms, loggedSet } from '../history/sets.test-support.ts';
import type { Load } from '../../workout-notation/plan.ts';
import type { LoggedSet } from '../log.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import { unbeatenWeightsForReps } from './lately.ts';
import { kg, testExerciseFactsWith, testKitWithMaximums } from './loads.test-support.ts';
import { plannedWeightOrWhyNone } from './planned-weight-for.ts';

const squat = testExerciseFactsWith();
const day = 86_400_000;
const today = new Date(2026, 10, 23, 12).getTime();

const done = (weight: number, reps: number, daysAgo = 0): LoggedSet =>
  loggedSet(
    { weight: kilograms(weight), reps, effort: { kind: 'rpe', value: 10 } },
    { at: today - daysAgo * day },
  );
const following = (
  sets: readonly LoggedSet[],
  weights = typicalGymKitWithoutMaximums('kg'),
): KitAndMaximums => {
  const maximum = estimateOneRepMaxFromLog(squat, sets);
  return putOneRepMaxesFromLogBesideOwn(
    weights,
    maximum === undefined ? [] : [maximum],
    '2026-11-23',
  );
};
const ask = (weights: KitAndMaximums, reps: number, load: Load) =>
  plannedWeightOrWhyNone({
    exercise: { slug: squat.slug },
    block: {
      amount: { kind: 'reps', reps: { from: reps, to: reps }, perSide: false },
      loads: [load],
    },
    facts: squat,
    weights,
  });
const rpe = (value: number): Load => ({ kind: 'rpe', rpe: { from: value, to: value } });

describe('a weight that follows from a maximum of the log', () => {
  const triples = [done(100, 3), done(50, 10, 7)];

  it('is at most a tenth above what was done lately for as many reps, and says so', () => {
    const planned = ask(following(triples), 10, rpe(10));
    expect(planned).toMatchObject({ kind: 'weight', weight: kg(55), heldNear: kg(50) });
    if (planned.kind === 'weight') expect(planned.range?.to.value ?? 55).toBeLessThanOrEqual(55);
  });

  it('follows the chart where the lifter has done as much, or nothing of that length', () => {
    expect(ask(following(triples), 3, rpe(10))).not.toHaveProperty('heldNear');
    expect(ask(following([done(100, 3)]), 10, rpe(10))).not.toHaveProperty('heldNear');
  });

  it('leaves the plan’s kilograms and a typed maximum alone', () => {
    const typed = { ...following(triples), ...testKitWithMaximums({ 'back-squat': kg(110) }) };
    expect(ask(typed, 10, rpe(10))).not.toHaveProperty('heldNear');
    const written: Load = { kind: 'kilograms', kilograms: { from: 80, to: 80 }, perHand: false };
    expect(ask(following(triples), 10, written)).toMatchObject({ weight: kg(80) });
  });
});

const logs = fc.array(
  fc.tuple(
    fc.integer({ min: 20, max: 200 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 80 }),
  ),
  { minLength: 1, maxLength: 30 },
);
const kits = fc.constantFrom(
  typicalGymKitWithoutMaximums('kg'),
  typicalGymKitWithoutMaximums('lb'),
);

it('is never more than a tenth above it, for any log, kit and target', () => {
  const targets = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(6, 7, 8, 9, 10));
  fc.assert(
    fc.property(logs, kits, targets, (sets, kit, [reps, effort]) => {
      const planned = ask(
        following(
          sets.map(([weight, count, ago]) => done(weight, count, ago)),
          kit,
        ),
        reps,
        rpe(effort),
      );
      const asMany = sets.filter(([, count]) => count >= reps).map(([weight]) => weight);
      if (planned.kind !== 'weight' || asMany.length === 0) return;
      const most = 1.1 * Math.max(...asMany);
      const lightest = kit.unit === 'kg' ? 20 : 45 * 0.453_592_37;
      expect(kilogramsOf(planned.weight)).toBeLessThanOrEqual(
        Math.max(most, lightest) + half(planned, kit),
      );
    }),
  );
});

/** Without a limit a weight is rounded to the nearest one, as any other. */
const half = (planned: ReturnType<typeof ask>, kit: KitAndMaximums): number =>
  planned.kind === 'weight' && planned.heldNear === undefined
    ? kilogramsOf({ value: smallest(kit) / 2, unit: kit.unit })
    : 1e-6;
const smallest = ({ barbell }: KitAndMaximums): number =>
  2 * Math.min(...barbell.plates.filter(({ pairs }) => pairs > 0).map(({ size }) => size));

it('keeps of a log only the heaviest sets by their reps', () => {
  const set = (reps: number, value: number): { reps: number; weight: Weight } => ({
    reps,
    weight: kg(value),
  });
  expect(
    unbeatenWeightsForReps([set(5, 80), set(3, 100), set(3, 90), set(8, 80), set(12, 40)]),
  ).toEqual([set(3, 100), set(8, 80), set(12, 40)]);
});
