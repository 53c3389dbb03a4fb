import { expect, it } from 'vitest';
import { toExerciseFactsBySlug } from '../../src/domain/training/exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../../src/domain/training/my-weights/kit-and-maximums.ts';
import {
  findPlanDayProgressedToWeek,
  weekAndDayPairsOfPlan,
} from '../../src/domain/training/plan/plan-line.ts';
import {
  sessionAfterEvent,
  sessionStateOf,
} from '../../src/domain/training/session/session-after-event.ts';
import type { Session } from '../../src/domain/training/session/session.ts';
import { stepsOfPlanDay } from '../../src/domain/training/steps/steps.ts';
import { readStarterFacts } from '../../tests/support/training/starter-facts.ts';
import { readStarterPlans } from '../../tests/support/training/starter-plans.ts';

const [facts, plans] = await Promise.all([readStarterFacts(), readStarterPlans()]);
const library = toExerciseFactsBySlug(facts);
const weights = {
  ...typicalGymKitWithoutMaximums('kg'),
  maxes: facts
    .filter(({ loading }) => loading === 'barbell')
    .map(({ slug }) => ({
      exercise: slug,
      weight: { value: 80, unit: 'kg' as const },
      on: '2026-11-23',
    })),
};

/** Trains a session as planned; the time of each AMRAP runs out during its second round. */
const trained = (session: Session): Session => {
  let done = session;
  for (let at = 1; ; at += 1) {
    const { current, phase } = sessionStateOf(done);
    if (current === undefined) return done;
    const isTimed = current.amount.kind === 'time' || current.group?.minutes !== undefined;
    if (isTimed && phase.kind === 'ready')
      done = sessionAfterEvent(done, { kind: 'begin', at: at * 1000 });
    const isLate = current.group?.kind === 'amrap' && current.group.round > 1;
    done = sessionAfterEvent(done, { kind: isLate ? 'time up' : 'done', at: at * 1000 });
  }
};

it('has plans that can all be trained to their last set, for the public and for members', () => {
  expect(plans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('workoutPlan'),
      expect.stringContaining('memberPlan'),
    ]),
  );
  for (const { name, plan } of plans) {
    for (const { week, day } of weekAndDayPairsOfPlan(plan)) {
      const found = findPlanDayProgressedToWeek(plan, week, day);
      if (found === undefined) throw new Error(`${name} has no day ${week}/${day}.`);
      const steps = stepsOfPlanDay({
        day: found,
        weights,
        library,
        swaps: [],
        progress: {},
        withRamp: true,
      });
      const state = sessionStateOf(
        trained({
          id: 's',
          place: { path: '/workout-plans/test/', index: 0, week, day },
          version: 'v1',
          startedAt: 0,
          steps,
          events: [],
        }),
      );
      const where = `${name}, week ${week}, day ${day}`;
      expect(state.phase.kind, where).toBe('all done');
      expect(state.skipped, where).toEqual([]);
      expect(
        state.sets.map(({ step }) => step),
        where,
      ).toEqual(steps.map(({ id }) => id));
    }
  }
});
