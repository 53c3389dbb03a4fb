import type { Equipment } from '../../training/all-equipment.ts';
import type { DayTotals } from '../totals/day-totals.ts';
import type { ExerciseLibrary } from '../names/exercise-library.ts';
import type { WorkoutPlan } from '../plan.ts';
import { sumSetsByMuscleOverDays, dayTotalsOf } from '../totals/totals.ts';
import { blockDaysProgressedToWeek } from '../week.ts';

type WeekTotals = {
  readonly week: number;
  /** Hard sets by muscle of all days together, most first. */
  readonly setsByMuscle: DayTotals['setsByMuscle'];
  /** The minutes of all days together, by the estimate of each day. */
  readonly minutes: number;
  readonly days: readonly {
    readonly number: number;
    readonly name: string;
    readonly totals: DayTotals;
  }[];
};

export type PlanTotals = {
  readonly weeks: readonly WeekTotals[];
  /** All equipment that the plan needs, in alphabetical order. */
  readonly equipment: readonly Equipment[];
};

/**
 * The totals of every week of a plan, with its progressions, and the equipment of the whole plan.
 */
export const planTotalsOf = (plan: WorkoutPlan, library: ExerciseLibrary): PlanTotals => {
  const weeks = plan.blocks.flatMap((block) =>
    Array.from({ length: block.to - block.from + 1 }, (_, index): WeekTotals => {
      const week = block.from + index;
      const days = blockDaysProgressedToWeek(block, week).map((day) => ({
        number: day.number,
        name: day.name,
        totals: dayTotalsOf(day, library),
      }));
      const totals = days.map((day) => day.totals);
      return {
        week,
        setsByMuscle: sumSetsByMuscleOverDays(totals),
        minutes: totals.reduce((sum, { minutes }) => sum + minutes, 0),
        days,
      };
    }),
  );
  const equipment = weeks.flatMap(({ days }) => days.flatMap(({ totals }) => totals.equipment));
  return { weeks, equipment: [...new Set(equipment)].toSorted() };
};
