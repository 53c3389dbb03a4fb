import { editorPublicPlansFilePath } from '../../domain/editor.ts';
import {
  EditorPlanTemplatesSchema,
  type EditorPlanTemplate,
} from '../../domain/plans/editor-plan-template.ts';
import type { ExerciseFacts } from '../../domain/training/exercise-facts.ts';
import {
  createExerciseLibrary,
  type ExerciseLibrary,
  type LibraryExercise,
} from '../../domain/workout-notation/names/exercise-library.ts';
import { fetchPublicFile } from '../../services/fetch-public-file.ts';
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

const loadPlans = (): Promise<readonly EditorPlanTemplate[]> =>
  fetchPublicFile(editorPublicPlansFilePath, EditorPlanTemplatesSchema);

/** The site's exercises, and the plans that an editor may start from. */
export type EditorExercisesAndPlanTemplates = {
  readonly library: ExerciseLibrary;
  readonly plans: readonly EditorPlanTemplate[];
};

/** Loads the exercises and the public plans of this build. Rejects if they can't be loaded. */
export const loadEditorExercisesAndPlanTemplates =
  async (): Promise<EditorExercisesAndPlanTemplates> => {
    const [facts, plans] = await Promise.all([
      loadExerciseFacts(),
      loadPlans(),
      // The plan view is loaded with them: if the editor goes offline before her first line, it
      // would fail to load later.
      import('../../page-parts/plan/workout.island.tsx'),
    ]);
    return {
      library: createExerciseLibrary([...facts.values()].map(toLibraryExercise)),
      plans,
    };
  };
