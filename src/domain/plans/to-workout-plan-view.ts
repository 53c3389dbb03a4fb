import { planAtHome } from './at-home.ts';
import { drillExplanationPath } from './drills.ts';
import { addHomeVersionsToPlan } from './home-version.ts';
import { exercisePath } from '../routes.ts';
import type { ExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { exercisesOfPlan } from '../workout-notation/exercises-of-plan.ts';
import type { WorkoutPlan } from '../workout-notation/plan.ts';
import { dayTotalsOf } from '../workout-notation/totals/totals.ts';
import { blockDaysProgressedToWeek } from '../workout-notation/week.ts';
import type { WorkoutPlanView } from './plan-view.ts';

const totalsOfDays = (
  { blocks }: WorkoutPlan,
  library: ExerciseLibrary,
): WorkoutPlanView['totals'] =>
  blocks.map((block) =>
    blockDaysProgressedToWeek(block, block.from).map((day) => dayTotalsOf(day, library)),
  );

/**
 * A plan with the addresses of its exercises and drills, and the totals of its days: everything
 * that a page shows except its version.
 */
export const toWorkoutPlanView = (
  written: WorkoutPlan,
  library: ExerciseLibrary,
): Omit<WorkoutPlanView, 'version'> => {
  const plan = addHomeVersionsToPlan(written, library);
  const paths: Record<string, string> = {};
  const addPath = (slug: string): void => {
    const known = library.find(slug);
    if (known !== undefined) paths[known.slug] = exercisePath(known.category, known.slug);
  };
  for (const { slug, name, home } of exercisesOfPlan(plan)) {
    if (slug !== undefined) addPath(slug);
    if (home !== undefined) addPath(home.slug);
    const drill = slug === undefined ? drillExplanationPath(name) : undefined;
    if (drill !== undefined) paths[name] = drill;
  }
  const totals = totalsOfDays(plan, library);
  return exercisesOfPlan(plan).some(({ home }) => home !== undefined)
    ? { plan, paths, totals, homeTotals: totalsOfDays(planAtHome(plan), library) }
    : { plan, paths, totals };
};
