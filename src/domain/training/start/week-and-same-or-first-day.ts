import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { planBlockContainingWeek, type WeekAndDay } from '../plan/plan-line.ts';

/** The same day in another week of a plan; the first one there if that week has no such day. */
export const weekAndSameOrFirstDay = (plan: WorkoutPlan, day: number, week: number): WeekAndDay => {
  const days = planBlockContainingWeek(plan, week)?.days ?? [];
  const found = days.find(({ number }) => number === day) ?? days[0];
  return { week, day: found?.number ?? 1 };
};
