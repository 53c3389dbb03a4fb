import { describe, expect, it } from 'vitest';
import { createExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { testLibraryExercise } from '../workout-notation/test-exercise-library.test-support.ts';
import { parsePlanOrSyntaxErrors } from '../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { WorkoutPlan } from '../workout-notation/plan.ts';
import {
  areMinutesAsStated,
  blockWeeksOf,
  findBrokenEasyWeekRhythm,
  findSteepRisesOfTotalHardSets,
  findWeeksWithTooFewMainLifts,
  mainAndFinisherExerciseSlugsOfWeeks,
  findIdenticalSessions,
  findLargeMuscleSetsOutOfRange,
  shareOfExercisesFromBlockBefore,
} from './block-rules.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', {
    primaryMuscles: ['quadriceps'],
    secondaryMuscles: ['glutes'],
  }),
  testLibraryExercise('Deadlift', { primaryMuscles: ['glutes'] }),
]);

const planOf = (source: string): WorkoutPlan => {
  const parsed = parsePlanOrSyntaxErrors(source, library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.plan;
};

/** A plan of one day a week, with these sets of the squat in its weeks. */
const weeksWith = (sets: readonly number[]) =>
  blockWeeksOf(
    planOf(
      sets
        .map((count, index) => `Week ${index + 1}\nDay 1\n- Back squat: ${count} x 5 at RPE 8`)
        .join('\n'),
    ),
    library,
  );

describe('the hard sets of a week', () => {
  it('may not be more than allowed, nor fewer in a week that isn’t easy', () => {
    const weeks = weeksWith([6, 6, 6, 3]);
    expect(findLargeMuscleSetsOutOfRange(weeks, () => ({ from: 0, to: 6 }))).toEqual([]);
    const dosesOf = (muscle: string, from: number, to: number) =>
      findLargeMuscleSetsOutOfRange(weeks, () => ({ from, to }))
        .filter((one) => one.muscle === muscle)
        .map(({ week }) => week);
    expect(dosesOf('quadriceps', 0, 5)).toEqual([1, 2, 3]);
    // Week 4 is easy, so it may have fewer.
    expect(dosesOf('quadriceps', 7, 9)).toEqual([1, 2, 3]);
    expect(dosesOf('glutes', 3, 4)).toEqual([]);
  });

  it.each([
    [[5, 6, 7], []],
    [[5, 7], [2]],
    [[6, 6, 3, 8], []],
    [[6, 6, 4, 8], [4]],
  ])('of %j rise too steeply in the weeks %j', (sets, steep) => {
    expect(findSteepRisesOfTotalHardSets(weeksWith(sets)).map(({ week }) => week)).toEqual(steep);
  });

  it.each([
    [[6, 6, 6, 3, 6, 6, 6, 3], []],
    [[6, 6, 6, 6, 6, 3], []],
    [
      [6, 6, 6, 6, 6, 6, 3],
      [6, 7],
    ],
    [[6, 6, 3, 6, 6, 6, 6], [3]],
    // The test of the last week may follow a taper.
    [[6, 6, 6, 6, 3, 3], []],
  ])('of %j break the rhythm in the weeks %j', (sets, broken) => {
    expect(findBrokenEasyWeekRhythm(weeksWith(sets))).toEqual(broken);
  });
});

describe('the sessions of a block', () => {
  it('name the weeks in which too few main lifts are trained', () => {
    const weeks = weeksWith([3, 3]);
    expect(findWeeksWithTooFewMainLifts(weeks, ['back-squat', 'deadlift'], 1)).toEqual([]);
    expect(findWeeksWithTooFewMainLifts(weeks, ['back-squat', 'deadlift'], 2)).toEqual([
      { week: 1, missing: ['deadlift'] },
      { week: 2, missing: ['deadlift'] },
    ]);
  });

  it('are twins if their exercises, sets and effort are the same, whatever their warm-up and notes', () => {
    const weeks = blockWeeksOf(
      planOf(
        'Week 1\nDay 1\nWarm-up\n- Deadlift: 1 x 5\nMain\n- Back squat: 3 x 5 at RPE 8\nWeek 2\nDay 1\n- Back squat: 3 x 5 at RPE 8 (deep)\nWeek 3\nDay 1\n- Back squat: 3 x 5 at RPE 9',
      ),
      library,
    );
    expect(findIdenticalSessions(weeks)).toEqual([
      [
        { week: 1, day: 1 },
        { week: 2, day: 1 },
      ],
    ]);
  });

  it('take as long as stated, to five minutes', () => {
    const weeks = weeksWith([3, 12]);
    const minutes = weeks.flatMap((week) => week.minutes);
    const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
    expect(areMinutesAsStated(weeks, [least - 5, most + 5])).toBe(true);
    expect(areMinutesAsStated(weeks, [least - 6, most])).toBe(false);
    expect(areMinutesAsStated(weeks, [least, most + 6])).toBe(false);
    expect(areMinutesAsStated(weeks, [])).toBe(false);
  });

  it('share the exercises that the block before had too', () => {
    const exercises = mainAndFinisherExerciseSlugsOfWeeks(weeksWith([3]));
    expect([...exercises]).toEqual(['back-squat']);
    expect(shareOfExercisesFromBlockBefore(new Set(['a', 'b']), new Set(['b', 'c', 'd']))).toBe(
      0.5,
    );
    expect(shareOfExercisesFromBlockBefore(exercises, new Set())).toBe(0);
    expect(shareOfExercisesFromBlockBefore(new Set(), exercises)).toBe(0);
  });
});
