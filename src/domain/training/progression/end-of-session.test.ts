import { expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import {
  libraryOfGivenTestExercises,
  sessionAfterGivenEvents,
  sessionWithAllStepsDone,
  stepsOfFirstDayInText,
  testSessionOfSteps,
} from '../session/session.test-support.ts';
import { findPlanDayProgressedToWeek } from '../plan/plan-line.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import { planUpdateAfterTestSessions } from './progression.test-support.ts';
import { logRecordsOfSession } from '../session/logged.ts';
import { planAndNextWeightsAfterSession, personalRecordsOfSession } from './end-of-session.ts';
import { createFollowedPlan } from './follow.ts';
import { loadingKindOfNextWeight, planWithChosenNextWeight } from './own-next-weight.ts';

const text = 'Weeks 1-2\n\nDay 1\n- Back squat: 3 x 5 at 60 kg';
const plan = planOfText(text);
const begun = testSessionOfSteps(stepsOfFirstDayInText(text));
const swap = {
  kind: 'swap',
  line: 'main.back-squat.1',
  to: 'front-squat',
  perHand: false,
} as const;
const end = (session = begun) => {
  const done = sessionWithAllStepsDone(session);
  return { session: done, logged: logRecordsOfSession(done, begun.startedAt + 3_600_000) };
};
const followed = createFollowedPlan({
  ref: { path: '/workout-plans/test/', index: 0 },
  title: 'Test',
  plan,
  version: 'v1',
  today: '2026-11-23',
});
const known = { library: libraryOfGivenTestExercises({}), weights: testKitWithMaximums({}) };

it('compares a session with earlier work sets only, in any order', () => {
  const { logged } = end();
  const [set] = logged.sets;
  if (set === undefined) throw new Error('No set.');
  const before = {
    ...set,
    id: 'before',
    session: 'before',
    at: set.at - 1000,
    done: { weight: kg(50), reps: 5 },
  };
  const heavier = {
    ...before,
    id: 'later',
    at: logged.session.endedAt + 1,
    done: { weight: kg(90), reps: 5 },
  };
  const ramp = { ...before, id: 'ramp', kind: 'ramp' as const, done: { weight: kg(80), reps: 5 } };
  expect(personalRecordsOfSession(logged, [...logged.sets])).toEqual([]);
  const [record] = personalRecordsOfSession(logged, [heavier, ramp, ...logged.sets, before]);
  expect(record).toMatchObject({ kind: 'weight', before: kg(50) });
});

it('goes on by the version that was trained, with the lasting swaps', () => {
  const longer = planOfText(`${text}\n\nDay 2\n- Back squat: 3 x 5 at 60 kg`);
  const published = (version: string) => ({
    title: 'Test',
    view: { version, plan: longer, paths: {}, totals: [] },
  });
  const ended = {
    ...end(sessionAfterGivenEvents(begun, { ...swap, forPlan: true })),
    ...known,
    followed,
  };
  expect(planAndNextWeightsAfterSession({ ...ended, plan: undefined }).plan).toMatchObject({
    next: { week: 2, day: 1 },
    swaps: [{ from: 'back-squat', to: 'front-squat' }],
  });
  expect(planAndNextWeightsAfterSession({ ...ended, plan: published('v2') }).plan.next).toEqual({
    week: 2,
    day: 1,
  });
  expect(planAndNextWeightsAfterSession({ ...ended, plan: published('v1') }).plan.next).toEqual({
    week: 1,
    day: 2,
  });
});

it('takes her own next weight instead of the progression’s', () => {
  const open = planOfText('Weeks 1-2\n\nDay 1\n- Back squat: 3 x 5 at RPE 8');
  const { plan: trained, nextWeights } = planUpdateAfterTestSessions({
    plan: open,
    ...known,
    weights: testKitWithMaximums({ 'back-squat': kg(80) }),
    sessions: [{ set: undefined }],
  });
  const [next] = nextWeights;
  if (next === undefined) throw new Error('No next weight.');
  const { progress } = planWithChosenNextWeight(trained, next, kg(62.5));
  expect(progress['back-squat']).toMatchObject({ source: 'own choice' });
  const day = findPlanDayProgressedToWeek(open, 2, 1);
  if (day === undefined) throw new Error('No such day.');
  const weights = testKitWithMaximums({ 'back-squat': kg(80) });
  const [step] = stepsOfPlanDay({ ...known, day, weights, swaps: [], progress, withRamp: false });
  expect(step?.weight).toEqual(kg(62.5));
});

it.each([
  ['back-squat', false, 'barbell'],
  ['back-squat', true, 'two dumbbells'],
  ['own:Sled', false, 'other'],
])('loads %s (per hand: %s) as %s', (exercise, perHand, loading) => {
  expect(loadingKindOfNextWeight({ exercise, perHand }, known.library)).toBe(loading);
});
