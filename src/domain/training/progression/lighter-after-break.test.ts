import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kg, kitArbitrary } from '../loads/loads.test-support.ts';
import {
  libraryOfGivenTestExercises,
  stepsOfFirstDayInText,
} from '../session/session.test-support.ts';
import { kilogramsOf } from '../weight.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { sessionStepsAtPercentOfWeights } from './lighter-after-break.ts';

const library = libraryOfGivenTestExercises({ slug: 'back-squat' });
const steps = stepsOfFirstDayInText('- Back squat: 2 x 5 at 60 kg\n- Push-up: 1 x 8', { library });

it('takes a share of every weight, and leaves steps without one alone', () => {
  const light = sessionStepsAtPercentOfWeights(
    steps,
    50,
    library,
    typicalGymKitWithoutMaximums('kg'),
  );
  expect(light.map(({ weight }) => weight)).toEqual([kg(30), kg(30), undefined]);
});

it('never makes a set heavier, whatever her kit', () => {
  fc.assert(
    fc.property(kitArbitrary, fc.integer({ min: 10, max: 100 }), (weights, percent) => {
      const before = stepsOfFirstDayInText('- Back squat: 1 x 5 at 60 kg', { library, weights });
      const [was, is] = [
        before[0]?.weight,
        sessionStepsAtPercentOfWeights(before, percent, library, weights)[0]?.weight,
      ];
      if (was === undefined || is === undefined) throw new Error('No weight.');
      expect(kilogramsOf(is)).toBeLessThanOrEqual(kilogramsOf(was));
    }),
  );
});
