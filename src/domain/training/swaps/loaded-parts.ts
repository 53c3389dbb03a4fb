import type { ExerciseFacts } from '../exercise-facts.ts';
import type { MovementPattern } from '../movement-and-loading.ts';
import type { SorePart } from '../sore-part.ts';

/**
 * The movements that load a part of the body, by a coach's rule of thumb. Exercises that differ
 * from their movement say so (`alsoLoads`, `spares`).
 *
 * It is for a part that is sore from training. Sharp or new pain ends the session
 * (`health-help.ts`), and neither this nor those fields may be read as advice for an injury.
 */
const patternsThatLoad: Readonly<Record<SorePart, readonly MovementPattern[]>> = {
  // Overhead, hanging, and pressing with the elbows behind the body.
  shoulder: [
    'vertical push',
    'vertical pull',
    'lateral raise',
    'chest fly',
    'olympic lift',
    'conditioning',
  ],
  // Bending or stretching the elbow against load, and hanging from a bar.
  elbow: ['triceps extension', 'forearm', 'olympic lift'],
  // A hand bent back under load, and straight bars that turn it.
  wrist: ['olympic lift', 'forearm', 'conditioning'],
  // Bending forward under load, and a weight on the shoulders or overhead while standing.
  'lower back': ['hinge', 'back extension', 'olympic lift', 'carry', 'jump', 'conditioning'],
  // Deep bending of the hip, wide stances, and leg raises.
  hip: [
    'squat',
    'lunge',
    'hinge',
    'hip thrust',
    'hip adduction',
    'hip abduction',
    'back extension',
    'jump',
    'olympic lift',
    'conditioning',
  ],
  // Bending the knee under load, and landing.
  knee: ['squat', 'lunge', 'knee extension', 'jump', 'olympic lift', 'conditioning'],
  // Landing, walking under load, and balancing on one foot.
  ankle: ['lunge', 'jump', 'calf raise', 'olympic lift', 'carry', 'conditioning'],
};

/** Whether an exercise loads a body part so much that it isn't offered while that part is sore. */
export const loadsBodyPart = (
  { pattern, alsoLoads = [], spares = [] }: Pick<ExerciseFacts, 'pattern' | 'alsoLoads' | 'spares'>,
  part: SorePart,
): boolean =>
  alsoLoads.includes(part) || (patternsThatLoad[part].includes(pattern) && !spares.includes(part));
