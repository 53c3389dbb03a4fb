import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { atScale } from '../../../../tests/support/proof-scale.ts';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import type { PlanDay } from '../../workout-notation/plan.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { findPlanDayProgressedToWeek, weekAndDayPairsOfPlan } from '../plan/plan-line.ts';
import { logRecordsOfSession } from './logged.ts';
import { sessionAfterEvent, sessionStateOf, undoLastEvent } from './session-after-event.ts';
import { SessionSchema, type Session, type SessionEvent } from './session.ts';
import {
  arbitraryMaybeInvalidEventsForSteps,
  sessionWithAllStepsDone,
  testSessionOfSteps,
} from './session.test-support.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import type { Step } from './step.ts';

// For any session that the notation allows and any events: no set is lost, none comes twice, and a
// session resumes where it was.

const stepsOfDay = (day: PlanDay): readonly Step[] =>
  stepsOfPlanDay({
    day,
    weights: typicalGymKitWithoutMaximums('kg'),
    library: new Map(),
    swaps: [],
    progress: {},
    withRamp: true,
  });

/** The sets of steps, both sides as one: a swap may ask for one side at a time, or no longer. */
const setsOf = (steps: readonly Step[]): readonly string[] =>
  steps.map(({ line, kind, set }) => `${line} ${kind} ${set}`);

/** Days of a realistic size; the generator also has some of thousands of sets. */
const days = planArbitrary
  .chain((plan) =>
    fc.constantFrom(...weekAndDayPairsOfPlan(plan).map((place) => ({ plan, place }))),
  )
  .map(({ plan, place }) => findPlanDayProgressedToWeek(plan, place.week, place.day))
  .filter((day) => day !== undefined)
  .map(stepsOfDay);

const sessions = days
  .map((steps) => steps.slice(0, 80))
  .chain((steps) =>
    fc.tuple(fc.constant(testSessionOfSteps(steps)), arbitraryMaybeInvalidEventsForSteps(steps)),
  );

const played = (session: Session, events: readonly SessionEvent[]): Session =>
  events.reduce(sessionAfterEvent, session);

const reloaded = (session: Session): Session =>
  v.parse(SessionSchema, JSON.parse(JSON.stringify(session)));

test('no sequence of events loses a set, asks for one twice or skips one unasked', () => {
  fc.assert(
    fc.property(sessions, ([session, events]) => {
      let before = session;
      for (const event of events) {
        const after = sessionAfterEvent(before, event);
        const [was, is] = [sessionStateOf(before), sessionStateOf(after)];
        const ids = is.steps.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // All the session's original sets are still there: done, skipped or to come.
        expect(setsOf(is.steps)).toEqual(expect.arrayContaining([...setsOf(session.steps)]));
        for (const { side, amount } of is.steps) expect(side !== undefined).toBe(amount.perSide);
        const done = is.sets.map(({ step }) => step);
        expect(new Set([...done, ...is.skipped]).size).toBe(done.length + is.skipped.length);
        // Logged sets stay, and only `correct` changes one.
        expect(done.slice(0, was.sets.length)).toEqual(was.sets.map(({ step }) => step));
        if (event.kind !== 'correct') expect(is.sets.slice(0, was.sets.length)).toEqual(was.sets);
        const leavesOut = ['skip', 'skip line', 'trim', 'time up', 'swap'].includes(event.kind);
        if (!leavesOut) expect(is.skipped).toEqual(was.skipped);
        before = after;
      }
    }),
  );
});

test('a session that is resumed at any point equals one that was never interrupted', () => {
  fc.assert(
    fc.property(sessions, ([session, events]) => {
      const never = played(session, events);
      const always = events.reduce(
        (sum, event) => sessionAfterEvent(reloaded(sum), event),
        session,
      );
      expect(sessionStateOf(reloaded(always))).toEqual(sessionStateOf(never));
      expect(logRecordsOfSession(always, 1)).toEqual(logRecordsOfSession(never, 1));
    }),
    { numRuns: atScale(400) },
  );
});

test('every day of every plan ends once each of its sets is done', () => {
  fc.assert(
    fc.property(days, (steps) => {
      const state = sessionStateOf(sessionWithAllStepsDone(testSessionOfSteps(steps)));
      expect(state.phase.kind).toBe('all done');
      expect(state.skipped).toEqual([]);
      expect(state.sets.map(({ step }) => step)).toEqual(steps.map(({ id }) => id));
    }),
    { numRuns: 30 },
  );
});

test('undo takes back the last event', () => {
  fc.assert(
    fc.property(sessions, ([session, events]) => {
      const before = played(session, events.slice(0, -1));
      const last = events.at(-1);
      if (last === undefined) return;
      const after = sessionAfterEvent(before, last);
      const isMore = after.events.length > before.events.length;
      const timed = sessionStateOf(before).phase.kind === 'running' && last.kind === 'done';
      if (isMore && !timed)
        expect(sessionStateOf(undoLastEvent(after))).toEqual(sessionStateOf(before));
    }),
  );
});
