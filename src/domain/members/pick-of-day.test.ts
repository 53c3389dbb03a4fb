import { expect, it } from 'vitest';
import type { MemberPlan } from './member-plan.ts';
import { pickOfDay } from './pick-of-day.ts';

const plan = (slug: string): MemberPlan => ({
  id: slug,
  title: slug,
  section: 'finishers',
  category: 'hiit',
  slug,
  lead: '',
  weeks: 1,
  sessions: 1,
  minutes: { from: 10, to: 10 },
  equipment: [],
  work: { primary: [], secondary: [] },
  picture: '',
  rights: { free: true },
});

it('pickOfDay picks every plan in turn, and the same one all day', () => {
  const plans = ['a', 'b', 'c'].map(plan);
  const on = (date: number, hour: number) => pickOfDay(plans, new Date(2026, 10, date, hour))?.slug;
  const days = [21, 22, 23].map((date) => on(date, 12));
  expect(days.toSorted()).toEqual(['a', 'b', 'c']);
  expect(on(24, 12)).toBe(days[0]);
  for (const hour of [0, 1, 23]) expect(on(21, hour)).toBe(days[0]);
});

it('pickOfDay picks nothing when there are no plans', () => {
  expect(pickOfDay([], new Date(2026, 10, 21))).toBeUndefined();
});
