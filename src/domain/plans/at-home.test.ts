import { describe, expect, it } from 'vitest';
import { testLibraryExercise } from '../workout-notation/test-exercise-library.test-support.ts';
import { createExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import { exercisesOfPlan } from '../workout-notation/exercises-of-plan.ts';
import { parsePlanOrSyntaxErrors } from '../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { Exercise } from '../workout-notation/plan.ts';
import {
  planViewAtHome,
  planViewDiffersAtHome,
  adaptPlansInSectionsForHome,
  equipmentOfPlansInSections,
} from './at-home.ts';
import type { WorkoutPlanView } from './plan-view.ts';
import { toWorkoutPlanView } from './to-workout-plan-view.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', { equipment: ['barbell'] }),
  testLibraryExercise('Goblet squat', { equipment: ['dumbbell'] }),
  testLibraryExercise('Split squat', { equipment: ['dumbbell'] }),
  testLibraryExercise('Standing calf raise', { equipment: ['machine'] }),
  testLibraryExercise('Push-up', { equipment: ['body only'] }),
]);

const viewOf = (lines: string): WorkoutPlanView => {
  const parsed = parsePlanOrSyntaxErrors(lines, library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return { ...toWorkoutPlanView(parsed.plan, library), version: 'first' };
};
const linesOf = ({ plan }: WorkoutPlanView): readonly Exercise[] => exercisesOfPlan(plan);
const first = (line: string): Exercise => {
  const [exercise] = linesOf(planViewAtHome(viewOf(line)));
  if (exercise === undefined) throw new Error(`No exercise in ${line}`);
  return exercise;
};
/** The sets as `3 x 8 at RPE 7`. */
const setsOf = ({ sets }: Exercise): readonly string[] =>
  sets.map(({ sets: count, amount, loads }) => {
    const reps = amount.kind === 'reps' ? `${amount.reps.from}-${amount.reps.to}` : amount.kind;
    const side = amount.perSide ? ' per side' : '';
    const load = loads.map((one) =>
      one.kind === 'rpe' ? `RPE ${one.rpe.from}-${one.rpe.to}` : one.kind,
    );
    return `${count} x ${reps}${side}${load.length === 0 ? '' : ` at ${load.join(' and ')}`}`;
  });

describe('a line that names a version at home', () => {
  it('becomes the exercise that its note names, without the note', () => {
    const line = first('- Back squat: 3 x 8 at RPE 7 (home: goblet squat; chest up)');
    expect(line).toMatchObject({ name: 'Goblet squat', slug: 'goblet-squat', note: '' });
    expect(setsOf(line)).toEqual(['3 x 8-8 at RPE 7-7']);
    expect(line.home).toBeUndefined();
  });

  it('still says that it is a warm-up', () => {
    const line = first('- Back squat: 1 x 6 at RPE 5 (warm-up; home: goblet squat; chest up)');
    expect(line.note).toBe('warm-up');
  });

  it('is replaced although the library says that it needs no gym', () => {
    expect(first('- Push-up: 3 x 8 (home: goblet squat)').slug).toBe('goblet-squat');
  });

  it('can be the same exercise with other equipment', () => {
    const line = first('- Standing calf raise: 3 x 10 (home: standing calf raise with dumbbells)');
    expect(line).toMatchObject({ slug: 'standing-calf-raise', equipment: 'dumbbells' });
  });

  it('is done on each side if its note says so', () => {
    const line = first('- Back squat: 3 x 8 at RPE 7 (home: split squat, each side)');
    expect(setsOf(line)).toEqual(['3 x 8-8 per side at RPE 7-7']);
  });

  it('keeps how hard it is in place of percentages and kilograms', () => {
    const percent = '- Back squat: 4 x 8 at 70.5% (home: goblet squat)';
    expect(setsOf(first(percent))).toEqual(['4 x 8-8 at RPE 7-7']);
    const both = '- Back squat: 4 x 8 at 70% and RPE 6 (home: goblet squat)';
    expect(setsOf(first(both))).toEqual(['4 x 8-8 at RPE 6-6']);
    const kilograms = '- Back squat: 4 x 8 at 60 kg (home: goblet squat)';
    expect(setsOf(first(kilograms))).toEqual(['4 x 8-8']);
  });

  it('has five reps where there was a single, and never goes to failure', () => {
    const test = '- Back squat: 1 x 1 at 90% + 1 x 1 at 100-103% (home: goblet squat)';
    expect(setsOf(first(test))).toEqual(['1 x 5-5 at RPE 7.5-7.5', '1 x 5-5 at RPE 9-9']);
  });

  it('has one warm-up set', () => {
    const ramp = '- Back squat: 1 x 5 at 40% + 1 x 3 at 55% + 1 x 2 at 67.5% (home: goblet squat)';
    expect(setsOf(first(ramp))).toEqual(['1 x 5-5 at RPE 5-5']);
  });

  it('gets harder by the week as the plan does', () => {
    const weeks =
      'Weeks 1-3\nDay 1\n- Back squat: 3 x 8, each week 68% then 70.5% then 74% (home: goblet squat)';
    expect(first(weeks).progression).toEqual({
      kind: 'loads',
      loads: [6, 7, 8].map((rpe) => ({ kind: 'rpe', rpe: { from: rpe, to: rpe } })),
    });
    const added =
      'Weeks 1-3\nDay 1\n- Back squat: 3 x 8 at 65%, each week add 2.5% (home: goblet squat)';
    expect(first(added).progression).toBeUndefined();
    const reps =
      'Weeks 1-3\nDay 1\n- Back squat: 3 x 8 at RPE 7, each week add 1 rep (home: goblet squat)';
    expect(first(reps).progression).toMatchObject({ kind: 'add', unit: 'reps' });
  });
});

describe('a view', () => {
  const lines = '- Back squat: 3 x 8 at RPE 7 (home: goblet squat)\n- Push-up: 2 x 10';

  it('has the address of both exercises, and totals for both places', () => {
    const view = viewOf(lines);
    expect(planViewDiffersAtHome(view)).toBe(true);
    expect(Object.keys(view.paths)).toEqual(['back-squat', 'goblet-squat', 'push-up']);
    const sections = [{ kind: 'workout', workout: view }] as const;
    expect(equipmentOfPlansInSections(sections)).toContain('barbell');
    expect(equipmentOfPlansInSections(adaptPlansInSectionsForHome(sections))).not.toContain(
      'barbell',
    );
    expect(equipmentOfPlansInSections(adaptPlansInSectionsForHome(sections))).toContain('dumbbell');
  });

  it('keeps its version, so that a plan that is followed stays the same plan', () => {
    expect(planViewAtHome(viewOf(lines)).version).toBe('first');
  });

  it('is the same one where no line names another for home', () => {
    const view = viewOf('- Push-up: 2 x 10 (slowly)');
    expect(planViewDiffersAtHome(view)).toBe(false);
    expect(planViewAtHome(view)).toBe(view);
    expect(view.homeTotals).toBeUndefined();
  });
});
