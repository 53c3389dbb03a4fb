import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, testExerciseFactsWith } from '../loads/loads.test-support.ts';
import { sampleFirstLiftOfPlan } from './sample-lift.ts';

const ref = { path: '/workout-plans/five-by-five/', index: 0 };
const facts = [
  testExerciseFactsWith(),
  testExerciseFactsWith({ slug: 'goblet-squat', title: 'Goblet squat', loading: 'dumbbell' }),
];
const sampleOf = (lines: string) =>
  sampleFirstLiftOfPlan(planOfText(`Weeks 1-4\n\nDay 1: Squats\nMain\n${lines}\n`), ref, (slug) =>
    facts.find((one) => one.slug === slug),
  );

describe('The sample of a session', () => {
  it('has every set of the first lift, in kilograms that the kit can load', () => {
    const sample = sampleOf(
      '- Back squat: 5 x 5 at 70%, rest 3 min, each week add 2.5%\n- Goblet squat: 3 x 10 at RPE 8',
    );
    expect(sample).toMatchObject({
      place: { ...ref, week: 1, day: 1 },
      day: 'Squats',
      percent: 70,
      maximum: 60,
      after: 1,
    });
    expect(sample?.steps.map(({ weight, restSeconds }) => [weight, restSeconds])).toEqual(
      Array.from({ length: 5 }, () => [kg(42.5), 180]),
    );
  });

  it.each([
    ['without a percentage', '- Back squat: 3 x 5 at RPE 8'],
    ['with dumbbells', '- Goblet squat: 3 x 5 at 70%'],
    [
      'that is in a superset',
      '- Superset, 2 rounds\n  - Back squat: 5 at 70%\n  - Goblet squat: 10',
    ],
    ['that is not in the library', '- Front squat: 3 x 5 at 70%'],
  ])('is none for a first lift %s', (_, lines) => {
    expect(sampleOf(lines)).toBeUndefined();
  });
});
