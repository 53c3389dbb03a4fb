import type { WeekBlock } from '../../domain/workout-notation/plan.ts';

/** Where a week of a plan begins on its page, for links to it. `plan` tells the plans of a page apart; the first has ''. */
export const weekId = (plan: string, week: number): string => `${plan}week-${week}`;

/** Where a day begins, in a week of the block that it is written in. */
export const dayId = (plan: string, week: number, day: number): string =>
  `${weekId(plan, week)}-day-${day}`;

/** `Week 1`, `Weeks 3–4`. */
export const weeksText = ({ from, to }: Pick<WeekBlock, 'from' | 'to'>): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
