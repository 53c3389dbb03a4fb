import { describe, expect, it } from 'vitest';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { toExerciseFactsBySlug } from '../exercise-facts.ts';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import type { LoggedSet } from '../log.ts';
import { kilograms, loggedSet } from './sets.test-support.ts';
import { hardSetsByMuscleAskedByPlanWeek, hardSetsByMuscleOfLoggedSets } from './weekly-sets.ts';

const squat = testExerciseFactsWith({ secondary: ['glutes'] });
const library = toExerciseFactsBySlug([squat]);

const set = (change: Partial<LoggedSet> = {}): LoggedSet =>
  loggedSet({ weight: kilograms(60), reps: 5 }, change);

/** How many sets count for the quadriceps. */
const counted = (...sets: readonly LoggedSet[]): number =>
  hardSetsByMuscleOfLoggedSets(sets, library)[0]?.sets ?? 0;

describe('hardSetsByMuscleOfLoggedSets', () => {
  it('counts a set for the muscles that do most of the work, and half for those that help', () => {
    expect(hardSetsByMuscleOfLoggedSets([set(), set()], library)).toEqual([
      { muscle: 'quadriceps', sets: 2 },
      { muscle: 'glutes', sets: 1 },
    ]);
  });

  it('ignores ramp sets, warm-ups and unknown exercises', () => {
    expect(
      counted(
        set({ kind: 'ramp' }),
        set({ line: 'warm-up.back-squat.1' }),
        set({ exercise: 'own:Zercher squat' }),
        set({ exercise: 'gone-from-the-library' }),
      ),
    ).toBe(0);
  });

  it('goes by her effort, then the planned effort, then the percentage', () => {
    const rpe = (value: number) => ({ kind: 'rpe', value }) as const;
    const easy = { effort: rpe(5) };
    expect(counted(set({ planned: easy }))).toBe(0);
    expect(counted({ ...set({ planned: easy }), done: { reps: 5, effort: rpe(8) } })).toBe(1);
    expect(counted(set({ planned: { percent: { from: 50, to: 55 } } }))).toBe(0);
    expect(counted(set({ planned: { percent: { from: 50, to: 55 }, effort: rpe(7) } }))).toBe(1);
  });

  it('counts a weight that the plan wrote without an effort only if she rates it', () => {
    const unrated = set({ planned: { weight: kilograms(20), unrated: true } });
    expect(counted(unrated)).toBe(0);
    expect(counted({ ...unrated, done: { reps: 5, effort: { kind: 'rpe', value: 8 } } })).toBe(1);
    // A set of the lifter's own, or one whose weight she chose herself, is a working set.
    expect(counted(set({ planned: { weight: kilograms(20) } }))).toBe(1);
  });

  it('counts two sides as one set, and at most three rounds of an AMRAP', () => {
    expect(counted(set({ side: 'left' }), set({ side: 'right' }))).toBe(1);
    const rounds = [1, 2, 3, 4, 5].map((amrapRound) => set({ planned: { amrapRound } }));
    expect(counted(...rounds)).toBe(3);
  });
});

it('hardSetsByMuscleAskedByPlanWeek counts a week with its progression, by the same rule as the plan’s totals', () => {
  const plan: WorkoutPlan = {
    blocks: [
      {
        from: 1,
        to: 4,
        name: '',
        days: [1, 2].map((number) => ({
          number,
          name: '',
          parts: [
            {
              kind: 'main',
              items: [
                {
                  kind: 'exercise',
                  exercise: {
                    name: '',
                    slug: 'back-squat',
                    note: '',
                    sets: [
                      {
                        sets: 3,
                        amount: { kind: 'reps', reps: { from: 5, to: 5 }, perSide: false },
                        loads: [],
                      },
                    ],
                    progression: { kind: 'add', amount: 1, unit: 'sets' },
                  },
                },
              ],
            },
          ],
        })),
      },
    ],
  };
  expect(hardSetsByMuscleAskedByPlanWeek(plan, 1, library)).toEqual([
    { muscle: 'quadriceps', sets: 6 },
    { muscle: 'glutes', sets: 3 },
  ]);
  expect(hardSetsByMuscleAskedByPlanWeek(plan, 3, library)[0]).toEqual({
    muscle: 'quadriceps',
    sets: 10,
  });
  expect(hardSetsByMuscleAskedByPlanWeek(plan, 5, library)).toEqual([]);
});
