import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testLibraryExercise } from '../../workout-notation/test-exercise-library.test-support.ts';
import { createExerciseLibrary } from '../../workout-notation/names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../../workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { estimatedOneRepMaxOfSet, personalRecordsAgainst } from '../history/history.ts';
import {
  weightTaggedAsHelpOrAdded,
  isBeltLoadableBodyweightLift,
  isEasierWeight,
  weightAfterStepperPress,
} from '../loads/help-and-added-weights.ts';
import { loadableWeightsForLoading } from '../loads/kit-weights.ts';
import {
  kg,
  kitArbitrary,
  testExerciseFactsWith,
  testKitWithMaximums,
} from '../loads/loads.test-support.ts';
import { plannedWeightOrWhyNone } from '../loads/planned-weight-for.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import { kilogramsOf } from '../weight.ts';
import {
  planUpdateAfterTestSessions,
  type TestSessionResultsOfAllOrEachSet,
} from './progression.test-support.ts';
import { totalsOfSession } from './session-totals.ts';

const names = createExerciseLibrary([
  testLibraryExercise('Assisted pull-up'),
  testLibraryExercise('Pull-up'),
]);
const textOf = (text: string): WorkoutPlan => {
  const parsed = parsePlanOrSyntaxErrors(text, names);
  if (!parsed.ok) throw new Error('Not a plan.');
  return parsed.plan;
};
const assisted = testExerciseFactsWith({
  slug: 'assisted-pull-up',
  loading: 'assisted machine',
  pattern: 'vertical pull',
});
const pullUp = testExerciseFactsWith({
  slug: 'pull-up',
  loading: 'bodyweight',
  pattern: 'vertical pull',
});
const library = libraryOfGivenTestExercises(assisted, pullUp);
const help = (value: number) => weightTaggedAsHelpOrAdded(kg(value), 'assisted machine');
const weights = testKitWithMaximums({});

const train = (text: string, ...sessions: readonly TestSessionResultsOfAllOrEachSet[]) =>
  planUpdateAfterTestSessions({ plan: textOf(text), library, weights, sessions });
const text = 'Weeks 1-9\n\nDay 1\n- Assisted pull-up: 3 x 6-8 at 2 RIR';

describe('a machine that helps', () => {
  it('gives less help after the top of the range, and more after two misses', () => {
    const [next] = train(text, { set: { weight: help(40), reps: 8 } }).nextWeights;
    expect(next).toMatchObject({ weight: help(35), change: 'up' });
    const missed: TestSessionResultsOfAllOrEachSet = { set: { weight: help(40), reps: 4 } };
    expect(train(text, missed).nextWeights[0]).toMatchObject({ weight: help(40), change: 'same' });
    expect(train(text, missed, missed).nextWeights[0]).toMatchObject({
      weight: help(45),
      change: 'down',
    });
  });

  it('has no maximum, none to type and none to estimate, and nothing is lifted with it', () => {
    expect(
      plannedWeightOrWhyNone({
        exercise: { slug: assisted.slug, equipment: undefined },
        block: {
          amount: { kind: 'reps', reps: { from: 6, to: 8 }, perSide: false },
          loads: [{ kind: 'rir', reps: { from: 2, to: 2 } }],
        },
        facts: assisted,
        weights,
      }).kind,
    ).toBe('open');
    const { sets, plan } = train(text, { set: { weight: help(40), reps: 8 } });
    expect(plan.progress['assisted-pull-up']?.max).toBeUndefined();
    for (const set of sets) expect(estimatedOneRepMaxOfSet(set)).toBeUndefined();
    const session = { startedAt: 0, endedAt: 1, id: 's', plannedSets: 3, doneSets: 3 };
    expect(totalsOfSession({ ...session, outcome: 'finished' }, sets, 'kg').volume).toBeUndefined();
  });

  it('is started with most help, on the first press', () => {
    expect(weightAfterStepperPress(undefined, 1, 'assisted machine', weights)).toEqual(help(60));
    expect(weightAfterStepperPress(help(60), -1, 'assisted machine', weights)).toEqual(help(55));
    expect(weightAfterStepperPress(help(5), -1, 'assisted machine', weights)).toEqual(help(0));
  });

  it('ends without help, and says so', () => {
    const last = train(text, { set: { weight: help(5), reps: 8 } }).nextWeights[0];
    expect(last).toMatchObject({ weight: help(0), change: 'up' });
    const none = train(text, { set: { weight: help(0), reps: 8 } }).nextWeights[0];
    expect(none?.why).toContain('there is no less help');
  });

  it('makes a record of less help', () => {
    const setsWith = (value: number) => train(text, { set: { weight: help(value), reps: 6 } }).sets;
    expect(personalRecordsAgainst(setsWith(30), setsWith(40))).toMatchObject([
      { kind: 'weight', before: help(40) },
    ]);
    expect(personalRecordsAgainst(setsWith(40), setsWith(30))).toEqual([]);
  });

  it('never asks for more than one step less help, and never less after a miss, in any kit', () => {
    const sessions = fc.array(
      fc
        .record({
          weight: fc.integer({ min: 1, max: 12 }).map((steps) => help(5 * steps)),
          reps: fc.integer({ min: 3, max: 11 }),
        })
        .map((set): TestSessionResultsOfAllOrEachSet => ({ set })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(kitArbitrary, sessions, (kit, trained) => {
        const { nextWeights, sets } = planUpdateAfterTestSessions({
          plan: textOf(text),
          library,
          weights: kit,
          sessions: trained,
        });
        const last = sets.at(-1)?.done;
        const lifted = last?.weight;
        if (lifted === undefined) throw new Error('No weight.');
        for (const { weight } of nextWeights) {
          expect(weight.as).toBe('help');
          const between = loadableWeightsForLoading('assisted machine', kit).filter((value) => {
            const some = { ...lifted, ...{ value, unit: kit.unit } };
            return isEasierWeight(lifted, some) && isEasierWeight(some, weight);
          });
          expect(between).toEqual([]);
          if ((last?.reps ?? 0) < 6) {
            expect(kilogramsOf(weight)).toBeGreaterThanOrEqual(kilogramsOf(lifted) - 1e-6);
          }
        }
      }),
    );
  });
});

describe('a weight added to the body', () => {
  it('has a field at pull-ups and dips, and not at push-ups', () => {
    expect(isBeltLoadableBodyweightLift(pullUp)).toBe(true);
    const dip = { loading: 'bodyweight', pattern: 'horizontal push' } as const;
    expect(isBeltLoadableBodyweightLift({ ...dip, equipment: ['other'] })).toBe(true);
    expect(isBeltLoadableBodyweightLift({ ...dip, equipment: ['body only'] })).toBe(false);
  });

  it('goes up by a step, and has no estimated maximum', () => {
    const plan = 'Weeks 1-9\n\nDay 1\n- Pull-up: 3 x 5-8 at 2 RIR';
    const added = weightTaggedAsHelpOrAdded(kg(5), 'bodyweight');
    const { nextWeights, sets } = train(plan, { set: { weight: added, reps: 8 } });
    expect(nextWeights[0]?.weight.as).toBe('added');
    expect(nextWeights[0]?.change).toBe('up');
    for (const set of sets) expect(estimatedOneRepMaxOfSet(set)).toBeUndefined();
  });
});

it('keeps the name of the band in the log', () => {
  const { sets } = train('Day 1\n- Pull-up: 3 x 5 with a heavy band', { set: undefined });
  expect(sets[0]?.done).toEqual({ band: 'heavy', reps: 5 });
});
