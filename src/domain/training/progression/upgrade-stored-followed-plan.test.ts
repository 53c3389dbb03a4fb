import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import { findPlanDayProgressedToWeek } from '../plan/plan-line.ts';
import { libraryOfGivenTestExercises } from '../session/session.test-support.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import { createFollowedPlan } from './follow.ts';
import { upgradeStoredFollowedPlan } from './upgrade-stored-followed-plan.ts';
import { StoredFollowedPlanSchema } from './stored-followed-plan.ts';

const ref = { path: '/workout-plans/test/', index: 0 };
const library = libraryOfGivenTestExercises({ slug: 'back-squat' }, { slug: 'romanian-deadlift' });

/** The record of a plan as the site stored it until November 2026. */
const olderRecord = (text: string, older: Readonly<Record<string, unknown>>): unknown => {
  const { progress: _, ...plan } = createFollowedPlan({
    ref,
    title: 'Test',
    plan: planOfText(text),
    version: 'v1',
    today: '2026-10-01',
  });
  return JSON.parse(JSON.stringify({ ...plan, ...older }));
};

const readPlan = (record: unknown) =>
  upgradeStoredFollowedPlan(v.parse(StoredFollowedPlanSchema, record));

const weightsIn = (
  text: string,
  older: Readonly<Record<string, unknown>>,
  weights = testKitWithMaximums({}),
) => {
  const { progress } = readPlan(olderRecord(text, older));
  const day = findPlanDayProgressedToWeek(planOfText(text), 1, 1);
  if (day === undefined) throw new Error('No day.');
  const steps = stepsOfPlanDay({ day, weights, library, swaps: [], progress, withRamp: false });
  return steps.map(({ weight, aim }) => ({ kilograms: weight?.value, aim }));
};

const squats = '- Back squat: 1 x 5 at RPE 8 + 1 x 8-10 at RPE 7';

describe('a plan that an older version stored', () => {
  it('keeps the weight and the reps of the hardest set, from which the others follow', () => {
    const older = {
      nextWeights: { 'back-squat|5|rpe8': kg(72.5), 'back-squat|8-10|rpe7': kg(50) },
      nextReps: { 'back-squat|8-10|rpe7': 9 },
    };
    expect(weightsIn(squats, older)).toEqual([
      { kilograms: 72.5, aim: undefined },
      { kilograms: 60, aim: undefined },
    ]);
  });

  it('keeps a weight for any reps and effort', () => {
    const efforts = fc.constantFrom('RPE 7', 'RPE 8.5', 'RPE 7-8', '2 RIR', '1-2 RIR');
    const reps = fc.constantFrom('3', '5', '8-10', '12-15');
    const weight = fc.integer({ min: 9, max: 60 }).map((steps) => 2.5 * steps);
    fc.assert(
      fc.property(reps, efforts, weight, (count, effort, kilograms) => {
        const key = `${count}|${effort.replace(/^RPE (.*)$/, 'rpe$1').replace(/^(.*) RIR$/, 'rir$1')}`;
        const older = {
          nextWeights: { [`back-squat|${key}`]: kg(kilograms) },
          nextReps: { [`back-squat|${key}`]: 9 },
        };
        expect(weightsIn(`- Back squat: 1 x ${count} at ${effort}`, older)).toEqual([
          { kilograms, aim: 9 },
        ]);
      }),
    );
  });

  it('keeps what was held back from the plan’s own weights', () => {
    expect(
      weightsIn(
        '- Back squat: 1 x 5 at 80%',
        { nextWeights: { 'back-squat|5|80%': kg(70) }, touchedOn: '2026-11-24' },
        testKitWithMaximums({ 'back-squat': kg(100) }),
      ),
    ).toEqual([{ kilograms: 70, aim: undefined }]);
    expect(
      weightsIn('- Back squat: 1 x 5 at 60 kg', { nextWeights: { 'back-squat|5|': kg(55) } }),
    ).toEqual([{ kilograms: 55, aim: undefined }]);
  });

  it('gives way to a maximum that she typed after she last trained it, and to none before', () => {
    const older = { nextWeights: { 'back-squat|5|rpe8': kg(50) }, touchedOn: '2026-11-24' };
    const typed = testKitWithMaximums({ 'back-squat': kg(100) });
    expect(weightsIn(squats, older, typed)[0]?.kilograms).toBe(50);
    expect(weightsIn(squats, { ...older, touchedOn: '2026-11-22' }, typed)[0]?.kilograms).toBe(80);
  });

  it('keeps the streaks, and reads a record of today as it is', () => {
    const read = readPlan(olderRecord(squats, { streaks: { 'back-squat|5|rpe8': -1 } }));
    expect(read.progress['back-squat']?.targets).toEqual({ '5|rpe8': { streak: -1 } });
    expect(readPlan(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });
});
