import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import type { FollowedPlan } from '../log.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import { beginComeback, endComeback, percentOfOwnWeightsInPlanWeek } from './coming-back.ts';
import {
  createFollowedPlan,
  moveFollowedPlanToDay,
  pausePlanIfActive,
  restartPlan,
  resumePlanIfPaused,
} from './follow.ts';
import { adviseOnFollowedPlanIfAfterBreak } from './after-a-break.ts';
import { planUpdateAfterSession } from './progression.ts';

const plan = planOfText('Weeks 1-4\n\nDay 1\n- Push-up: 3 x 8\n\nDay 2\n- Push-up: 3 x 10');
const ref = { path: '/workout-plans/test/', index: 0 };
const library = libraryOfGivenTestExercises({ slug: 'push-up' });
const weights = testKitWithMaximums({ 'back-squat': kg(100) });
const began: FollowedPlan = {
  ...createFollowedPlan({ ref, title: 'Test', plan, version: 'v1', today: '2026-01-01' }),
  next: { week: 3, day: 1 },
  done: [{ week: 2, day: 2, session: 'old' }],
};
const today = '2026-06-01';
const half = beginComeback(began, { week: 1, day: 1 }, { percent: 50 });

/** The plan after a session of its next day, or of another one. */
const trained = (followed: FollowedPlan, at = followed.next): FollowedPlan =>
  planUpdateAfterSession({
    followed,
    plan,
    session: {
      id: `${at.week}/${at.day}`,
      place: { ...ref, ...at },
      startedAt: 0,
      endedAt: 1,
      outcome: 'finished',
      plannedSets: 3,
      doneSets: 3,
      comingBack: percentOfOwnWeightsInPlanWeek(followed, at.week),
    },
    sets: [],
    library,
    weights,
    today,
  }).plan;

/** The lifter's share in each session from here on. */
const sharesOf = (from: FollowedPlan, sessions: number): readonly number[] => {
  let followed = from;
  return Array.from({ length: sessions }, () => {
    const share = percentOfOwnWeightsInPlanWeek(followed, followed.next.week);
    followed = trained(followed);
    return share;
  });
};

describe('back after a break', () => {
  it('makes every session of the block lighter, by a tenth less each week, and not only the first one', () => {
    expect(half.next).toEqual({ week: 1, day: 1 });
    expect(sharesOf(half, 6)).toEqual([50, 50, 60, 60, 70, 70]);
  });

  it('takes a tenth off for one week only', () => {
    expect(sharesOf(beginComeback(began, { week: 2, day: 1 }, { percent: 90 }), 3)).toEqual([
      90, 90, 100,
    ]);
    const after = trained(trained(beginComeback(began, { week: 2, day: 1 }, { percent: 90 })));
    expect(after.comingBack).toBeUndefined();
  });

  it('gives the first weeks twice after more than half a year away', () => {
    const { percent = 100, weeks } =
      adviseOnFollowedPlanIfAfterBreak({ ...began, touchedOn: '2025-10-01' }, today) ?? {};
    const back = beginComeback(began, { week: 1, day: 1 }, { percent, weeks });
    expect(
      [1, 2, 3, 4].map((week) =>
        percentOfOwnWeightsInPlanWeek({ ...back, next: { week, day: 1 } }, week),
      ),
    ).toEqual([50, 50, 50, 60]);
  });

  it('gives no larger share for a week that she jumps to, in a session or by moving the plan', () => {
    expect(percentOfOwnWeightsInPlanWeek(half, 4)).toBe(50);
    const moved = moveFollowedPlanToDay(half, { week: 4, day: 1 });
    expect(percentOfOwnWeightsInPlanWeek(moved, 4)).toBe(50);
    const jumped = trained(half, { week: 3, day: 1 });
    expect(jumped.next).toEqual({ week: 3, day: 2 });
    expect(percentOfOwnWeightsInPlanWeek(jumped, 3)).toBe(50);
    expect(percentOfOwnWeightsInPlanWeek(trained(jumped), 4)).toBe(60);
  });

  it('survives a pause, and ends when she takes her own weights', () => {
    expect(resumePlanIfPaused(pausePlanIfActive(half))).toEqual(half);
    expect(percentOfOwnWeightsInPlanWeek(endComeback(half), 1)).toBe(100);
  });

  it('continues when she starts again, one week further if the plan had ended', () => {
    expect(
      percentOfOwnWeightsInPlanWeek(
        restartPlan(moveFollowedPlanToDay(half, { week: 2, day: 1 }), plan, today),
        1,
      ),
    ).toBe(50);
    const last = moveFollowedPlanToDay(half, { week: 4, day: 2 });
    const ended = trained(last);
    expect(ended.state).toBe('finished');
    expect(percentOfOwnWeightsInPlanWeek(restartPlan(ended, plan, today), 1)).toBe(60);
  });

  it('never gets a larger share from another break on the way', () => {
    const again = beginComeback(half, { week: 1, day: 1 }, { percent: 90 });
    expect(percentOfOwnWeightsInPlanWeek(again, 1)).toBe(50);
  });
});

describe('starting again after a break', () => {
  it('comes with advice to begin lighter: the first day of a plan is no reason for old weights', () => {
    const ended: FollowedPlan = { ...began, state: 'finished', touchedOn: '2026-02-01' };
    expect(adviseOnFollowedPlanIfAfterBreak(restartPlan(ended, plan, today), today)).toMatchObject({
      to: { week: 1, day: 1 },
      percent: 50,
    });
    const twice = restartPlan(restartPlan(ended, plan, '2026-03-01'), plan, today);
    expect(adviseOnFollowedPlanIfAfterBreak(twice, today)?.percent).toBe(50);
  });

  it('isn’t treated as a break if she has just trained, or never has', () => {
    const ended: FollowedPlan = { ...began, state: 'finished', touchedOn: '2026-05-30' };
    expect(
      adviseOnFollowedPlanIfAfterBreak(restartPlan(ended, plan, today), today),
    ).toBeUndefined();
    const fresh = createFollowedPlan({
      ref,
      title: 'Test',
      plan,
      version: 'v1',
      today: '2026-01-01',
    });
    expect(
      adviseOnFollowedPlanIfAfterBreak(restartPlan(fresh, plan, today), today),
    ).toBeUndefined();
  });
});
