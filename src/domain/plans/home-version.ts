import type { Equipment } from '../training/equipment.ts';
import type { ExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { equipmentPhrases, type Exercise } from '../workout-notation/plan.ts';

/** What somebody who trains at home is expected to have: two dumbbells and a band. */
const homeKit: readonly Equipment[] = ['body only', 'dumbbell', 'bands'];
const homePhrases: readonly string[] = ['a dumbbell', 'dumbbells', 'a band'];

/** The name after `home:` in a line's note, up to a comma or a semicolon. */
const written = /\bhome: ([^,;]+)/;

const splitName = (
  text: string,
): { readonly name: string; readonly phrase: string | undefined } => {
  const phrase = equipmentPhrases.find((one) => text.endsWith(` with ${one}`));
  const length = phrase === undefined ? 0 : ` with ${phrase}`.length;
  return { name: text.slice(0, text.length - length), phrase };
};

const canBeDoneAtHome = (
  name: string,
  phrase: string | undefined,
  library: ExerciseLibrary,
): boolean => {
  const known = library.find(name);
  if (known === undefined) return false;
  return phrase === undefined
    ? known.equipment.every((item) => homeKit.includes(item))
    : homePhrases.includes(phrase);
};

/**
 * Whether a line can be trained at home: as it is, or as the exercise that its note names after
 * `home:`. A movement without a page, such as a walk, needs no gym.
 */
export const hasHomeVersion = (exercise: Exercise, library: ExerciseLibrary): boolean => {
  if (exercise.slug === undefined) return true;
  if (canBeDoneAtHome(exercise.slug, exercise.equipment, library)) return true;
  const [, text = ''] = written.exec(exercise.note) ?? [];
  const { name, phrase } = splitName(text.trim());
  return canBeDoneAtHome(name, phrase, library);
};
