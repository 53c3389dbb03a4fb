import type {
  Exercise,
  Group,
  PartKind,
  PlanDay,
  WeekBlock,
  WorkoutPlan,
} from '../../workout-notation/plan.ts';
import { blockDaysProgressedToWeek } from '../../workout-notation/week.ts';

/** A line of a day: an exercise, alone or in a group. */
export type PlanLine = {
  /**
   * Stable while an editor adds other lines: the part, the exercise and its count within the part,
   * as `main.back-squat.1`. A movement without a page is `unlisted`.
   */
  readonly id: string;
  readonly part: PartKind;
  readonly slug: string | undefined;
  readonly exercise: Exercise;
  /** The group that it belongs to. The id is that of the group's first line. */
  readonly group: { readonly id: string; readonly group: Group } | undefined;
};

/** The block of a plan that contains a calendar week; undefined if the plan is shorter. */
export const planBlockContainingWeek = (plan: WorkoutPlan, week: number): WeekBlock | undefined =>
  plan.blocks.find(({ from, to }) => from <= week && week <= to);

/**
 * A day in a calendar week, with every progression applied; undefined if the plan has no such day.
 */
export const findPlanDayProgressedToWeek = (
  plan: WorkoutPlan,
  week: number,
  day: number,
): PlanDay | undefined => {
  const block = planBlockContainingWeek(plan, week);
  return block === undefined
    ? undefined
    : blockDaysProgressedToWeek(block, week).find(({ number }) => number === day);
};

/** All lines of a day in the order of the text, with their stable ids. */
export const linesOfDay = (day: PlanDay): readonly PlanLine[] => {
  const seen = new Map<string, number>();
  const idOf = (part: PartKind, exercise: Exercise): string => {
    const base = `${part}.${exercise.slug ?? 'unlisted'}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return `${base}.${count}`;
  };
  return day.parts.flatMap(({ kind: part, items }) =>
    items.flatMap((item): readonly PlanLine[] => {
      if (item.kind === 'exercise') {
        const { exercise } = item;
        return [
          { id: idOf(part, exercise), part, slug: exercise.slug, exercise, group: undefined },
        ];
      }
      const { group } = item;
      const ids = group.exercises.map((exercise) => idOf(part, exercise));
      return group.exercises.map((exercise, index) => ({
        id: ids[index] ?? '',
        part,
        slug: exercise.slug,
        exercise,
        group: { id: ids[0] ?? '', group },
      }));
    }),
  );
};

/** A training day of a plan: a calendar week, counted from 1, and the number of the day in it. */
export type WeekAndDay = { readonly week: number; readonly day: number };

/** Every training day of a plan, in order. */
export const weekAndDayPairsOfPlan = (plan: WorkoutPlan): readonly WeekAndDay[] =>
  plan.blocks.flatMap((block) =>
    Array.from({ length: block.to - block.from + 1 }, (_, index) => block.from + index).flatMap(
      (week) => block.days.map(({ number }) => ({ week, day: number })),
    ),
  );
