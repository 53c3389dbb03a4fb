import type { DeepReadonly } from '../deep-readonly.ts';
import type { Equipment } from '../training/all-equipment.ts';
import { isRequiredDay, weekCountOf } from '../workout-notation/week.ts';
import type { HtmlOrPlanSection, WorkoutPlanView } from './plan-view.ts';

/** The time and the equipment that a plan needs. */
export type TimeAndEquipment = DeepReadonly<{
  /**
   * The number of weeks, and of sessions in the first week, without optional ones. Both are 0 for a
   * text without a plan.
   */
  weeks: number;
  sessions: number;
  /** The estimated length of the shortest and the longest session; 0 for a text without a plan. */
  minutes: { from: number; to: number };
  /** All the equipment that its exercises need. */
  equipment: Equipment[];
}>;

/** The plans in a long text. */
export const workoutPlanViewsInSections = (
  sections: readonly HtmlOrPlanSection[],
): readonly WorkoutPlanView[] =>
  sections.flatMap((section) => (section.kind === 'workout' ? [section.workout] : []));

/** The total workload of the plans in a long text. */
export const timeAndEquipmentOfSections = (
  sections: readonly HtmlOrPlanSection[],
): TimeAndEquipment => {
  const workouts = workoutPlanViewsInSections(sections);
  const days = workouts.flatMap(({ totals }) => totals.flat());
  const minutes = days.map((day) => day.minutes);
  return {
    weeks: Math.max(0, ...workouts.map(({ plan }) => weekCountOf(plan))),
    sessions: Math.max(
      0,
      ...workouts.map(({ plan }) => (plan.blocks[0]?.days ?? []).filter(isRequiredDay).length),
    ),
    minutes:
      minutes.length === 0
        ? { from: 0, to: 0 }
        : { from: Math.min(...minutes), to: Math.max(...minutes) },
    equipment: [...new Set(days.flatMap((day) => day.equipment))],
  };
};

/**
 * The minutes of a session: `30 min`, or `25–45 min` if sessions differ; undefined if they are
 * unknown.
 */
export const sessionMinutesText = ({
  minutes,
}: Pick<TimeAndEquipment, 'minutes'>): string | undefined => {
  const { from, to } = minutes;
  if (to === 0) return undefined;
  return from === to ? `${to} min` : `${from}–${to} min`;
};

/** The weeks and sessions of a plan; undefined for a single session. */
export const weeksAndSessionsAWeekText = ({
  weeks,
  sessions,
}: Pick<TimeAndEquipment, 'weeks' | 'sessions'>): string | undefined => {
  const often = sessions === 1 ? '1 session' : `${sessions} sessions`;
  if (weeks > 1) return `${weeks} weeks, ${often} in each`;
  return sessions > 1 ? often : undefined;
};
