import { describe, expect, it } from 'vitest';
import { replayUnsavedEventsOnStoredSession } from './replay-unsaved-events-on-stored-session.ts';
import { sessionStateOf } from './session-after-event.ts';
import { countDoneSkippedAndTotalSets } from './done-skipped-and-total-sets.ts';
import { remainingStepsOf } from './remaining-steps-of.ts';
import { reopenFinishedSession } from './reopen.ts';
import {
  sessionAfterGivenEvents,
  sessionWithAllStepsDone,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from './session.test-support.ts';

const steps = stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg\n- Plank: 1 x 45 s');
const session = testSessionOfSteps(steps);

describe('the counts of a session', () => {
  it('have what is done and skipped, and all that was asked for', () => {
    const { sets, ...rest } = sessionStateOf(
      sessionAfterGivenEvents(session, { kind: 'done' }, { kind: 'skip' }),
    );
    expect(countDoneSkippedAndTotalSets({ sets, ...rest })).toEqual({
      done: 1,
      skipped: 1,
      total: 4,
    });
  });

  it('leave out what “not today” took out', () => {
    const keep = steps.slice(0, 2);
    const trimmed = sessionStateOf(
      sessionAfterGivenEvents(session, { kind: 'trim', reason: 'cramps', keep }),
    );
    expect(countDoneSkippedAndTotalSets(trimmed)).toEqual({ done: 0, skipped: 0, total: 2 });
    expect(remainingStepsOf(trimmed).map(({ id }) => id)).toEqual(keep.map(({ id }) => id));
  });
});

describe('events that another tab doesn’t have', () => {
  const [first] = steps;
  const unsaved = [{ event: { kind: 'done' as const, at: testSessionStart }, step: first?.id }];

  it('are kept for the set that is current there too', () => {
    expect(sessionStateOf(replayUnsavedEventsOnStoredSession(session, unsaved)).sets).toHaveLength(
      1,
    );
  });

  it('are dropped if the other tab is at another set', () => {
    const ahead = sessionAfterGivenEvents(session, { kind: 'done' });
    expect(replayUnsavedEventsOnStoredSession(ahead, unsaved)).toBe(ahead);
  });
});

describe('a session that is opened again', () => {
  const done = sessionWithAllStepsDone(session);
  const finished = sessionAfterGivenEvents(done, { kind: 'finish', outcome: 'finished' });

  it('is as before its end', () => {
    expect(reopenFinishedSession(finished, '')).toEqual(done);
  });

  it('keeps a note that was written after it', () => {
    const state = sessionStateOf(reopenFinishedSession(finished, 'Felt light.'));
    expect([state.note, state.phase.kind]).toEqual(['Felt light.', 'all done']);
  });
});
