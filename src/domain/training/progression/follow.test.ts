import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import { weekAndDayPairsOfPlan } from '../plan/plan-line.ts';
import { adviseOnFollowedPlanIfAfterBreak } from './after-a-break.ts';
import {
  createFollowedPlan,
  moveFollowedPlanToDay,
  pausePlanIfActive,
  planDayAtOrBeforeElseFirst,
  restartPlan,
  resumePlanIfPaused,
  adoptNewPlanVersion,
} from './follow.ts';

const plan = planOfText(
  'Weeks 1-3\nDay 1: Heavy\n- Back squat: 3 x 5 (slow)\nDay 2\n- Push-up: 3 x 10\nWeek 4\nDay 1\n- "Own words": 1 x 5',
);
const ref = { path: '/workout-plans/one/', index: 1 };
const began = createFollowedPlan({ ref, title: 'One', plan, version: 'a', today: '2026-11-02' });
const today = '2026-11-23';

describe('following a plan', () => {
  it('begins at its first day, or at the day she picks', () => {
    expect(began).toMatchObject({
      key: '/workout-plans/one/#2',
      title: 'One',
      state: 'active',
      next: { week: 1, day: 1 },
      startedOn: '2026-11-02',
    });
    const later = createFollowedPlan(
      { ref, title: 'One', plan, version: 'a', today },
      { week: 3, day: 2 },
    );
    expect(later.next).toEqual({ week: 3, day: 2 });
  });

  it('keeps no text of a plan, and for a member plan no title either', () => {
    const member = createFollowedPlan({
      ref: { path: '/members/plans/legs/one/', index: 0 },
      title: 'Secret',
      plan,
      version: 'a',
      today,
    });
    expect(JSON.stringify(member)).not.toMatch(/Secret|Heavy|slow|Own words/);
  });

  it('moves to the requested day, or the nearest before it', () => {
    expect(moveFollowedPlanToDay(began, { week: 4, day: 1 })).toMatchObject({
      next: { week: 4, day: 1 },
    });
    expect(moveFollowedPlanToDay(began, { week: 4, day: 3 }).next).toEqual({ week: 4, day: 1 });
    expect(moveFollowedPlanToDay(began, { week: 3, day: 9 }).next).toEqual({ week: 3, day: 2 });
  });

  it('still detects a break after a move', () => {
    const done = [{ week: 1, day: 1, session: 's1' }];
    const moved = moveFollowedPlanToDay({ ...began, done }, { week: 1, day: 1 });
    expect(adviseOnFollowedPlanIfAfterBreak(moved, today)).toMatchObject({ percent: 70 });
  });

  it('makes a finished plan active when she moves back, and leaves a paused one paused', () => {
    const ended = { ...began, state: 'finished' } as const;
    expect(moveFollowedPlanToDay(ended, { week: 2, day: 1 }).state).toBe('active');
    expect(moveFollowedPlanToDay(pausePlanIfActive(began), { week: 2, day: 1 }).state).toBe(
      'paused',
    );
  });

  it('pauses, and resumes at the same place', () => {
    const there = moveFollowedPlanToDay(began, { week: 2, day: 2 });
    const paused = pausePlanIfActive(there);
    expect(paused.state).toBe('paused');
    expect(resumePlanIfPaused(paused)).toEqual(there);
    expect(pausePlanIfActive({ ...there, state: 'finished' }).state).toBe('finished');
  });

  it('starts again without the weights from the end of the plan, and keeps her swaps', () => {
    const swaps = [{ from: 'back-squat', to: 'goblet-squat' }];
    const ended = {
      ...began,
      state: 'finished',
      next: { week: 4, day: 1 },
      done: [{ week: 1, day: 1, session: 's1' }],
      nextWeights: { 'back-squat': { value: 80, unit: 'kg' } },
      swaps,
    } as const;
    expect(restartPlan(ended, plan, today)).toMatchObject({
      state: 'active',
      next: { week: 1, day: 1 },
      startedOn: today,
      done: [],
      progress: {},
      swaps,
    });
  });
});

describe('a new version of a plan', () => {
  it('keeps her place, what she has done, and swaps of exercises that are still there', () => {
    const there = {
      ...moveFollowedPlanToDay(began, { week: 3, day: 2 }),
      done: [{ week: 1, day: 1, session: 's1' }],
      swaps: [
        { from: 'back-squat', to: 'goblet-squat' },
        { from: 'push-up', to: 'bench-press' },
      ],
    };
    const shorter = planOfText('Weeks 1-3\nDay 1\n- Push-up: 3 x 12');
    const taken = adoptNewPlanVersion(there, shorter, 'b');
    expect(taken).toMatchObject({
      version: 'b',
      next: { week: 3, day: 1 },
      done: there.done,
      swaps: [{ from: 'push-up', to: 'bench-press' }],
    });
  });

  it('always leads to a day that the plan has, never after the one she was at', () => {
    fc.assert(
      fc.property(planArbitrary, planArbitrary, fc.nat(), (old, fresh, pick) => {
        const days = weekAndDayPairsOfPlan(old);
        const at = days[pick % days.length];
        const followed = createFollowedPlan(
          { ref, title: 'One', plan: old, version: 'a', today },
          at,
        );
        const { next } = adoptNewPlanVersion(followed, fresh, 'b');
        expect(weekAndDayPairsOfPlan(fresh)).toContainEqual(next);
        const rank = ({ week, day }: { week: number; day: number }) => week * 100 + day;
        expect(rank(next) <= rank(followed.next)).toBe(true);
        for (const day of weekAndDayPairsOfPlan(fresh)) {
          if (rank(day) <= rank(followed.next)) expect(rank(day)).toBeLessThanOrEqual(rank(next));
        }
      }),
    );
  });

  it('nearestDay returns every day of a plan unchanged', () => {
    fc.assert(
      fc.property(planArbitrary, (any) => {
        for (const day of weekAndDayPairsOfPlan(any))
          expect(planDayAtOrBeforeElseFirst(any, day)).toEqual(day);
      }),
    );
  });
});
