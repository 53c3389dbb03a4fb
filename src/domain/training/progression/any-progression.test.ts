import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import { exercisesOfPlan } from '../../workout-notation/exercises-of-plan.ts';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { loadableWeightsForLoading } from '../loads/kit-weights.ts';
import { kg, kitArbitrary } from '../loads/loads.test-support.ts';
import { nextLoadableWeightByUsualStep, usualBarStepOfLift } from '../loads/usual-step.ts';
import type { DoneInSet, LoggedSet } from '../log.ts';
import { weekAndDayPairsOfPlan, type WeekAndDay } from '../plan/plan-line.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kilogramsOf } from '../weight.ts';
import {
  planUpdateAfterTestSessions,
  type TestSessionResultsOfAllOrEachSet,
} from './progression.test-support.ts';
import { nextPlanDayAfter } from './progression.ts';

const library = libraryOfGivenTestExercises({ slug: 'back-squat' });

const ways = [
  'at RPE 8',
  'at 2 RIR',
  '',
  'at 60 kg, each week add 2.5 kg',
  'at 70%, each week add 2.5 %',
  'each week RPE 7 then RPE 8 then RPE 9 then RPE 5',
  'at RPE 8, each week add 1 reps',
];
const aPlan: fc.Arbitrary<WorkoutPlan> = fc
  .tuple(
    fc.constantFrom('5', '8-10', '12-15'),
    fc.constantFrom(...ways),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([reps, load, sets]) =>
    planOfText(
      `Weeks 1-8\n\nDay 1\n- Back squat: ${sets} x ${reps}${
        load === '' ? '' : load.startsWith('each') ? `, ${load}` : ` ${load}`
      }`,
    ),
  );

const done: fc.Arbitrary<DoneInSet> = fc.record({
  weight: fc.integer({ min: 8, max: 60 }).map((pairs) => kg(2.5 * pairs)),
  reps: fc.integer({ min: 0, max: 18 }),
  effort: fc.option(
    fc.integer({ min: 5, max: 10 }).map((value) => ({ kind: 'rpe' as const, value })),
    { nil: undefined },
  ),
});
const sessions: fc.Arbitrary<readonly TestSessionResultsOfAllOrEachSet[]> = fc.array(
  fc.record({
    set: fc.option(done, { nil: undefined }),
    session: fc.constantFrom({}, {}, {}, { notToday: 'bad night' as const }),
  }),
  { minLength: 1, maxLength: 6 },
);

const asksForMore = (plan: WorkoutPlan): boolean =>
  exercisesOfPlan(plan).some(({ progression }) => progression !== undefined);

const isShort = ({ done: { reps }, planned }: LoggedSet): boolean =>
  reps !== undefined && planned.reps !== undefined && reps < planned.reps.from;

test('a session never raises a weight by more than one step, never after a miss, and never goes below what her kit has', () => {
  fc.assert(
    fc.property(aPlan, kitArbitrary, sessions, (plan, weights, trained) => {
      const { nextWeights, sets } = planUpdateAfterTestSessions({
        plan,
        library,
        weights,
        sessions: trained,
      });
      const work = sets.filter(({ kind }) => kind === 'work');
      const [lightest] = loadableWeightsForLoading('barbell', weights);
      for (const { weight, change } of nextWeights) {
        const lifted = work.at(-1)?.done.weight;
        if (lifted === undefined) throw new Error('Nothing was lifted.');
        const step = nextLoadableWeightByUsualStep(
          lifted,
          usualBarStepOfLift(undefined, 'barbell', weights),
          'barbell',
          weights,
        );
        // A plan that asks for more each week says itself by how much.
        if (!asksForMore(plan)) {
          expect(kilogramsOf(weight)).toBeLessThanOrEqual(
            Math.max(kilogramsOf(step), kilogramsOf(lifted)) + 1e-6,
          );
        }
        if (work.some(isShort)) expect(change).not.toBe('up');
        if (change === 'down') {
          expect(kilogramsOf(weight)).toBeLessThan(kilogramsOf(lifted));
          expect(weight.value).toBeGreaterThanOrEqual((lightest ?? 0) - 1e-6);
        }
      }
    }),
  );
});

test('a trimmed session changes no weight', () => {
  fc.assert(
    fc.property(aPlan, kitArbitrary, sessions, done, (plan, weights, trained, set) => {
      const trimmed = { set, session: { notToday: 'cramps' as const } };
      const { plan: after, before } = planUpdateAfterTestSessions({
        plan,
        library,
        weights,
        sessions: [...trained, trimmed],
      });
      expect(after.progress).toEqual(before.progress);
    }),
  );
});

test('dayAfter goes through every day of a plan once', () => {
  fc.assert(
    fc.property(planArbitrary, (plan) => {
      const days: WeekAndDay[] = [];
      let day: WeekAndDay | undefined = weekAndDayPairsOfPlan(plan)[0];
      while (day !== undefined && days.length < 1000) {
        days.push(day);
        day = nextPlanDayAfter(plan, day);
      }
      expect(days).toEqual(weekAndDayPairsOfPlan(plan));
    }),
  );
});
