import type { Exercise, ExerciseOrGroup, WorkoutPlan } from './plan.ts';
import { blockDaysProgressedToWeek } from './week.ts';

const withoutProgression = (exercise: Exercise): Exercise => ({
  ...exercise,
  progression: undefined,
});

const asItStands = (item: ExerciseOrGroup): ExerciseOrGroup =>
  item.kind === 'exercise'
    ? { kind: 'exercise', exercise: withoutProgression(item.exercise) }
    : {
        kind: 'group',
        group: { ...item.group, exercises: item.group.exercises.map(withoutProgression) },
      };

/**
 * One week of a plan as a plan of its own, with the numbers of that week. Undefined for a week that
 * the plan doesn't have.
 */
export const planOfWeek = (plan: WorkoutPlan, week: number): WorkoutPlan | undefined => {
  const block = plan.blocks.find(({ from, to }) => from <= week && week <= to);
  if (block === undefined) return undefined;
  const days = blockDaysProgressedToWeek(block, week).map((day) => ({
    ...day,
    parts: day.parts.map((part) => ({ ...part, items: part.items.map(asItStands) })),
  }));
  return { blocks: [{ from: week, to: week, name: block.name, days }] };
};
