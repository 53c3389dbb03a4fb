import { exercisePath } from '../domain/routes.ts';
import type { ExerciseLibrary } from '../domain/workout-notation/exercise-library.ts';
import { parseWorkout } from '../domain/workout-notation/parse-workout.ts';
import { exercisesIn } from '../domain/workout-notation/plan.ts';
import type { WorkoutPlan } from '../domain/workout-notation/plan.ts';
import { totalsOf } from '../domain/workout-notation/totals.ts';
import type { Totals } from '../domain/workout-notation/totals.ts';
import { daysInWeek } from '../domain/workout-notation/week.ts';
import { renderMarkdown, workoutMark } from './markdown.ts';

/** A plan as a page shows it: with the addresses of its exercises, and what each day adds up to. */
export type WorkoutView = {
  readonly plan: WorkoutPlan;
  /** The address of each exercise of the library that the plan names, by its slug. */
  readonly paths: Readonly<Record<string, string>>;
  /** The totals of each day of each block, in the block's first week. */
  readonly totals: readonly (readonly Totals[])[];
};

/** A long text in its order: HTML, and plans between it. */
export type Section =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'workout'; readonly workout: WorkoutView };

const toView = (plan: WorkoutPlan, library: ExerciseLibrary): WorkoutView => {
  const paths: Record<string, string> = {};
  for (const { slug } of exercisesIn(plan)) {
    const known = slug === undefined ? undefined : library.find(slug);
    if (known !== undefined) paths[known.slug] = exercisePath(known.category, known.slug);
  }
  const totals = plan.blocks.map((block) =>
    daysInWeek(block, block.from).map((day) => totalsOf(day, library)),
  );
  return { plan, paths, totals };
};

/**
 * Splits an editor's Markdown at its `workout` blocks. A block that cannot be read is left out: the check of the
 * space has stopped the build before.
 */
export const toSections = (source: string, library: ExerciseLibrary): readonly Section[] => {
  const { html, workouts } = renderMarkdown(source);
  return html.split(workoutMark).flatMap((piece, index): readonly Section[] => {
    // The expression has one group, so every second piece is the number of a block.
    if (index % 2 === 0) return piece.trim() === '' ? [] : [{ kind: 'text', html: piece }];
    const parsed = parseWorkout(workouts[Number(piece)]?.source ?? '', library);
    return parsed.ok ? [{ kind: 'workout', workout: toView(parsed.plan, library) }] : [];
  });
};
