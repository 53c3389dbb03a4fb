import type { MuscleSetCount } from '../../workout-notation/totals/hard-sets.ts';
import { sumSetsByMuscleOverDays } from '../../workout-notation/totals/totals.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { FollowedPlan, LoggedSessionWithoutSets } from '../log.ts';
import { planKeyOf } from '../plan/plan-address.ts';
import { hardSetsByMuscleAskedByPlanWeek } from './weekly-sets.ts';

type PlannedWeekQuestion = {
  /** The lifter’s sessions of the calendar week. */
  readonly sessions: readonly LoggedSessionWithoutSets[];
  readonly plans: readonly FollowedPlan[];
  /**
   * Whether it is the current week: then a plan that the lifter hasn't trained yet counts with its
   * next week.
   */
  readonly isNow: boolean;
  readonly library: ExerciseFactsBySlug;
};

/**
 * The hard sets by muscle that the lifter’s plans ask for in a calendar week. For each plan she
 * trained then, it is the plan week of her last session. A plan that she no longer follows is not
 * on the device and counts for nothing.
 */
export const muscleHardSetsPlannedInCalendarWeek = ({
  sessions,
  plans,
  isNow,
  library,
}: PlannedWeekQuestion): readonly MuscleSetCount[] => {
  const weekOf = new Map<string, { readonly week: number; readonly at: number }>();
  for (const { place, startedAt } of sessions) {
    if (place === undefined) continue;
    const key = planKeyOf(place);
    if (startedAt >= (weekOf.get(key)?.at ?? -Infinity)) {
      weekOf.set(key, { week: place.week, at: startedAt });
    }
  }
  return sumSetsByMuscleOverDays(
    plans.map(({ key, outline, state, next }) => {
      const week = weekOf.get(key)?.week ?? (isNow && state === 'active' ? next.week : undefined);
      return {
        setsByMuscle:
          week === undefined ? [] : [...hardSetsByMuscleAskedByPlanWeek(outline, week, library)],
      };
    }),
  );
};
