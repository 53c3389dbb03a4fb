import { drillPath } from './drills.ts';
import { exercisePath } from '../routes.ts';
import type { ExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { exercisesIn } from '../workout-notation/exercises-in.ts';
import type { WorkoutPlan } from '../workout-notation/plan.ts';
import { totalsOf } from '../workout-notation/totals/totals.ts';
import { daysInWeek } from '../workout-notation/week.ts';
import type { WorkoutView } from './plan-view.ts';

/** A plan with the addresses of its exercises and drills, and the totals of its days: everything that a page shows except its version. */
export const toWorkoutView = (
  plan: WorkoutPlan,
  library: ExerciseLibrary,
): Omit<WorkoutView, 'version'> => {
  const paths: Record<string, string> = {};
  for (const { slug, name } of exercisesIn(plan)) {
    const known = slug === undefined ? undefined : library.find(slug);
    if (known !== undefined) paths[known.slug] = exercisePath(known.category, known.slug);
    const drill = slug === undefined ? drillPath(name) : undefined;
    if (drill !== undefined) paths[name] = drill;
  }
  const totals = plan.blocks.map((block) =>
    daysInWeek(block, block.from).map((day) => totalsOf(day, library)),
  );
  return { plan, paths, totals };
};
