import type { PlanDay, WeekBlock } from '../../domain/workout-notation/plan.ts';

/**
 * The anchor of a week on a plan's page. `plan` distinguishes the plans of a page; the first has
 * ''.
 */
export const weekElementId = (plan: string, week: number): string => `${plan}week-${week}`;

/** The anchor of a day, in the first week of its block. */
export const dayElementId = (plan: string, week: number, day: number): string =>
  `${weekElementId(plan, week)}-day-${day}`;

/** `Week 1`, `Weeks 3–4`. */
export const weekRangeText = ({ from, to }: Pick<WeekBlock, 'from' | 'to'>): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

/** `Day 1: Squat and bench`; without its number if it is the only day. */
export const dayTitle = (day: PlanDay, isNumbered: boolean): string => {
  if (!isNumbered) return day.name === '' ? 'The session' : day.name;
  return day.name === '' ? `Day ${day.number}` : `Day ${day.number}: ${day.name}`;
};
