import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, kitArbitrary, testKitWithMaximums } from '../loads/loads.test-support.ts';
import {
  isWeightJumpOverFivePercent,
  nextLoadableWeightByUsualStep,
  usualBarStepOfLift,
} from '../loads/usual-step.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import {
  planUpdateAfterTestSessions,
  type TestSessionResultsOfAllOrEachSet,
} from './progression.test-support.ts';

const library = libraryOfGivenTestExercises(
  { slug: 'back-squat' },
  { slug: 'barbell-overhead-press', pattern: 'vertical push' },
);
const gym = testKitWithMaximums({ 'barbell-overhead-press': kg(40), 'back-squat': kg(100) });
const withPlates = (size: number): KitAndMaximums => ({
  ...gym,
  barbell: { ...gym.barbell, plates: [...gym.barbell.plates, { size, pairs: 2 }] },
});

const train = (
  text: string,
  weights: KitAndMaximums,
  ...sessions: readonly TestSessionResultsOfAllOrEachSet[]
) => planUpdateAfterTestSessions({ plan: planOfText(text), library, weights, sessions });
const asPlanned: TestSessionResultsOfAllOrEachSet = { set: undefined };

describe('a plan that adds half a point of effort each week', () => {
  const text =
    'Weeks 1-3\n\nDay 1\n- Barbell overhead press: 3 x 6, each week RPE 7 then RPE 7.5 then RPE 8';

  it('adds to a press what the effort is worth, and not a step of the plates each time', () => {
    const lifted = [1, 2, 3].map((count) => {
      const { sets } = train(text, gym, ...Array.from({ length: count }, () => asPlanned));
      return sets.find(({ kind }) => kind === 'work')?.done.weight;
    });
    expect(lifted).toEqual([kg(30), kg(30), kg(32.5)]);
  });

  it('says why the weight stays, and how much a step of the plates is', () => {
    const [next] = train(text, gym, asPlanned).nextWeights;
    expect(next).toMatchObject({ change: 'same', weight: kg(30) });
    expect(next?.why).toBe(
      'Your plan asks for more effort next time, but that is less than a step, so it stays.',
    );
    expect(train(text, gym, asPlanned, asPlanned).nextWeights[0]?.why).toBe(
      'Your plan asks for more effort next time. It is 8 % more, the smallest step that you can load. Two plates of 0.5 kg would make it 31 kg.',
    );
  });
});

describe('the next weight', () => {
  const press = 'Weeks 1-9\n\nDay 1\n- Barbell overhead press: 3 x 5 at RPE 8';
  const done = (kilograms: number, reps: number): TestSessionResultsOfAllOrEachSet => ({
    set: { weight: kg(kilograms), reps },
  });

  it('is 1 kg away for a press and 2.5 kg for a squat, if the plates allow it', () => {
    const fine = withPlates(0.5);
    const step = (pattern: 'vertical push' | 'squat', weights: KitAndMaximums) =>
      nextLoadableWeightByUsualStep(
        kg(30),
        usualBarStepOfLift({ pattern }, 'barbell', weights),
        'barbell',
        weights,
      );
    expect(step('vertical push', fine)).toEqual(kg(31));
    expect(step('squat', fine)).toEqual(kg(32.5));
    expect(step('vertical push', gym)).toEqual(kg(32.5));
  });

  it('comes after two more reps where it is more than 5 %, and names the plates that would make it less', () => {
    const [first] = train(press, gym, done(30, 5)).nextWeights;
    expect(first).toMatchObject({ weight: kg(30), reps: 6, change: 'same' });
    expect(first?.why).toBe(
      'Every set was as asked. Before the next weight come more reps: aim for 6. It is 8 % more, the smallest step that you can load. Two plates of 0.5 kg would make it 31 kg.',
    );
    const [third] = train(press, gym, done(30, 5), done(30, 6), done(30, 7)).nextWeights;
    expect(third).toMatchObject({ weight: kg(32.5), change: 'up' });
  });

  it('comes after two sessions as asked where the plates make a small step', () => {
    const fine = withPlates(0.5);
    const { nextWeights } = train(press, fine, done(30, 5), done(30, 5));
    expect(nextWeights[0]).toMatchObject({ weight: kg(31), change: 'up' });
  });

  it('is never more than 5 % heavier without a sentence that says by how much, for any kit', () => {
    const reps = fc.constantFrom('5', '8-10');
    const sessions = fc.array(
      fc
        .record({
          weight: fc.integer({ min: 8, max: 40 }).map((steps) => kg(2.5 * steps)),
          reps: fc.integer({ min: 4, max: 13 }),
        })
        .map((set): TestSessionResultsOfAllOrEachSet => ({ set })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(reps, kitArbitrary, sessions, (count, kit, trained) => {
        const text = `Weeks 1-9\n\nDay 1\n- Barbell overhead press: 2 x ${count} at RPE 8`;
        const weights = { ...kit, maxes: gym.maxes };
        const { nextWeights, sets } = train(text, weights, ...trained);
        const lifted = sets.findLast(({ kind }) => kind === 'work')?.done.weight;
        if (lifted === undefined) throw new Error('Nothing was lifted.');
        for (const { weight, change, why } of nextWeights) {
          if (change !== 'up' || !isWeightJumpOverFivePercent(lifted, weight)) continue;
          expect(why).toMatch(/It is \d+ % more/);
          const most = Number(count.split('-').at(-1));
          expect(trained.at(-1)?.set?.reps).toBeGreaterThanOrEqual(most + 2);
        }
      }),
    );
  });
});
