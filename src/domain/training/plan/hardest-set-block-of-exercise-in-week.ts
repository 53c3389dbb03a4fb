import type { Load, SetBlock, WorkoutPlan } from '../../workout-notation/plan.ts';
import { exercisesOfPlan } from '../../workout-notation/exercises-of-plan.ts';
import { percentOfMaxWithWeeklyAddedReps } from '../loads/percent-of-max.ts';
import {
  findPlanDayProgressedToWeek,
  linesOfDay,
  planBlockContainingWeek,
  type PlanLine,
} from './plan-line.ts';

const isWeek = (load: Load): boolean => load.kind === 'week';

/**
 * The sets whose weight `at the weight of week 7` means: the hardest ones of that exercise in that
 * week. Undefined if it has none, or none with a weight of their own.
 */
export const hardestSetBlockOfExerciseInWeek = (
  plan: WorkoutPlan,
  line: PlanLine,
  week: number,
): SetBlock | undefined =>
  (planBlockContainingWeek(plan, week)?.days ?? [])
    .flatMap(({ number }) => {
      const day = findPlanDayProgressedToWeek(plan, week, number);
      return day === undefined ? [] : linesOfDay(day);
    })
    .filter(({ id, part, slug, exercise }) => {
      const isSame = line.slug === undefined ? id === line.id : slug === line.slug;
      return (
        isSame &&
        exercise.equipment === line.exercise.equipment &&
        (part === 'main' || part === 'finisher')
      );
    })
    .flatMap(({ exercise }) => exercise.sets)
    .filter(({ loads }) => !loads.some(isWeek))
    .toSorted(
      (one, other) =>
        (percentOfMaxWithWeeklyAddedReps(other) ?? 0) - (percentOfMaxWithWeeklyAddedReps(one) ?? 0),
    )[0];

/** Whether a plan refers to the weight of an exercise in a week. */
export const doesPlanReferToExerciseWeightInWeek = (
  plan: WorkoutPlan,
  slug: string | undefined,
  week: number,
): boolean =>
  exercisesOfPlan(plan).some(
    (exercise) =>
      exercise.slug === slug &&
      exercise.sets.some(({ loads }) =>
        loads.some((load) => load.kind === 'week' && load.week === week),
      ),
  );
