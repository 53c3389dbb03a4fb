import { expect, it } from 'vitest';
import {
  libraryOfGivenTestExercises,
  sessionAfterGivenEvents,
  stepsOfFirstDayInText,
  testSessionOfSteps,
} from '../session/session.test-support.ts';
import type { Step } from '../session/step.ts';
import { weightAndOtherExercisesBeforeSwap } from '../swaps/what-to-swap.ts';
import { sessionStateOf } from '../session/session-after-event.ts';
import { kg, testKitWithMaximums } from './loads.test-support.ts';
import { slugOfLiftLackingMaxForStep, weightCaveatOf } from './weight-caveat.ts';

const library = libraryOfGivenTestExercises({});
const strong = { library, weights: testKitWithMaximums({ 'back-squat': kg(100) }) };
const first = (text: string, known = strong): Step => {
  const [step] = stepsOfFirstDayInText(text, known);
  if (step === undefined) throw new Error(`No set: ${text}`);
  return step;
};

it('has no caveat for a weight of the plan or of her maximum', () => {
  expect(weightCaveatOf(first('- Back squat: 1 x 5 at 60 kg'), strong)).toBeUndefined();
  expect(weightCaveatOf(first('- Back squat: 1 x 5 at 70%'), strong)).toBeUndefined();
});

it('calls a weight by effort an estimate, until it is one that she lifted', () => {
  const step = first('- Back squat: 1 x 5 at RPE 8');
  expect(weightCaveatOf(step, strong)).toMatchObject({ kind: 'estimate' });
  expect(weightCaveatOf({ ...step, weight: kg(1) }, strong)).toBeUndefined();
});

it('says what she did lately where an estimate of her log is held near it', () => {
  const max = { exercise: 'back-squat', weight: kg(110), on: '2026-11-20' };
  const lately = [{ reps: 10, weight: kg(50) }];
  const known = {
    library,
    weights: { ...testKitWithMaximums({}), logMaxes: [{ ...max, lately }] },
  };
  const step = first('- Back squat: 1 x 10 at RPE 10', known);
  expect(step.weight).toEqual(kg(55));
  expect(weightCaveatOf(step, known)).toMatchObject({ kind: 'estimate', heldNear: kg(50) });
});

it('says when her empty bar is heavier than what the plan asks for', () => {
  expect(weightCaveatOf(first('- Back squat: 1 x 5 at 10%'), strong)).toEqual({
    kind: 'heavier than planned',
    asked: kg(10),
  });
});

it('names the lift whose maximum is missing, and nothing for a set that has a weight', () => {
  const weak = { library, weights: testKitWithMaximums({}) };
  expect(slugOfLiftLackingMaxForStep(first('- Back squat: 1 x 5 at 70%', weak), weak)).toBe(
    'back-squat',
  );
  expect(
    slugOfLiftLackingMaxForStep(first('- Back squat: 1 x 5 at 60 kg', weak), weak),
  ).toBeUndefined();
});

it('swaps from the work weight even at a set of the ramp, beside the session’s other exercises', () => {
  const steps = stepsOfFirstDayInText('- Back squat: 3 x 5 at 80%\n- Push-up: 1 x 8', {
    ...strong,
    withRamp: true,
  });
  const [ramp] = steps;
  if (ramp?.kind !== 'ramp') throw new Error('No ramp.');
  expect(
    weightAndOtherExercisesBeforeSwap(sessionStateOf(testSessionOfSteps(steps)), ramp),
  ).toEqual({
    weight: kg(80),
    perHand: false,
    inSession: ['push-up'],
  });
});

it('swaps from the weight that she has lifted in the line, where it isn’t the planned one', () => {
  const begun = testSessionOfSteps(stepsOfFirstDayInText('- Back squat: 3 x 5'));
  const lifted = sessionAfterGivenEvents(
    begun,
    { kind: 'adjust', draft: { weight: kg(40) } },
    { kind: 'done' },
  );
  const { current } = sessionStateOf(lifted);
  if (current === undefined) throw new Error('No set.');
  expect(weightAndOtherExercisesBeforeSwap(sessionStateOf(lifted), current).weight).toEqual(kg(40));
});
