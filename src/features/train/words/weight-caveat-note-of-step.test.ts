import { expect, it } from 'vitest';
import { kg, testKitWithMaximums } from '../../../domain/training/loads/loads.test-support.ts';
import {
  libraryOfGivenTestExercises,
  stepsOfFirstDayInText,
} from '../../../domain/training/session/session.test-support.ts';
import { weightCaveatNoteOfStep } from './weight-caveat-note-of-step.ts';

it('says in one sentence that an estimate is held near what she did lately', () => {
  const max = { exercise: 'back-squat', weight: kg(110), on: '2026-11-20' };
  const known = {
    library: libraryOfGivenTestExercises({}),
    weights: {
      ...testKitWithMaximums({}),
      logMaxes: [{ ...max, lately: [{ reps: 10, weight: kg(50) }] }],
    },
  };
  const [step] = stepsOfFirstDayInText('- Back squat: 1 x 10 at RPE 10', known);
  if (step === undefined) throw new Error('No set.');
  expect(weightCaveatNoteOfStep(step, known)).toBe(
    'The weight is held to a tenth above the 50 kg that you did lately for as many reps: by the estimate it would be more.',
  );
});
