import { describe, expect, it } from 'vitest';
import { testLibraryExercise } from '../workout-notation/test-exercise-library.test-support.ts';
import { createExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { WorkoutPlan } from '../workout-notation/plan.ts';
import { countContentsOfProgramme } from './content-counts-of-programme.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', { equipment: ['barbell'], primaryMuscles: ['quadriceps'] }),
  testLibraryExercise('Push-up', { equipment: ['body only'], primaryMuscles: ['chest'] }),
]);

const planOf = (lines: string): WorkoutPlan => {
  const parsed = parsePlanOrSyntaxErrors(lines, library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.plan;
};

const plan = planOf(`Weeks 1-2: A secret name

Day 1: Legs

Warm-up
- Push-up: 1 x 5

Main
- Back squat: 3 x 5 at RPE 8, each week add 1 set (a secret note)

Day 2: All

Main
- Back squat: 2 x 5 at RPE 8
- Push-up: 2 x 8 at RPE 8
- "A secret drill": 2 x 8`);

describe('countContentsOfProgramme', () => {
  it('counts weeks, sessions, kit, sets by muscle and week, and sessions by exercise', () => {
    const inside = countContentsOfProgramme([plan], library);
    expect(inside).toMatchObject({ weeks: 2, sessions: 4, daysAWeek: 2, equipment: ['barbell'] });
    expect(inside.muscles.find(({ muscle }) => muscle === 'quadriceps')?.sets).toEqual([5, 6]);
    expect(inside.exercises).toEqual([
      { name: 'Back squat', slug: 'back-squat', sessions: 4 },
      { name: 'Push-up', slug: 'push-up', sessions: 2 },
    ]);
  });

  it('has no word of an editor, no load and no reps', () => {
    expect(JSON.stringify(countContentsOfProgramme([plan], library))).not.toMatch(
      /secret|RPE|rpe|reps/,
    );
  });

  it('is empty without a plan', () => {
    expect(countContentsOfProgramme([], library)).toMatchObject({
      weeks: 0,
      sessions: 0,
      exercises: [],
    });
  });
});
