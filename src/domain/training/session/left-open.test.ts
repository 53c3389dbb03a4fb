import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logRecordsOfSession } from './logged.ts';
import { endEventOfLeftOpenSession, sessionLeftOpenAfterIdleMs } from './left-open.ts';
import { sessionAfterEvent, sessionStateOf } from './session-after-event.ts';
import {
  arbitraryMaybeInvalidEventsForSteps,
  sessionAfterGivenEvents,
  sessionWithAllStepsDone,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from './session.test-support.ts';

const steps = stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg\n- Plank: 2 x 45 s');
const session = testSessionOfSteps(steps);

describe('A session that was left open', () => {
  const twoSets = sessionAfterGivenEvents(
    session,
    { kind: 'done', at: 60 },
    { kind: 'done', at: 240 },
  );
  const lastEvent = testSessionStart + 240_000;

  it('is closed after six hours, at its last set', () => {
    expect(
      endEventOfLeftOpenSession(twoSets, lastEvent + sessionLeftOpenAfterIdleMs - 1),
    ).toBeUndefined();
    expect(endEventOfLeftOpenSession(twoSets, lastEvent + sessionLeftOpenAfterIdleMs)).toEqual({
      kind: 'finish',
      at: lastEvent,
      outcome: 'stopped',
      wasLeftOpen: true,
    });
  });

  it('counts from the last thing that she did, and still ends at the set', () => {
    const noted = sessionAfterGivenEvents(twoSets, { kind: 'note', text: 'Light.', at: 7200 });
    expect(
      endEventOfLeftOpenSession(noted, lastEvent + sessionLeftOpenAfterIdleMs),
    ).toBeUndefined();
    expect(
      endEventOfLeftOpenSession(noted, testSessionStart + 7_200_000 + sessionLeftOpenAfterIdleMs),
    ).toMatchObject({ at: lastEvent });
  });

  it('is finished if every set was done, and is closed at its start if none was', () => {
    const whole = sessionWithAllStepsDone(session);
    expect(
      endEventOfLeftOpenSession(whole, testSessionStart + 2 * sessionLeftOpenAfterIdleMs),
    ).toMatchObject({
      outcome: 'finished',
    });
    expect(
      endEventOfLeftOpenSession(session, testSessionStart + sessionLeftOpenAfterIdleMs),
    ).toMatchObject({
      at: testSessionStart,
    });
  });

  it('ends within the time in which it was trained, once, whatever happened in it', () => {
    fc.assert(
      fc.property(arbitraryMaybeInvalidEventsForSteps(steps), (events) => {
        const left = events.reduce(sessionAfterEvent, session);
        const now = testSessionStart + 7_200_000 + sessionLeftOpenAfterIdleMs;
        const end = endEventOfLeftOpenSession(left, now);
        if (end === undefined) {
          expect(sessionStateOf(left).phase.kind).toBe('finished');
          return;
        }
        const closed = sessionAfterEvent(left, end);
        expect(endEventOfLeftOpenSession(closed, now + sessionLeftOpenAfterIdleMs)).toBeUndefined();
        const logged = logRecordsOfSession(closed, end.at);
        expect(logged.session.endedAt).toBeGreaterThanOrEqual(logged.session.startedAt);
        for (const { at } of logged.sets) expect(at).toBeLessThanOrEqual(end.at);
      }),
    );
  });
});
