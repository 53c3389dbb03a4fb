import { expect, it } from 'vitest';
import { memberPlanOf } from './member-plan.test-support.ts';
import { planOfTheDay } from './plan-of-the-day.ts';

it('planOfTheDay picks each plan in turn, and the same one all day', () => {
  const plans = ['a', 'b', 'c'].map((slug) => memberPlanOf(slug));
  const on = (date: number, hour: number) =>
    planOfTheDay(plans, new Date(2026, 10, date, hour))?.slug;
  const days = [21, 22, 23].map((date) => on(date, 12));
  expect(days.toSorted()).toEqual(['a', 'b', 'c']);
  expect(on(24, 12)).toBe(days[0]);
  for (const hour of [0, 1, 23]) expect(on(21, hour)).toBe(days[0]);
});

it('planOfTheDay picks nothing when there are no plans', () => {
  expect(planOfTheDay([], new Date(2026, 10, 21))).toBeUndefined();
});
