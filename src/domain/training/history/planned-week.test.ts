import { describe, expect, it } from 'vitest';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { toExerciseFactsBySlug } from '../exercise-facts.ts';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import type { FollowedPlan, LoggedSessionWithoutSets } from '../log.ts';
import { muscleHardSetsPlannedInCalendarWeek } from './planned-week.ts';
import { noonOfNovemberDayMs } from './sets.test-support.ts';

const library = toExerciseFactsBySlug([testExerciseFactsWith()]);

/** One day of squats: two sets in week 1, and one more in each week after it. */
const outline: WorkoutPlan = {
  blocks: [
    {
      from: 1,
      to: 4,
      name: '',
      days: [
        {
          number: 1,
          name: '',
          parts: [
            {
              kind: 'main',
              items: [
                {
                  kind: 'exercise',
                  exercise: {
                    name: '',
                    slug: 'back-squat',
                    note: '',
                    sets: [{ sets: 2, amount: { kind: 'failure', perSide: false }, loads: [] }],
                    progression: { kind: 'add', amount: 1, unit: 'sets' },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const path = '/workout-plans/squats/';
const plan: FollowedPlan = {
  path,
  index: 0,
  key: path,
  version: 'a',
  outline,
  state: 'active',
  next: { week: 4, day: 1 },
  startedOn: '2026-11-01',
  touchedOn: '2026-11-01',
  done: [],
  swaps: [],
  progress: {},
};

const trained = (week: number, day: number): LoggedSessionWithoutSets => ({
  id: `${week}/${day}`,
  place: { path, index: 0, week, day: 1 },
  startedAt: noonOfNovemberDayMs(day),
  endedAt: noonOfNovemberDayMs(day) + 1,
  outcome: 'finished',
  plannedSets: 1,
  doneSets: 1,
});

const planned = (
  sessions: readonly LoggedSessionWithoutSets[],
  isNow: boolean,
  state: FollowedPlan['state'] = 'active',
): number =>
  muscleHardSetsPlannedInCalendarWeek({ sessions, plans: [{ ...plan, state }], isNow, library })[0]
    ?.sets ?? 0;

describe('muscleHardSetsPlannedInCalendarWeek', () => {
  it('counts the plan week that she trained last', () => {
    expect(planned([trained(2, 24), trained(1, 23)], false)).toBe(3);
  });

  it('counts the next plan week while she hasn’t trained, unless the plan is paused', () => {
    expect(planned([], true)).toBe(5);
    expect(planned([], true, 'paused')).toBe(0);
    expect(planned([], false)).toBe(0);
  });

  it('counts nothing for a plan that she doesn’t follow', () => {
    const sessions = [trained(2, 24)];
    expect(
      muscleHardSetsPlannedInCalendarWeek({ sessions, plans: [], isNow: true, library }),
    ).toEqual([]);
  });
});
