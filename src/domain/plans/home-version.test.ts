import { expect, it } from 'vitest';
import { createExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { testLibraryExercise } from '../workout-notation/test-exercise-library.test-support.ts';
import { exercisesOfPlan } from '../workout-notation/exercises-of-plan.ts';
import { parsePlanOrSyntaxErrors } from '../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import { addHomeVersionsToPlan, canTrainLineAtHome } from './home-version.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', { equipment: ['barbell'] }),
  testLibraryExercise('Split squat', { equipment: ['dumbbell'] }),
  testLibraryExercise('Standing calf raise', { equipment: ['machine'] }),
]);

it.each([
  ['- Split squat: 3 x 8', true],
  ['- "Walk": 1 x 3 min', true],
  ['- Back squat: 3 x 8', false],
  ['- Back squat: 3 x 8 (home: split squat)', true],
  ['- Back squat: 3 x 8 (home: split squat, each side; slowly)', true],
  ['- Back squat: 3 x 8 (warm-up; home: split squat)', true],
  ['- Back squat: 3 x 8 (home: standing calf raise)', false],
  ['- Standing calf raise: 3 x 8 (home: standing calf raise with dumbbells)', true],
  ['- Standing calf raise: 3 x 8 (home: standing calf raise with a machine)', false],
  ['- Standing calf raise with dumbbells: 3 x 8', true],
  ['- Back squat: 3 x 8 (home: something else)', false],
])('%s: %s', (line, expected) => {
  const parsed = parsePlanOrSyntaxErrors(line, library);
  const lines = parsed.ok ? exercisesOfPlan(parsed.plan) : [];
  expect(lines.map((exercise) => canTrainLineAtHome(exercise, library))).toEqual([expected]);
});

it('a plan names the version at home of each line that names one, if it can be done there', () => {
  const lines = [
    '- Back squat: 3 x 8 (home: split squat, each side; slowly)',
    '- Split squat: 3 x 8 (home: back squat)',
    '- Split squat: 3 x 8',
    '- "Walk": 1 x 3 min',
  ];
  const parsed = parsePlanOrSyntaxErrors(lines.join('\n'), library);
  const plan = parsed.ok ? addHomeVersionsToPlan(parsed.plan, library) : { blocks: [] };
  expect(exercisesOfPlan(plan).map(({ home }) => home)).toEqual([
    { name: 'Split squat', slug: 'split-squat', equipment: undefined, perSide: true },
    undefined,
    undefined,
    undefined,
  ]);
});
