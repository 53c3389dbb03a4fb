import { describe, expect, it } from 'vitest';
import { createExerciseLibrary } from '../../workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import type { TrimReason } from '../log.ts';
import { findPlanDayProgressedToWeek } from '../plan/plan-line.ts';
import { smallLibrary as library } from '../small-library.test-support.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import type { Step } from '../session/step.ts';
import { trimSessionForReason } from './trim-session-for-reason.ts';
import { minutesOfSteps } from './trim-steps.ts';

const weights = testKitWithMaximums({
  'back-squat': kg(100),
  'front-squat': kg(80),
  deadlift: kg(120),
  'barbell-bench-press': kg(60),
});

const day = (...lines: readonly string[]): readonly Step[] => {
  const exercises = [...library.values()].map(({ slug, title, equipment, primary, secondary }) => ({
    ...{ slug, title, equipment, altTitle: undefined, category: 'exercises' },
    primaryMuscles: primary,
    secondaryMuscles: secondary,
  }));
  const parsed = parsePlanOrSyntaxErrors(
    ['Day 1', ...lines].join('\n'),
    createExerciseLibrary(exercises),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const first = findPlanDayProgressedToWeek(parsed.plan, 1, 1);
  if (first === undefined) throw new Error('No day.');
  const question = { library, weights, swaps: [], progress: {}, withRamp: false };
  return stepsOfPlanDay({ ...question, day: first });
};

const trim = (reason: TrimReason, steps: readonly Step[]) =>
  trimSessionForReason(steps, reason, library, weights);

/** Each set as a short string: the line, its number of how many, and the weight. */
const inWords = (steps: readonly Step[]): readonly string[] =>
  steps.map(
    ({ slug, set, of, weight }) =>
      `${slug} ${set}/${of}${weight === undefined ? '' : ` ${weight.value} ${weight.unit}`}`,
  );

const trained = (reason: TrimReason, ...lines: readonly string[]): readonly string[] =>
  inWords(trim(reason, day(...lines)).steps);

describe('cramps', () => {
  it('make heavily braced lifts lighter and shorter, and leave the upper body alone', () => {
    expect(
      trained(
        'cramps',
        'Main',
        '- Back squat: 3 x 5 at 80%',
        '- Barbell bench press: 2 x 5 at 80%',
      ),
    ).toEqual([
      'back-squat 1/2 75 kg',
      'back-squat 2/2 75 kg',
      'barbell-bench-press 1/2 47.5 kg',
      'barbell-bench-press 2/2 47.5 kg',
    ]);
  });

  it('name our article as the source', () => {
    expect(trim('cramps', day('Main', '- Plank: 2 x 30 s')).source).toEqual({
      text: 'Training around your cycle',
      path: '/articles/training-around-your-cycle/',
    });
  });
});

describe('heavy bleeding', () => {
  it('makes the session shorter and no weight lighter', () => {
    expect(
      trained(
        'heavy bleeding',
        'Main',
        '- Back squat: 2 x 5 at 80%',
        '- Barbell bench press: 2 x 5 at 80%',
        'Finisher',
        '- Plank: 2 x 30 s',
      ),
    ).toEqual(['back-squat 1/2 80 kg', 'back-squat 2/2 80 kg', 'barbell-bench-press 1/1 47.5 kg']);
  });
});

describe('sore breasts', () => {
  it('get dumbbells instead of a bar on the chest, in the same place and with the same id', () => {
    const before = day('Main', '- Barbell bench press: 1 x 5 at 80%', '- Box jump: 3 x 3');
    const { steps, changes } = trim('sore breasts', before);
    expect(steps).toMatchObject([
      { id: before[0]?.id, slug: 'dumbbell-bench-press', weight: kg(16), perHand: true, loads: [] },
    ]);
    expect(changes).toContain('Dumbbell bench press instead of barbell bench press.');
    expect(changes).toContain('Jumps go.');
  });
});

describe('a bad night', () => {
  it('takes 5 to 10% off, or a set where nothing can be a little lighter', () => {
    expect(trained('bad night', 'Main', '- Back squat: 2 x 5 at 80%', '- Push-up: 3 x 8')).toEqual([
      'back-squat 1/2 75 kg',
      'back-squat 2/2 75 kg',
      'push-up 1/2',
      'push-up 2/2',
    ]);
  });

  it('lowers the effort where she chooses the weight', () => {
    const { steps } = trim('bad night', day('Main', '- Leg press: 1 x 10 at RPE 8'));
    expect(steps[0]?.loads).toEqual([{ kind: 'rpe', rpe: { from: 7, to: 7 } }]);
  });
});

describe('bloating', () => {
  it('gets a goblet squat for a front squat', () => {
    expect(trained('bloated', 'Main', '- Front squat: 1 x 5 at 75%')).toEqual([
      'goblet-squat 1/1 24 kg',
    ]);
  });
});

describe('twenty minutes', () => {
  const long = [
    'Warm-up',
    '- Band pull-apart: 2 x 15',
    'Main',
    '- Back squat: 5 x 5 at 75%, rest 3 min',
    '- Barbell bench press: 5 x 5 at 75%, rest 3 min',
    '- Seated cable row: 3 x 10',
    '- Leg extension: 3 x 12',
    'Finisher',
    '- Plank: 3 x 40 s',
    'Cool-down',
    '- Dead hang: 2 x 30 s',
  ];

  it('keep the first lifts, and fit by the estimate that plans show', () => {
    const before = day(...long);
    const { steps } = trim('twenty minutes', before);
    expect(minutesOfSteps(before)).toBeGreaterThan(45);
    expect(minutesOfSteps(steps)).toBeLessThanOrEqual(20);
    const slugs = new Set(steps.map(({ slug }) => slug));
    expect([...slugs]).toEqual(['band-pull-apart', 'back-squat', 'barbell-bench-press']);
    expect(
      steps.map(({ weight }) => weight?.value).filter((value) => value !== undefined),
    ).toContain(75);
  });

  it('leave a short session as it is', () => {
    const before = day('Main', '- Back squat: 3 x 5 at 75%');
    expect(trim('twenty minutes', before).steps).toEqual(before);
  });
});

describe('a crowded gym', () => {
  it('uses dumbbells for exercises that need a rack or a machine, and leaves out those that have no replacement', () => {
    expect(
      trained(
        'crowded gym',
        'Main',
        '- Barbell bench press: 1 x 5 at 80%',
        '- Standing calf raise: 1 x 12',
        '- Dumbbell shoulder press: 1 x 8 at 10 kg per hand',
      ),
    ).toEqual(['dumbbell-bench-press 1/1 16 kg', 'dumbbell-shoulder-press 1/1 10 kg']);
  });

  it('keeps a first lift that has no replacement', () => {
    expect(trained('crowded gym', 'Main', '- Standing calf raise: 1 x 12')).toEqual([
      'standing-calf-raise 1/1',
    ]);
  });
});

describe('low energy', () => {
  it('takes weight and a set off every main lift, and a round off a circuit', () => {
    const { steps } = trim(
      'low energy',
      day('Main', '- Superset, 3 rounds', '  - Back squat: 5 at 80%', '  - Push-up: 8'),
    );
    expect(inWords(steps)).toEqual([
      'back-squat 1/2 75 kg',
      'push-up 1/2',
      'back-squat 2/2 75 kg',
      'push-up 2/2',
    ]);
    expect(steps.map(({ group }) => group?.rounds)).toEqual([2, 2, 2, 2]);
  });
});

it('says whether a reason changes nothing at all', () => {
  const steps = day('Main', '- Push-up: 1 x 8, rest 1 min');
  expect(trim('cramps', steps).isAsBefore).toBe(true);
  expect(trim('cramps', day('Main', '- Back squat: 3 x 5 at 80%, rest 3 min')).isAsBefore).toBe(
    false,
  );
});
