import { entriesOfTypes } from '../../../src/content/model/entry.ts';
import { exerciseLibraryOfEntries } from '../../../src/content/model/exercise-entries.ts';
import { typesWithWorkouts } from '../../../src/content/model/type-groups.ts';
import { renderAndSplitAtWorkouts } from '../../../src/content/render/sections.ts';
import type { WorkoutPlan } from '../../../src/domain/workout-notation/plan.ts';
import { readStarterEntries } from '../starter-entries.ts';

/** Every plan of the starter space, public and member, with its entry's name. */
export const readStarterPlans = async (): Promise<
  readonly { readonly name: string; readonly plan: WorkoutPlan }[]
> => {
  const entries = await readStarterEntries();
  const library = exerciseLibraryOfEntries(entries);
  return entriesOfTypes(entries, ...typesWithWorkouts).flatMap(({ type, id, fields }) =>
    renderAndSplitAtWorkouts(fields.content, library).flatMap((section) =>
      section.kind === 'workout' ? [{ name: `${type} ${id}`, plan: section.workout.plan }] : [],
    ),
  );
};
