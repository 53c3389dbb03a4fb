import { mapExercises } from '../../workout-notation/map-exercises.ts';
import type { WorkoutPlan, Exercise } from '../../workout-notation/plan.ts';

const withoutWords = (exercise: Exercise): Exercise => ({
  ...exercise,
  name: '',
  note: '',
  home: undefined,
});

/**
 * A plan in numbers and slugs, without any of its text: names, notes and the titles of weeks and
 * days are empty. Nothing else of a member plan may be stored.
 */
export const planWithoutWords = (plan: WorkoutPlan): WorkoutPlan => ({
  blocks: mapExercises(plan, withoutWords).blocks.map((block) => ({
    ...block,
    name: '',
    days: block.days.map((day) => ({ ...day, name: '' })),
  })),
});
