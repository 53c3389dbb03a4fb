import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import {
  planOfText,
  testLibraryExercises,
} from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, kitArbitrary, testKitWithMaximums } from '../loads/loads.test-support.ts';
import type { DoneInSet, FollowedPlan } from '../log.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { findPlanDayProgressedToWeek, weekAndDayPairsOfPlan } from '../plan/plan-line.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import type { Step } from '../session/step.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import { oneRepMaxesTypedSinceTrained } from './lift-weight.ts';
import { keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';
import { scanForSetsContradictingWeekBefore } from './load-contradictions.ts';
import {
  planUpdateAfterTestSessions,
  type TestSessionResultsOfAllOrEachSet,
} from './progression.test-support.ts';

const library = libraryOfGivenTestExercises({ slug: 'back-squat' });
const weights = testKitWithMaximums({ 'back-squat': kg(100) });

const target = fc
  .tuple(
    fc.constantFrom('3', '5', '8', '8-10', '12-15'),
    fc.constantFrom('RPE 7', 'RPE 8', '1 RIR', '3 RIR', '70%'),
  )
  .map(([reps, load]) => `${reps} at ${load}`);
const day = fc
  .array(target, { minLength: 1, maxLength: 2 })
  .map((targets) => `- Back squat: ${targets.map((text) => `2 x ${text}`).join(' + ')}`);
/** Plans of blocks with two days each, that ask for squats in many ways. */
const squatPlan: fc.Arbitrary<WorkoutPlan> = fc
  .array(fc.tuple(day, day, fc.integer({ min: 1, max: 2 })), { minLength: 2, maxLength: 3 })
  .map((blocks) => {
    let week = 1;
    return planOfText(
      blocks
        .map(([first, second, weeks]) => {
          const heading = weeks === 1 ? `Week ${week}` : `Weeks ${week}-${week + weeks - 1}`;
          week += weeks;
          return `${heading}\n\nDay 1\n${first}\n\nDay 2\n${second}`;
        })
        .join('\n\n'),
    );
  });

const done: fc.Arbitrary<DoneInSet | undefined> = fc.option(
  fc.record({
    weight: fc.integer({ min: 8, max: 44 }).map((steps) => kg(2.5 * steps)),
    reps: fc.integer({ min: 0, max: 17 }),
    effort: fc.option(
      fc.integer({ min: 5, max: 10 }).map((value) => ({ kind: 'rpe' as const, value })),
      { nil: undefined },
    ),
  }),
  { nil: undefined },
);
const sessions: fc.Arbitrary<readonly TestSessionResultsOfAllOrEachSet[]> = fc.array(
  done.map((set) => ({ set })),
  { minLength: 1, maxLength: 4 },
);

/** The work sets of every day of a plan, as the lifter would see them if she opened it now. */
const openedDays = (
  plan: WorkoutPlan,
  { progress }: Pick<FollowedPlan, 'progress'>,
  hers: KitAndMaximums = weights,
): readonly Step[] =>
  weekAndDayPairsOfPlan(plan).flatMap((place) => {
    const found = findPlanDayProgressedToWeek(plan, place.week, place.day);
    if (found === undefined) return [];
    return stepsOfPlanDay({
      day: found,
      plan,
      weights: hers,
      library,
      swaps: [],
      progress,
      withRamp: false,
    });
  });

describe('a promised weight', () => {
  it('is the one of every day that asks for the same, whichever she opens next', () => {
    fc.assert(
      fc.property(squatPlan, kitArbitrary, sessions, (plan, kit, trained) => {
        const hers = { ...kit, maxes: weights.maxes };
        const after = planUpdateAfterTestSessions({
          plan,
          library,
          weights: hers,
          sessions: trained,
        });
        for (const { key, weight } of after.nextWeights) {
          const same = openedDays(plan, after.plan, hers).filter(
            (step) => `back-squat|${keyOfRepsAndLoads(step)}` === key,
          );
          for (const step of same) expect(step.weight).toEqual(weight);
        }
      }),
    );
  });
});

describe('a maximum that the lifter types', () => {
  it('counts from then on, up or down, as if she had lifted nothing, and is said once', () => {
    const typed = fc.integer({ min: 30, max: 200 }).filter((kilograms) => kilograms !== 100);
    fc.assert(
      fc.property(squatPlan, sessions, typed, (plan, trained, kilograms) => {
        const after = planUpdateAfterTestSessions({ plan, library, weights, sessions: trained });
        const hers = testKitWithMaximums({ 'back-squat': kg(kilograms) });
        const weightsIn = (steps: readonly Step[]) => steps.map(({ weight }) => weight);
        expect(weightsIn(openedDays(plan, after.plan, hers))).toEqual(
          weightsIn(openedDays(plan, { progress: {} }, hers)),
        );
        const hasLifted = after.plan.progress['back-squat'] !== undefined;
        expect(oneRepMaxesTypedSinceTrained(after.plan.progress, hers)).toHaveLength(
          hasLifted ? 1 : 0,
        );
        expect(oneRepMaxesTypedSinceTrained(after.plan.progress, weights)).toEqual([]);
      }),
    );
  });
});

describe('a maximum of the log that the lifter follows', () => {
  const following = (kilograms: number): KitAndMaximums => ({
    ...testKitWithMaximums({}),
    logMaxes: [{ exercise: 'back-squat', weight: kg(kilograms), on: '2026-11-20' }],
  });
  const any = fc.integer({ min: 30, max: 200 });

  it('moves with her training, and never what she has been promised', () => {
    fc.assert(
      fc.property(squatPlan, sessions, any, any, (plan, trained, before, now) => {
        const hers = following(before);
        const after = planUpdateAfterTestSessions({
          plan,
          library,
          weights: hers,
          sessions: trained,
        });
        expect(oneRepMaxesTypedSinceTrained(after.plan.progress, following(now))).toEqual([]);
        for (const { key, weight } of after.nextWeights) {
          for (const step of openedDays(plan, after.plan, following(now))) {
            if (`back-squat|${keyOfRepsAndLoads(step)}` === key)
              expect(step.weight).toEqual(weight);
          }
        }
      }),
    );
  });

  it('gives way to one that she types', () => {
    fc.assert(
      fc.property(squatPlan, sessions, any, any, (plan, trained, followed, kilograms) => {
        const after = planUpdateAfterTestSessions({
          plan,
          library,
          weights: following(followed),
          sessions: trained,
        });
        const typed = testKitWithMaximums({ 'back-squat': kg(kilograms) }, following(followed));
        const weightsIn = (steps: readonly Step[]) => steps.map(({ weight }) => weight);
        expect(weightsIn(openedDays(plan, after.plan, typed))).toEqual(
          weightsIn(
            openedDays(
              plan,
              { progress: {} },
              testKitWithMaximums({ 'back-squat': kg(kilograms) }),
            ),
          ),
        );
      }),
    );
  });
});

describe('the weights of a plan', () => {
  const wholeLibrary = libraryOfGivenTestExercises(
    ...testLibraryExercises.map(({ slug, title }) => ({
      slug,
      title,
      relativeLoad: 100,
      mainLift: slug,
    })),
  );

  it('never contradict what it asks for, in any plan', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        expect(scanForSetsContradictingWeekBefore(plan, wholeLibrary).contradictions).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('are those of the week that it names, whatever has been promised since', () => {
    const plan = planOfText(
      'Weeks 1-2\n\nDay 1\n- Back squat: 2 x 5 at RPE 8\n\nWeek 3\n\nDay 1\n- Back squat: 1 x 5-10 at the weight of week 1 and 1 RIR',
    );
    const shown = (...kilograms: readonly number[]) => {
      const trained = kilograms.map((value): TestSessionResultsOfAllOrEachSet => ({
        set: { weight: kg(value), reps: 5 },
      }));
      const after = planUpdateAfterTestSessions({ plan, library, weights, sessions: trained });
      return openedDays(plan, after.plan).at(-1)?.weight;
    };
    expect(shown()).toEqual(kg(80));
    expect(shown(72.5)).toEqual(kg(72.5));
    expect(shown(72.5, 85)).toEqual(kg(72.5));
  });
});
