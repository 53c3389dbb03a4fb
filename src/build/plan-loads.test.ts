import { expect, it } from 'vitest';
import { testLibraryExercise } from '../domain/workout-notation/test-exercise-library.test-support.ts';
import { createExerciseLibrary } from '../domain/workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { WorkoutPlan } from '../domain/workout-notation/plan.ts';
import { percentOfSetsByBodyPart } from './plan-loads.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', { equipment: ['barbell'] }),
  testLibraryExercise('Push-up', { equipment: ['body only'] }),
  testLibraryExercise('Plank', { equipment: ['body only'] }),
]);

const planOf = (lines: string): WorkoutPlan => {
  const parsed = parsePlanOrSyntaxErrors(lines, library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.plan;
};

const movementOf = (slug: string) => {
  if (slug === 'back-squat') return { pattern: 'squat', alsoLoads: ['lower back'] } as const;
  return slug === 'push-up' ? ({ pattern: 'horizontal push' } as const) : undefined;
};

it('counts the working sets that load a part, those of a group for each round, and leaves out the warm-up', () => {
  const plan = planOf(`Warm-up
- Back squat: 5 x 5 at 20 kg

Main
- Back squat: 3 x 5 at RPE 7
- Superset, 2 rounds
  - Push-up: 8
  - Back squat: 5
- Plank: 3 x 30 s`);
  // Five of ten: three sets of squats, and one in each of two rounds.
  expect(percentOfSetsByBodyPart([plan], movementOf)).toEqual({
    'lower back': 50,
    hip: 50,
    knee: 50,
  });
});

it('knows nothing of plans without sets', () => {
  expect(percentOfSetsByBodyPart([], movementOf)).toEqual({});
});
