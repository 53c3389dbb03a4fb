import type { WorkoutPlan, Exercise } from '../../workout-notation/plan.ts';

const withoutWords = (exercise: Exercise): Exercise => ({ ...exercise, name: '', note: '' });

/**
 * A plan in numbers and slugs, without any of its text: names, notes and the titles of weeks and
 * days are empty. Nothing else of a member plan may be stored.
 */
export const outlineOf = (plan: WorkoutPlan): WorkoutPlan => ({
  blocks: plan.blocks.map((block) => ({
    ...block,
    name: '',
    days: block.days.map((day) => ({
      ...day,
      name: '',
      parts: day.parts.map((part) => ({
        ...part,
        items: part.items.map((item) =>
          item.kind === 'exercise'
            ? { kind: 'exercise', exercise: withoutWords(item.exercise) }
            : {
                kind: 'group',
                group: { ...item.group, exercises: item.group.exercises.map(withoutWords) },
              },
        ),
      })),
    })),
  })),
});
