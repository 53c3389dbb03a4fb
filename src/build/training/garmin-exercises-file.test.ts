import { expect, it } from 'vitest';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { toGarminNumbersBySlug } from './garmin-exercises-file.ts';

it('has the numbers of Garmin’s catalogue, a category alone, and nothing where an entry says nothing', () => {
  expect(
    toGarminNumbersBySlug([
      makeEntry('exercise', { slug: 'back-squat', watchExercise: 'squat/barbell back squat' }),
      makeEntry('exercise', { slug: 'smith-machine-squat', watchExercise: 'Squat' }),
      makeEntry('exercise', { slug: 'dumbbell-pullover' }),
    ]),
  ).toEqual({ 'back-squat': [28, 6], 'smith-machine-squat': [28] });
});
