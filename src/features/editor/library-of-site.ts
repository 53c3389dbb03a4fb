import * as v from 'valibot';
import { editorPlansPath } from '../../domain/editor.ts';
import { EditorPlansSchema, type EditorPlan } from '../../domain/plans/editor-plan.ts';
import type { ExerciseFacts } from '../../domain/training/exercise-facts.ts';
import {
  createExerciseLibrary,
  type ExerciseLibrary,
  type LibraryExercise,
} from '../../domain/workout-notation/names/exercise-library.ts';
import { fileTimeoutMs } from '../../domain/timeouts.ts';
import { loadExerciseFacts } from '../../services/training-log/load-exercise-facts.ts';

/** The body area is the path segment before the exercise's own. */
const categoryOf = (path: string): string => path.split('/').at(-3) ?? '';

const toLibraryExercise = (facts: ExerciseFacts): LibraryExercise => ({
  title: facts.title,
  altTitle: facts.otherName,
  slug: facts.slug,
  category: categoryOf(facts.path ?? ''),
  primaryMuscles: facts.primary,
  secondaryMuscles: facts.secondary,
  equipment: facts.equipment,
});

const loadPlans = async (): Promise<readonly EditorPlan[]> => {
  const answer = await fetch(editorPlansPath, { signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!answer.ok) throw new Error(`${editorPlansPath} answered ${answer.status}.`);
  return v.parse(EditorPlansSchema, await answer.json());
};

/** The site's exercises, and the plans that an editor may start from. */
export type SiteMaterial = {
  readonly library: ExerciseLibrary;
  readonly plans: readonly EditorPlan[];
};

/** Loads the exercises and the public plans of this build. Rejects if they can't be loaded. */
export const loadSiteMaterial = async (): Promise<SiteMaterial> => {
  const [facts, plans] = await Promise.all([
    loadExerciseFacts(),
    loadPlans(),
    // The plan view is loaded with them: if the editor goes offline before her first line, it would
    // fail to load later.
    import('../../page-parts/plan/workout.island.tsx'),
  ]);
  return {
    library: createExerciseLibrary([...facts.values()].map(toLibraryExercise)),
    plans,
  };
};
