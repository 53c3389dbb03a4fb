import { createHash } from 'node:crypto';
import type { HtmlOrPlanSection, WorkoutPlanView } from '../../domain/plans/plan-view.ts';
import { toWorkoutPlanView } from '../../domain/plans/to-workout-plan-view.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { WorkoutPlan } from '../../domain/workout-notation/plan.ts';
import { renderAndCheckMarkdown } from './markdown.ts';
import { withUnitsSwitchIfPounds } from './units-switch.ts';
import { workoutPlaceholderPattern } from './workout-block.ts';

/** Twelve digits distinguish more versions of a plan than anybody will write. */
const versionOf = (plan: WorkoutPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 12);

const toView = (plan: WorkoutPlan, library: ExerciseLibrary): WorkoutPlanView => ({
  ...toWorkoutPlanView(plan, library),
  version: versionOf(plan),
});

/**
 * Splits an editor's Markdown at its `workout` blocks. A block with a syntax error is left out; it
 * can't reach a page, because the content check stops the build.
 */
export const renderAndSplitAtWorkouts = (
  source: string,
  library: ExerciseLibrary,
): readonly HtmlOrPlanSection[] => {
  const { html, workouts, headings } = renderAndCheckMarkdown(source);
  return html
    .split(workoutPlaceholderPattern)
    .flatMap((piece, index): readonly HtmlOrPlanSection[] => {
      // `split` keeps the captured group, so every second piece is the index of a block.
      if (index % 2 === 0) {
        if (piece.trim() === '') return [];
        const isHere = ({ id, level }: { readonly id: string; readonly level: number }): boolean =>
          level === 2 && piece.includes(`<h2 id="${id}">`);
        return [
          {
            kind: 'text',
            html: withUnitsSwitchIfPounds(piece),
            headings: headings.filter(isHere).map(({ id, text }) => ({ id, text })),
          },
        ];
      }
      const parsed = parsePlanOrSyntaxErrors(workouts[Number(piece)]?.source ?? '', library);
      return parsed.ok ? [{ kind: 'workout', workout: toView(parsed.plan, library) }] : [];
    });
};
