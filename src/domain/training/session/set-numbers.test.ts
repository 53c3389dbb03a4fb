import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsOfFirstDayInText } from './session.test-support.ts';
import {
  asksForEffort,
  effortAfterStepperPress,
  proposedEffortOfStep,
  secondsOrMetresAfterStepperPress,
  type StepperDirection,
} from './set-numbers.ts';

it.each([
  ['- Back squat: 3 x 5 at RPE 7-8', { kind: 'rpe', value: 8 }],
  ['- Back squat: 3 x 5 at 1-2 RIR', { kind: 'rir', value: 1 }],
  ['- Back squat: 3 x 5 at 60 kg', { kind: 'rir', value: 2 }],
])('proposes the effort that %s asks for', (text, effort) => {
  expect(stepsOfFirstDayInText(text).map(proposedEffortOfStep)[0]).toEqual(effort);
});

it.each([
  [true, 'a work set in reps', 'Main\n- Back squat: 1 x 5'],
  [true, 'a set to failure', 'Finisher\n- Push-up: 1 x to failure'],
  [false, 'a timed set', 'Main\n- Plank: 1 x 45 s'],
  [false, 'a warm-up', 'Warm-up\n- Back squat: 1 x 5'],
  [false, 'a set against the clock', 'Main\n- EMOM 4 min\n  - Push-up: 8'],
])('says %s to asking for the effort of %s', (asks, _, text) => {
  expect(stepsOfFirstDayInText(`Day 1\n${text}`).map(asksForEffort)[0]).toBe(asks);
});

it('keeps an effort on its scale, however often she presses', () => {
  const presses = fc.array(fc.constantFrom<StepperDirection>(1, -1), { maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom('rpe' as const, 'rir' as const), presses, (kind, steps) => {
      const { value } = steps.reduce(effortAfterStepperPress, { kind, value: 8 });
      expect(value).toBeGreaterThanOrEqual(kind === 'rpe' ? 1 : 0);
      expect(value).toBeLessThanOrEqual(10);
    }),
  );
  expect(effortAfterStepperPress({ kind: 'rpe', value: 8 }, 1)).toEqual({
    kind: 'rpe',
    value: 8.5,
  });
  expect(effortAfterStepperPress({ kind: 'rir', value: 2 }, -1)).toEqual({ kind: 'rir', value: 1 });
});

it.each([
  [42, 1, 45],
  [42, -1, 35],
  [45, 1, 50],
  [5, -1, 5],
] as const)('steps %i by %i to %i', (from, by, to) => {
  expect(secondsOrMetresAfterStepperPress(from, by)).toBe(to);
});
