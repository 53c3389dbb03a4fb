import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import type { FollowedPlan } from '../log.ts';
import { adviseOnFollowedPlanIfAfterBreak } from '../progression/after-a-break.ts';
import { createFollowedPlan } from '../progression/follow.ts';
import { sessionStateOf } from '../session/session-after-event.ts';
import { stepsOfFirstDayInText, testSessionStart } from '../session/session.test-support.ts';
import { createSessionJustBegun } from './begin-session.ts';
import { decideLighterByAdviceAndChoice } from './lighter-after-break-decision.ts';
import { weekAndSameOrFirstDay } from './week-and-same-or-first-day.ts';

const ref = { path: '/workout-plans/test/', index: 0 };
const plan = planOfText(
  'Weeks 1-2\n\nDay 1\n- Push-up: 1 x 8\n\nDay 2\n- Push-up: 1 x 10\n\nWeek 3\n\nDay 1\n- Push-up: 1 x 12',
);
const followed: FollowedPlan = {
  ...createFollowedPlan({ ref, title: 'Test', plan, version: 'v1', today: '2026-10-01' }),
  next: { week: 2, day: 1 },
  done: [{ week: 1, day: 2, session: 'old' }],
};

describe('a session after a break', () => {
  const advice = adviseOnFollowedPlanIfAfterBreak(followed, '2026-10-29');
  const advised = { week: 1, day: 1 };

  it('is lighter where the advice sends her, until she says otherwise', () => {
    expect(advice?.to).toEqual(advised);
    const lighter = decideLighterByAdviceAndChoice(followed, advised, advice, undefined);
    expect([lighter.share, lighter.isLighter]).toEqual([70, true]);
    expect(lighter.followed?.comingBack).toEqual({ percent: 70, week: 1 });
    const own = decideLighterByAdviceAndChoice(followed, advised, advice, false);
    expect([own.share, own.isLighter, own.followed?.comingBack]).toEqual([70, false, undefined]);
  });

  it('has her own weights on another day, unless she ticks the lighter ones', () => {
    const elsewhere = { week: 2, day: 1 };
    expect(decideLighterByAdviceAndChoice(followed, elsewhere, advice, undefined).isLighter).toBe(
      false,
    );
    expect(decideLighterByAdviceAndChoice(followed, elsewhere, advice, true).isLighter).toBe(true);
  });

  it('stays lighter while she is coming back', () => {
    const comingBack = { ...followed, comingBack: { percent: 70, week: 2 } };
    const later = decideLighterByAdviceAndChoice(comingBack, comingBack.next, undefined, undefined);
    expect([later.share, later.isLighter]).toEqual([70, true]);
  });

  it('offers nothing without a plan that she follows', () => {
    expect(decideLighterByAdviceAndChoice(undefined, advised, undefined, true)).toEqual({
      share: 100,
      isLighter: false,
      followed: undefined,
    });
  });
});

it('goes to the same day of another week, or to its first day', () => {
  expect(weekAndSameOrFirstDay(plan, 2, 2)).toEqual({ week: 2, day: 2 });
  expect(weekAndSameOrFirstDay(plan, 2, 3)).toEqual({ week: 3, day: 1 });
});

it('begins a session with the steps that she has seen, trimmed if she asked for it', () => {
  const steps = stepsOfFirstDayInText('- Push-up: 3 x 8');
  const place = { ...ref, week: 1, day: 1 };
  const beginning = { place, version: 'v1', steps };
  const whole = createSessionJustBegun(beginning, { id: 'new', at: testSessionStart });
  expect(whole).toEqual({
    id: 'new',
    place,
    version: 'v1',
    startedAt: testSessionStart,
    steps,
    events: [],
  });
  const trim = { reason: 'bad night' as const, keep: steps.slice(0, 1) };
  const state = sessionStateOf(
    createSessionJustBegun({ ...beginning, trim }, { id: 'new', at: testSessionStart }),
  );
  expect([state.notToday, state.takenOut.length]).toEqual(['bad night', 2]);
});
