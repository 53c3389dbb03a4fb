import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import { testLibraryExercises } from '../../workout-notation/test-exercise-library.test-support.ts';
import { dayTotalsOf } from '../../workout-notation/totals/totals.ts';
import {
  planOfText,
  testExerciseLibrary as notationLibrary,
} from '../../workout-notation/test-exercise-library.test-support.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import {
  kg,
  kitArbitrary,
  testExerciseFactsWith,
  testKitWithMaximums,
} from '../loads/loads.test-support.ts';
import { trimReasons } from '../log.ts';
import { loadingKinds, movementPatterns } from '../movement-and-loading.ts';
import { findPlanDayProgressedToWeek, weekAndDayPairsOfPlan } from '../plan/plan-line.ts';
import { stepsOfFirstDayInText } from '../session/session.test-support.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import type { Step } from '../session/step.ts';
import { isOfSameSet } from '../session/swap-sidedness.ts';
import { kilogramsOf } from '../weight.ts';
import { trimSessionForReason } from './trim-session-for-reason.ts';
import { minutesOfSteps } from './trim-steps.ts';

// For any session that the notation allows and any reason: sets only get lighter or fewer, in the
// same order, and never none.

const at = <Item>(list: readonly Item[], index: number, otherwise: Item): Item =>
  list[index % list.length] ?? otherwise;

/** The exercises of the generator, covering every movement and every kind of weight. */
const library: ExerciseFactsBySlug = new Map(
  testLibraryExercises.map(({ slug, title }, index) => [
    slug,
    testExerciseFactsWith({
      slug,
      title,
      pattern: at(movementPatterns, index, 'squat'),
      loading: at(loadingKinds, index, 'barbell'),
      equipment: [at(['barbell', 'dumbbell', 'body only', 'machine'] as const, index, 'barbell')],
      relativeLoad: 20 + 10 * index,
      mainLift: 'back-squat',
      insteadWhenBloated: 'goblet-squat',
      oneSided: index % 3 === 0,
    }),
  ]),
);

const maxes = Object.fromEntries(
  testLibraryExercises.map(({ slug }, index) => [slug, kg(20 + 10 * index)]),
);

const sessions = fc
  .tuple(planArbitrary, kitArbitrary)
  .chain(([plan, kit]) =>
    fc.constantFrom(
      ...weekAndDayPairsOfPlan(plan).map(({ week, day }) => ({
        day: findPlanDayProgressedToWeek(plan, week, day),
        kit,
      })),
    ),
  )
  .map(({ day, kit }) => {
    const weights = testKitWithMaximums(maxes, kit);
    const question = { weights, library, swaps: [], progress: {}, withRamp: true };
    // The generator also has days of thousands of sets.
    return {
      weights,
      steps: day === undefined ? [] : stepsOfPlanDay({ ...question, day }).slice(0, 80),
    };
  })
  .filter(({ steps }) => steps.length > 0);

const reasons = fc.constantFrom(...trimReasons);

/** The sets of steps in their order, both sides as one. */
const setsOf = (steps: readonly Step[]): readonly string[] => [
  ...new Set(steps.map(({ line, kind, set }) => `${line} ${kind} ${set}`)),
];

const isLighter = (after: Step, before: Step): boolean =>
  after.weight === undefined ||
  before.weight === undefined ||
  kilogramsOf(after.weight) <= kilogramsOf(before.weight) + 1e-9;

test('a trimmed session has only sets of the session, in the same order, and none of them is heavier', () => {
  fc.assert(
    fc.property(sessions, reasons, ({ steps, weights }, reason) => {
      const { steps: kept, changes } = trimSessionForReason(steps, reason, library, weights);
      const sets = setsOf(kept);
      expect(sets).toEqual(setsOf(steps).filter((set) => sets.includes(set)));
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      expect(changes.length).toBeGreaterThan(0);
      for (const step of kept) {
        const before =
          steps.find(({ id }) => id === step.id) ?? steps.findLast((one) => isOfSameSet(one, step));
        if (before === undefined) throw new Error(step.id);
        if (step.slug === before.slug) expect(isLighter(step, before)).toBe(true);
        expect(step.of).toBeLessThanOrEqual(before.of);
        if (step.slug === before.slug) expect(step.amount).toEqual(before.amount);
        expect(step.side === undefined).toBe(!step.amount.perSide);
        expect(step.restSeconds).toBeLessThanOrEqual(before.restSeconds);
      }
    }),
  );
});

test('a trimmed session keeps work to do, and a ramp only before a heavier set of its line', () => {
  fc.assert(
    fc.property(sessions, reasons, ({ steps, weights }, reason) => {
      const { steps: kept } = trimSessionForReason(steps, reason, library, weights);
      const work = kept.filter(({ kind }) => kind === 'work');
      if (steps.some(({ kind }) => kind === 'work')) expect(work.length).toBeGreaterThan(0);
      for (const ramp of kept.filter(({ kind }) => kind === 'ramp')) {
        const own = work.filter(({ line }) => line === ramp.line);
        expect(own.length).toBeGreaterThan(0);
        expect(own.some((step) => step.slug === ramp.slug)).toBe(true);
      }
    }),
  );
});

test('a session that is trimmed twice for the same reason is never longer', () => {
  fc.assert(
    fc.property(sessions, ({ steps, weights }) => {
      const once = trimSessionForReason(steps, 'twenty minutes', library, weights).steps;
      expect(minutesOfSteps(once)).toBeLessThanOrEqual(minutesOfSteps(steps));
      expect(trimSessionForReason(once, 'twenty minutes', library, weights).steps).toEqual(once);
    }),
  );
});

test('the minutes of a session are the ones that its plan shows', () => {
  const text =
    'Day 1\nWarm-up\n- Plank: 2 x 30 s\nMain\n- Back squat: 3 x 5, rest 2 min\n- Superset, 3 rounds, rest 60 s\n  - Push-up: 8 per side\n  - Plank: 20 s';
  const day = findPlanDayProgressedToWeek(planOfText(text), 1, 1);
  if (day === undefined) throw new Error('No day.');
  const { minutes } = dayTotalsOf(day, notationLibrary);
  expect(Math.abs(minutesOfSteps(stepsOfFirstDayInText(text)) - minutes)).toBeLessThanOrEqual(2.5);
});
