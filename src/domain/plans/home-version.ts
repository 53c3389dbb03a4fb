import type { Equipment } from '../training/all-equipment.ts';
import type {
  ExerciseLibrary,
  LibraryExercise,
} from '../workout-notation/names/exercise-library.ts';
import { mapExercises } from '../workout-notation/map-exercises.ts';
import {
  equipmentPhrases,
  type EquipmentPhrase,
  type Exercise,
  type HomeAlternativeExercise,
  type WorkoutPlan,
} from '../workout-notation/plan.ts';

/** What somebody who trains at home is expected to have: two dumbbells and a band. */
const homeKit: readonly Equipment[] = ['body only', 'dumbbell', 'bands'];
const homePhrases: readonly EquipmentPhrase[] = ['a dumbbell', 'dumbbells', 'a band'];

/** The exercise after `home:` in a line's note, and what follows it up to a semicolon. */
const written = /\bhome: ([^,;]+)([^;]*)/;

const splitName = (
  text: string,
): { readonly name: string; readonly phrase: EquipmentPhrase | undefined } => {
  const phrase = equipmentPhrases.find((one) => text.endsWith(` with ${one}`));
  const length = phrase === undefined ? 0 : ` with ${phrase}`.length;
  return { name: text.slice(0, text.length - length), phrase };
};

/** The exercise, if it can be done with what there is at home. */
const findAtHome = (
  name: string,
  phrase: EquipmentPhrase | undefined,
  library: ExerciseLibrary,
): LibraryExercise | undefined => {
  const known = library.find(name);
  if (known === undefined) return undefined;
  const isPossible =
    phrase === undefined
      ? known.equipment.every((item) => homeKit.includes(item))
      : homePhrases.includes(phrase);
  return isPossible ? known : undefined;
};

/** A movement without a page, such as a walk, needs no gym. */
const needsNoGym = ({ slug, equipment }: Exercise, library: ExerciseLibrary): boolean =>
  slug === undefined || findAtHome(slug, equipment, library) !== undefined;

const namedForHome = (
  { note }: Exercise,
  library: ExerciseLibrary,
): HomeAlternativeExercise | undefined => {
  const [, text = '', rest = ''] = written.exec(note) ?? [];
  const { name, phrase } = splitName(text.trim());
  const known = findAtHome(name, phrase, library);
  return known === undefined
    ? undefined
    : {
        name: known.title,
        slug: known.slug,
        equipment: phrase,
        perSide: rest.includes('each side'),
      };
};

/**
 * Whether a line can be trained at home: as it is, or as the exercise that its note names after
 * `home:`.
 */
export const canTrainLineAtHome = (exercise: Exercise, library: ExerciseLibrary): boolean =>
  needsNoGym(exercise, library) || namedForHome(exercise, library) !== undefined;

/**
 * A plan in which each line has the version at home that its note names. A pull-up, for example,
 * needs no gym by the library, and still a bar that few have at home: whoever wrote the plan
 * decides.
 */
export const addHomeVersionsToPlan = (plan: WorkoutPlan, library: ExerciseLibrary): WorkoutPlan =>
  mapExercises(plan, (exercise) => {
    const home = namedForHome(exercise, library);
    return home === undefined ? exercise : { ...exercise, home };
  });
