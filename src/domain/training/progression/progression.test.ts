import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import type { FollowedPlan, LoggedSessionWithoutSets } from '../log.ts';
import { findPlanDayProgressedToWeek } from '../plan/plan-line.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import { createFollowedPlan } from './follow.ts';
import {
  planUpdateAfterTestSessions,
  type TestSessionResultsOfAllOrEachSet,
} from './progression.test-support.ts';
import { adviseOnFollowedPlanIfAfterBreak } from './after-a-break.ts';
import { nextPlanDayAfter } from './progression.ts';

const library = libraryOfGivenTestExercises(
  { slug: 'back-squat' },
  { slug: 'lateral-raise', loading: 'two dumbbells' },
);
const weights = testKitWithMaximums({ 'back-squat': kg(100) });

/** The lifter's plan and weights after sessions of the first days of a plan, one after another. */
const train = (text: string, ...sessions: readonly TestSessionResultsOfAllOrEachSet[]) =>
  planUpdateAfterTestSessions({ plan: planOfText(text), library, weights, sessions });

const squat = (
  weight: number,
  reps: number,
  rpe?: number,
): TestSessionResultsOfAllOrEachSet['set'] => ({
  weight: kg(weight),
  reps,
  ...(rpe !== undefined && { effort: { kind: 'rpe', value: rpe } }),
});

/** The weights of the work sets of the lifter's next day. */
const weightsShown = (text: string, { next, progress }: FollowedPlan) => {
  const day = findPlanDayProgressedToWeek(planOfText(text), next.week, next.day);
  if (day === undefined) throw new Error('No such day.');
  return stepsOfPlanDay({ day, weights, library, swaps: [], progress, withRamp: false }).map(
    ({ weight }) => weight,
  );
};

describe('a rep range', () => {
  const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 8-10 at RPE 8';

  it('adds a rep until every set is at its top, then the next weight that her kit has', () => {
    expect(train(text, { set: squat(60, 8) }).nextWeights).toEqual([
      {
        key: 'back-squat|8-10|rpe8',
        lift: 'back-squat',
        exercise: 'back-squat',
        share: expect.any(Number),
        isWritten: false,
        weight: kg(60),
        perHand: false,
        reps: 9,
        change: 'same',
        why: 'A rep more at the same weight: aim for 9.',
      },
    ]);
    const [up] = train(text, { set: squat(60, 10) }).nextWeights;
    expect(up).toMatchObject({ weight: kg(62.5), change: 'up' });
    expect(up?.why).toBe('Every set had 10 reps, so you take the next weight, from 8 reps.');
  });

  it('goes by the sets that had the fewest reps', () => {
    const session = { set: squat(60, 10), sets: [squat(60, 10), squat(60, 10), squat(60, 8)] };
    expect(train(text, session).nextWeights[0]).toMatchObject({ weight: kg(60), reps: 9 });
  });

  it('keeps the weight when the sets were harder than the plan asks', () => {
    expect(train(text, { set: squat(60, 10, 9) }).nextWeights[0]).toMatchObject({
      weight: kg(60),
      change: 'same',
    });
  });

  it('repeats the weight after a miss, and takes a tenth off after two in a row', () => {
    const once = train(text, { set: squat(60, 7) });
    expect(once.nextWeights[0]).toMatchObject({ weight: kg(60), change: 'same' });
    expect(once.nextWeights[0]?.why).toContain('one more session');
    const twice = train(text, { set: squat(60, 7) }, { set: squat(60, 7) });
    expect(twice.nextWeights[0]).toMatchObject({ change: 'down' });
    expect(twice.nextWeights[0]?.weight.value).toBeCloseTo(54, -1);
    const between = train(
      text,
      { set: squat(60, 7) },
      { set: squat(60, 8) },
      { set: squat(60, 7) },
    );
    expect(between.nextWeights[0]).toMatchObject({ change: 'same' });
  });

  it('counts a skipped set neither as a miss nor as a reason to go up', () => {
    const session = { set: squat(60, 10), sets: [squat(60, 10), squat(60, 10)] };
    expect(train(text, session).nextWeights[0]).toMatchObject({ weight: kg(60), change: 'same' });
  });

  it('takes two more reps before a step of more than 5 %, and says how much it is', () => {
    const raises = 'Weeks 1-9\n\nDay 1\n- Lateral raise: 3 x 12-15';
    const withReps = (reps: number): TestSessionResultsOfAllOrEachSet => ({
      set: { weight: kg(6), reps },
    });
    const [first] = train(raises, withReps(15)).nextWeights;
    expect(first).toMatchObject({ weight: kg(6), change: 'same', reps: 16 });
    expect(first?.why).toContain('33 % more');
    const up = train(raises, withReps(15), withReps(16), withReps(17)).nextWeights[0];
    expect(up).toMatchObject({ weight: kg(8), perHand: true, change: 'up' });
  });
});

describe('one number of reps', () => {
  const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 5 at RPE 8';

  it('goes up after two sessions as asked, or one that was easier', () => {
    expect(train(text, { set: squat(70, 5) }).nextWeights[0]?.change).toBe('same');
    expect(train(text, { set: squat(70, 5) }, { set: squat(70, 5) }).nextWeights[0]).toMatchObject({
      weight: kg(72.5),
      change: 'up',
    });
    expect(train(text, { set: squat(70, 5, 7) }).nextWeights[0]?.change).toBe('up');
  });

  it('does not count the easy end of the plan’s effort as easier than asked', () => {
    const range = text.replace('RPE 8', 'RPE 7-8');
    expect(train(range, { set: squat(70, 5, 7) }).nextWeights[0]?.change).toBe('same');
    expect(train(range, { set: squat(70, 5, 6) }).nextWeights[0]?.change).toBe('up');
  });
});

describe('the plan’s own weights', () => {
  it('apply unchanged while all goes well', () => {
    for (const load of ['at 60 kg, each week add 2.5 kg', 'at 70%']) {
      const text = `Weeks 1-9\n\nDay 1\n- Back squat: 3 x 5 ${load}`;
      const { nextWeights, plan } = train(text, { set: undefined });
      expect(nextWeights).toEqual([]);
      expect(plan.progress['back-squat']).not.toHaveProperty('max');
    }
  });

  it('are held back after a miss, and caught up with step by step', () => {
    const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 5 at 60 kg, each week add 5 kg';
    const missed = train(text, { set: squat(60, 3) });
    expect(missed.nextWeights[0]).toMatchObject({ weight: kg(60), change: 'same' });
    const back = train(text, { set: squat(60, 3) }, { set: undefined });
    expect(back.nextWeights[0]).toMatchObject({ weight: kg(62.5), change: 'up' });
  });

  it('are held back in the session after a miss where they are percentages, as she was told', () => {
    const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 5 at 70%, each week add 5%';
    const missed = train(text, { set: squat(70, 3) });
    expect(missed.nextWeights[0]).toMatchObject({ weight: kg(70), change: 'same' });
    const back = train(text, { set: squat(70, 3) }, { set: undefined });
    expect(back.nextWeights[0]).toMatchObject({ weight: kg(72.5), change: 'up' });
  });

  it('are held back for the top set that was missed, but not for lighter sets of the same reps', () => {
    const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 1 x 5 at 85% + 3 x 5 at 70%';
    const missed = train(text, {
      set: undefined,
      sets: [squat(85, 3), undefined, undefined, undefined],
    });
    expect(missed.nextWeights).toHaveLength(1);
    expect(missed.nextWeights[0]).toMatchObject({ weight: kg(85), change: 'same' });
  });

  it('are held back for the whole lift, by the maximum that a missed set says', () => {
    const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 1 x 5 at 85% + 3 x 5 at 70%, each week add 5%';
    const sets = [squat(85, 3), undefined, undefined, undefined];
    const { plan } = train(text, { set: undefined, sets });
    expect(weightsShown(text, plan)).toEqual([kg(85), kg(70), kg(70), kg(70)]);
  });

  it('apply again after a miss with more than they asked for', () => {
    const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 5 at 60 kg';
    expect(train(text, { set: squat(65, 3) }).nextWeights[0]).toMatchObject({ weight: kg(60) });
  });

  it('never add a step of more than a tenth for more effort', () => {
    const text = 'Weeks 1-2\n\nDay 1\n- Lateral raise: 3 x 12, each week RPE 7 then RPE 8';
    expect(train(text, { set: { weight: kg(4), reps: 12 } }).nextWeights[0]).toMatchObject({
      key: 'lateral-raise|12|rpe8',
      weight: kg(4),
      change: 'same',
    });
  });

  it('stay the same where the plan adds reps, and go up a step where it asks for more effort', () => {
    const reps = 'Weeks 1-3\n\nDay 1\n- Back squat: 3 x 8 at RPE 8, each week add 1 reps';
    expect(train(reps, { set: squat(60, 8) }).nextWeights[0]).toMatchObject({
      key: 'back-squat|9|rpe8',
      weight: kg(60),
    });
    const effort = 'Weeks 1-3\n\nDay 1\n- Back squat: 3 x 8, each week RPE 7 then RPE 8 then RPE 5';
    expect(train(effort, { set: squat(60, 8) }).nextWeights[0]).toMatchObject({
      key: 'back-squat|8|rpe8',
      weight: kg(62.5),
      change: 'up',
    });
    const { nextWeights } = train(effort, { set: squat(60, 8) }, { set: squat(62.5, 8) });
    expect(nextWeights[0]).toMatchObject({ key: 'back-squat|8|rpe5', change: 'down' });
  });
});

describe('a session that was not done as planned', () => {
  const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 5 at RPE 8';
  const cases: readonly (readonly [string, Partial<LoggedSessionWithoutSets>])[] = [
    ['trimmed', { notToday: 'cramps' }],
    ['stopped early', { outcome: 'stopped' }],
    ['ended for her health', { outcome: 'ended for health' }],
  ];

  it.each(cases)('changes no weight if it was %s', (_, session) => {
    const { plan, nextWeights } = train(text, { set: squat(70, 2), session });
    expect(nextWeights).toEqual([]);
    expect(plan.progress).toEqual({});
  });
});

describe('her place in the plan', () => {
  const plan = planOfText('Weeks 1-2\n\nDay 1\n- Push-up: 4 x 5\n\nDay 2\n- Push-up: 4 x 5');
  const after = (session: Partial<LoggedSessionWithoutSets>): FollowedPlan =>
    planUpdateAfterTestSessions({ plan, library, weights, sessions: [{ set: undefined, session }] })
      .plan;

  it('is the next day after a session, even if only half of it was done', () => {
    expect(after({}).next).toEqual({ week: 1, day: 2 });
    expect(after({ outcome: 'stopped', doneSets: 2 }).next).toEqual({ week: 1, day: 2 });
  });

  it('is the same day after one that ended early or for her health', () => {
    for (const session of [
      { outcome: 'stopped', doneSets: 1 },
      { outcome: 'ended for health' },
    ] as const) {
      expect(after(session)).toMatchObject({ next: { week: 1, day: 1 }, done: [] });
    }
  });

  it('is the end after the last day, and a repeated day doesn’t change that', () => {
    const followed = planUpdateAfterTestSessions({
      plan,
      library,
      weights,
      sessions: Array.from({ length: 4 }, () => ({ set: undefined })),
    }).plan;
    expect(followed).toMatchObject({ state: 'finished', next: { week: 2, day: 2 } });
    expect(followed.done).toHaveLength(4);
    expect(nextPlanDayAfter(plan, { week: 1, day: 2 })).toEqual({ week: 2, day: 1 });
    expect(nextPlanDayAfter(plan, { week: 2, day: 2 })).toBe(undefined);
  });
});

describe('a break', () => {
  const plan = planOfText(
    'Weeks 1-2\n\nDay 1\n- Push-up: 1 x 5\n\nDay 2\n- Push-up: 1 x 5\n\nWeeks 3-4\n\nDay 1\n- Push-up: 2 x 5',
  );
  const followed: FollowedPlan = {
    ...createFollowedPlan({
      ref: { path: '/workout-plans/test/', index: 0 },
      title: 'Test',
      plan,
      version: 'v1',
      today: '2026-01-01',
    }),
    next: { week: 4, day: 1 },
    done: [{ week: 3, day: 1, session: 's' }],
    touchedOn: '2026-03-01',
  };

  it.each([
    ['2026-03-07', undefined, undefined],
    ['2026-03-08', { week: 3, day: 1 }, undefined],
    ['2026-03-15', { week: 3, day: 1 }, 90],
    ['2026-03-22', { week: 3, day: 1 }, 70],
    ['2026-04-26', { week: 3, day: 1 }, 50],
    ['2026-08-30', { week: 1, day: 1 }, 50],
  ])('until %s offers to go back to %o with %s %% of her weights', (today, to, percent) => {
    const advice = adviseOnFollowedPlanIfAfterBreak(followed, today);
    expect(advice?.to).toEqual(to);
    expect(advice?.percent).toBe(percent);
  });

  it('offers nothing before she has begun, or after she has finished', () => {
    expect(
      adviseOnFollowedPlanIfAfterBreak(
        { ...followed, done: [], touchedOn: followed.startedOn },
        '2026-06-01',
      ),
    ).toBe(undefined);
    expect(adviseOnFollowedPlanIfAfterBreak({ ...followed, state: 'finished' }, '2026-06-01')).toBe(
      undefined,
    );
  });
});

describe('a session that was lighter after a break', () => {
  it('does not change her weights', () => {
    const text = 'Weeks 1-9\n\nDay 1\n- Back squat: 3 x 8-10 at RPE 8';
    const before = train(text, { set: squat(60, 8) }).plan;
    const after = train(
      text,
      { set: squat(60, 8) },
      { set: squat(30, 10), session: { comingBack: 50 } },
    );
    expect(after.nextWeights).toEqual([]);
    expect(after.plan.progress).toEqual(before.progress);
  });
});
