import { readContentSpace } from '../../../local/starter-space/read-content-space.ts';
import { toExerciseLibrary } from '../../../src/content/model/exercise-entries.ts';
import { toText } from '../../../src/content/model/field-values.ts';
import { toSections } from '../../../src/content/render/sections.ts';
import type { WorkoutPlan } from '../../../src/domain/workout-notation/plan.ts';
import type { ContentTypeId } from '../../../src/content/model/content-model.ts';

const planTypes: readonly ContentTypeId[] = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'memberPlan',
];

/** Every plan of the starter space, public and member, with its entry's name. */
export const readStarterPlans = async (): Promise<
  readonly { readonly name: string; readonly plan: WorkoutPlan }[]
> => {
  const { entries } = await readContentSpace();
  const library = toExerciseLibrary(
    entries.filter(({ type }) => type === 'exercise').map(({ fields }) => fields),
  );
  return entries
    .filter(({ type }) => planTypes.includes(type))
    .flatMap(({ type, id, fields }) =>
      toSections(toText(fields['content']), library).flatMap((section) =>
        section.kind === 'workout' ? [{ name: `${type} ${id}`, plan: section.workout.plan }] : [],
      ),
    );
};
