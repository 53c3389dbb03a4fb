import { expect, it } from 'vitest';
import { kilograms, loggedSet, noonOf } from '../history/sets.test-support.ts';
import { factsOf, kg, withMaxes } from '../loads/loads.test-support.ts';
import { plannedWeightFor } from '../loads/planned-weight-for.ts';
import { withMax } from '../my-weights/maxes.ts';
import {
  effectiveMaxOf,
  ownMaxOf,
  weightsOfUsualGym,
  type KitAndMaximums,
} from '../my-weights/kit-and-maximums.ts';
import {
  weightsWithLogMaximums,
  isLogMaximumOld,
  logMaximumToOneRepMax,
  weightsWithoutLogMaximums,
} from './follow-log.ts';
import { maximumFromLog, type LogMaximum } from './maximum-from-log.ts';

const squat = factsOf();
const logged = (at: number): LogMaximum => {
  const effort = { kind: 'rpe' as const, value: 10 };
  const set = loggedSet({ weight: kilograms(86.3), reps: 5, effort }, { at });
  const found = maximumFromLog(squat, [set]);
  if (found === undefined) throw new Error('No maximum.');
  return found;
};
const today = '2026-11-23';
const recent = logged(noonOf(16));
const follower = weightsWithLogMaximums(weightsOfUsualGym('kg'), [recent], today);

const plannedWith = (weights: KitAndMaximums) =>
  plannedWeightFor({
    exercise: { slug: 'back-squat' },
    block: {
      amount: { kind: 'reps', reps: { from: 5, to: 5 }, perSide: false },
      loads: [{ kind: 'percent', percent: { from: 80, to: 80 } }],
    },
    facts: squat,
    weights,
  });

it('a followed log gives a plan its weights, as an estimate', () => {
  expect(plannedWith(weightsOfUsualGym('kg')).kind).toBe('no maximum');
  expect(plannedWith(follower)).toMatchObject({ weight: kg(80), isEstimate: true });
  expect(plannedWith(weightsWithoutLogMaximums(follower)).kind).toBe('no maximum');
});

it('a typed maximum counts and is never changed, however often the log is followed', () => {
  const typed = withMaxes({ 'back-squat': kg(60) });
  const both = weightsWithLogMaximums(
    weightsWithLogMaximums(typed, [recent], today),
    [logged(noonOf(22))],
    today,
  );
  expect(both.maxes).toEqual(typed.maxes);
  expect(effectiveMaxOf(both, 'back-squat')).toEqual(ownMaxOf(typed, 'back-squat'));
  expect(weightsWithoutLogMaximums(both)).toEqual(typed);
  expect(plannedWith(typed)).toMatchObject({ isEstimate: false });
});

it('one that she takes is hers from that day on, with its set and its range', () => {
  const taken = logMaximumToOneRepMax(recent, today);
  expect(taken).toMatchObject({
    on: today,
    from: { weight: kg(86.3), reps: 5, on: '2026-11-16' },
    range: recent.range,
  });
  const weights = withMax(withMaxes({ 'back-squat': kg(60) }), taken);
  expect(plannedWith(weights)).toMatchObject({ weight: kg(80), isEstimate: true });
});

it('what was lifted more than half a year ago is not followed', () => {
  const old = logged(new Date(2026, 3, 1, 12).getTime());
  expect([isLogMaximumOld(old, today), isLogMaximumOld(recent, today)]).toEqual([true, false]);
  expect(weightsWithLogMaximums(weightsOfUsualGym('kg'), [old], today).logMaxes).toEqual([]);
});
