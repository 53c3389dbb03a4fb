import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../my-weights/kit-and-maximums.ts';
import { findPlanDayProgressedToWeek, linesOfDay, weekAndDayPairsOfPlan } from './plan-line.ts';
import { weeklyWeightsOfLinesOfDay } from './plan-weights.ts';
import { createFollowedPlan } from '../progression/follow.ts';

const plan = planOfText('Weeks 1-3\nDay 1\n- Back squat: 3 x 5 at RPE 8\n- Push-up: 3 x 10');
const ref = { path: '/workout-plans/one/', index: 0 };
const weights: KitAndMaximums = {
  ...typicalGymKitWithoutMaximums('kg'),
  maxes: [{ exercise: 'back-squat', weight: { value: 100, unit: 'kg' }, on: '2026-11-01' }],
};
const library: ExerciseFactsBySlug = new Map();
const began = createFollowedPlan({ ref, title: 'One', plan, version: 'a', today: '2026-11-01' });
const question = { plan, ref, weights, library };
const days = { from: 1, to: 3, day: 1 };

describe('weeklyWeightsOfLinesOfDay', () => {
  it('follows in every week from the maximum that she has reached', () => {
    const typed = { weight: { value: 100, unit: 'kg' as const }, on: '2026-11-01' };
    const reached = { max: { value: 110, unit: 'kg' as const }, on: '2026-11-08', typed };
    const followed = {
      ...began,
      next: { week: 2, day: 1 },
      progress: { 'back-squat': { ...reached, source: 'sets' as const } },
    };
    const weeks = weeklyWeightsOfLinesOfDay({ ...question, followed }, days).get(
      'main.back-squat.1',
    )?.blocks[0]?.weeks;
    expect(weeks?.map(({ weight }) => weight?.value)).toEqual([89, 89, 89]);
    expect(weeks?.map(({ isFromLastTime }) => isFromLastTime)).toEqual([true, true, true]);
  });

  it('uses the exercise that she has swapped to', () => {
    const followed = { ...began, swaps: [{ from: 'push-up', to: 'bench-press' }] };
    expect(
      weeklyWeightsOfLinesOfDay({ ...question, followed }, days).get('main.push-up.1'),
    ).toMatchObject({
      slug: 'bench-press',
      isSwapped: true,
    });
  });

  it('has every line of every plan, with each of its weeks once', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        for (const { from, to, days: ofBlock } of plan.blocks) {
          for (const { number } of ofBlock) {
            const found = weeklyWeightsOfLinesOfDay(
              { plan, ref, weights, library, followed: undefined },
              { from, to, day: number },
            );
            const day = findPlanDayProgressedToWeek(plan, from, number);
            expect([...found.keys()]).toEqual(
              (day === undefined ? [] : linesOfDay(day)).map(({ id }) => id),
            );
            for (const { blocks } of found.values()) {
              for (const { weeks } of blocks) {
                expect(weeks.map(({ week }) => week)).toEqual(
                  [...new Set(weekAndDayPairsOfPlan(plan).map(({ week }) => week))].filter(
                    (week) => from <= week && week <= to,
                  ),
                );
              }
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
