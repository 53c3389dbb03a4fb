import type { WorkoutPlanView } from '../../../domain/plans/plan-view.ts';
import {
  planBlockContainingWeek,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
} from '../../../domain/training/plan/plan-line.ts';
import { weekCountOf } from '../../../domain/workout-notation/week.ts';

/** `Week 2, day 1`, without the week or the day if the plan has only one. */
export const placeInPlanText = (workout: WorkoutPlanView, { week, day }: WeekAndDay): string => {
  const { plan } = workout;
  if (weekAndDayPairsOfPlan(plan).length === 1) return 'The session';
  const ofWeek = planBlockContainingWeek(plan, week)?.days.length === 1;
  if (weekCountOf(plan) === 1) return `Day ${day}`;
  return ofWeek ? `Week ${week}` : `Week ${week}, day ${day}`;
};
