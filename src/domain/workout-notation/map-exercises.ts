import type { Exercise, WorkoutPlan } from './plan.ts';

/** A plan with each exercise, also those of groups, replaced by what `change` makes of it. */
export const mapExercises = (
  plan: WorkoutPlan,
  change: (exercise: Exercise) => Exercise,
): WorkoutPlan => ({
  blocks: plan.blocks.map((block) => ({
    ...block,
    days: block.days.map((day) => ({
      ...day,
      parts: day.parts.map((part) => ({
        ...part,
        items: part.items.map((item) =>
          item.kind === 'exercise'
            ? { kind: 'exercise', exercise: change(item.exercise) }
            : {
                kind: 'group',
                group: { ...item.group, exercises: item.group.exercises.map(change) },
              },
        ),
      })),
    })),
  })),
});
