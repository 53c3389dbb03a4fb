import { expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { createFollowedPlan } from '../progression/follow.ts';
import type { SessionEvent } from '../session/session.ts';
import { stepsOfFirstDayInText, testSessionOfSteps } from '../session/session.test-support.ts';
import { planWithLastingSwapsOfSession } from './lasting-swaps.ts';

const text = '- Back squat: 3 x 5 at 60 kg';
const followed = createFollowedPlan({
  ref: { path: '/workout-plans/test/', index: 0 },
  title: 'Test',
  plan: planOfText(text),
  version: 'v1',
  today: '2026-11-23',
});
const begun = testSessionOfSteps(stepsOfFirstDayInText(text));

const swap = (to: string, forPlan: boolean): SessionEvent => ({
  kind: 'swap',
  at: 0,
  line: 'main.back-squat.1',
  to,
  perHand: false,
  forPlan,
});
const after = (...events: readonly SessionEvent[]) =>
  planWithLastingSwapsOfSession(followed, { ...begun, events }).swaps.map(
    ({ from, to }) => `${from} > ${to}`,
  );

it('keeps swaps for the rest of the plan, but not those for today', () => {
  expect(after(swap('front-squat', true))).toEqual(['back-squat > front-squat']);
  expect(after(swap('front-squat', false))).toEqual([]);
});

it('keeps only the last swap of a line, and none back to the plan’s own exercise', () => {
  expect(after(swap('front-squat', true), swap('leg-press', true))).toEqual([
    'back-squat > leg-press',
  ]);
  expect(after(swap('front-squat', false), swap('leg-press', true))).toEqual([
    'back-squat > leg-press',
  ]);
  expect(after(swap('front-squat', true), swap('back-squat', true))).toEqual([]);
});

it('applies a swap of a swapped exercise to the plan’s own exercise', () => {
  const standIn = { ...followed, swaps: [{ from: 'deadlift', to: 'back-squat' }] };
  const { swaps } = planWithLastingSwapsOfSession(standIn, {
    ...begun,
    events: [swap('leg-press', true)],
  });
  expect(swaps).toEqual([{ from: 'deadlift', to: 'leg-press', weight: undefined }]);
});
