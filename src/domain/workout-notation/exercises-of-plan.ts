import type { Exercise, WorkoutPlan } from './plan.ts';

/** Every exercise of a plan in text order, including those of groups. */
export const exercisesOfPlan = (plan: WorkoutPlan): readonly Exercise[] =>
  plan.blocks
    .flatMap((block) => block.days)
    .flatMap((day) => day.parts)
    .flatMap((part) => part.items)
    .flatMap((item) => (item.kind === 'exercise' ? [item.exercise] : item.group.exercises));
