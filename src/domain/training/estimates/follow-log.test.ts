import { expect, it } from 'vitest';
import { kilograms, loggedSet, noonOfNovemberDayMs } from '../history/sets.test-support.ts';
import { kg, testExerciseFactsWith, testKitWithMaximums } from '../loads/loads.test-support.ts';
import { plannedWeightOrWhyNone } from '../loads/planned-weight-for.ts';
import { kitAndMaximumsAfterAddingMax } from '../my-weights/maxes.ts';
import {
  ownOneRepMaxOf,
  ownOrLoggedOneRepMaxOf,
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../my-weights/kit-and-maximums.ts';
import {
  estimateOneRepMaxFromLog,
  type OneRepMaxFromLog,
} from './estimate-one-rep-max-from-log.ts';
import {
  isOneRepMaxFromLogOld,
  oneRepMaxFromLogAsOwn,
  putOneRepMaxesFromLogBesideOwn,
  removeOneRepMaxesFromLog,
} from './follow-log.ts';

const squat = testExerciseFactsWith();
const logged = (at: number): OneRepMaxFromLog => {
  const effort = { kind: 'rpe' as const, value: 10 };
  const set = loggedSet({ weight: kilograms(86.3), reps: 5, effort }, { at });
  const found = estimateOneRepMaxFromLog(squat, [set]);
  if (found === undefined) throw new Error('No maximum.');
  return found;
};
const today = '2026-11-23';
const recent = logged(noonOfNovemberDayMs(16));
const follower = putOneRepMaxesFromLogBesideOwn(
  typicalGymKitWithoutMaximums('kg'),
  [recent],
  today,
);

const plannedWith = (weights: KitAndMaximums) =>
  plannedWeightOrWhyNone({
    exercise: { slug: 'back-squat' },
    block: {
      amount: { kind: 'reps', reps: { from: 5, to: 5 }, perSide: false },
      loads: [{ kind: 'percent', percent: { from: 80, to: 80 } }],
    },
    facts: squat,
    weights,
  });

it('a followed log gives a plan its weights, as an estimate', () => {
  expect(plannedWith(typicalGymKitWithoutMaximums('kg')).kind).toBe('no maximum');
  expect(plannedWith(follower)).toMatchObject({ weight: kg(80), isEstimate: true });
  expect(plannedWith(removeOneRepMaxesFromLog(follower)).kind).toBe('no maximum');
});

it('a typed maximum counts and is never changed, however often the log is followed', () => {
  const typed = testKitWithMaximums({ 'back-squat': kg(60) });
  const both = putOneRepMaxesFromLogBesideOwn(
    putOneRepMaxesFromLogBesideOwn(typed, [recent], today),
    [logged(noonOfNovemberDayMs(22))],
    today,
  );
  expect(both.maxes).toEqual(typed.maxes);
  expect(ownOrLoggedOneRepMaxOf(both, 'back-squat')).toEqual(ownOneRepMaxOf(typed, 'back-squat'));
  expect(removeOneRepMaxesFromLog(both)).toEqual(typed);
  expect(plannedWith(typed)).toMatchObject({ isEstimate: false });
});

it('one that she takes is hers from that day on, with its set and its range', () => {
  const taken = oneRepMaxFromLogAsOwn(recent, today);
  expect(taken).toMatchObject({
    on: today,
    from: { weight: kg(86.3), reps: 5, on: '2026-11-16' },
    range: recent.range,
  });
  const weights = kitAndMaximumsAfterAddingMax(
    testKitWithMaximums({ 'back-squat': kg(60) }),
    taken,
  );
  expect(plannedWith(weights)).toMatchObject({ weight: kg(80), isEstimate: true });
});

it('what was lifted more than half a year ago is not followed', () => {
  const old = logged(new Date(2026, 3, 1, 12).getTime());
  expect([isOneRepMaxFromLogOld(old, today), isOneRepMaxFromLogOld(recent, today)]).toEqual([
    true,
    false,
  ]);
  expect(
    putOneRepMaxesFromLogBesideOwn(typicalGymKitWithoutMaximums('kg'), [old], today).logMaxes,
  ).toEqual([]);
});
