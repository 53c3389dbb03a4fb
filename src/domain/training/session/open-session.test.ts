import { describe, expect, it } from 'vitest';
import { mergeUnsaved } from './merge-unsaved.ts';
import { sessionStateOf } from './session-after-event.ts';
import { remainingSteps } from './remaining-steps.ts';
import { reopenedSession } from './reopen.ts';
import {
  doneToTheEnd,
  sessionAfterHappenings,
  sessionOf,
  stepsOfText,
  testSessionStart,
} from './session.test-support.ts';
import { setCountsOf } from './set-counts.ts';

const steps = stepsOfText('- Back squat: 3 x 5 at 60 kg\n- Plank: 1 x 45 s');
const session = sessionOf(steps);

describe('the counts of a session', () => {
  it('have what is done and skipped, and all that was asked for', () => {
    const { sets, ...rest } = sessionStateOf(
      sessionAfterHappenings(session, { kind: 'done' }, { kind: 'skip' }),
    );
    expect(setCountsOf({ sets, ...rest })).toEqual({ done: 1, skipped: 1, total: 4 });
  });

  it('leave out what “not today” took out', () => {
    const keep = steps.slice(0, 2);
    const trimmed = sessionStateOf(
      sessionAfterHappenings(session, { kind: 'trim', reason: 'cramps', keep }),
    );
    expect(setCountsOf(trimmed)).toEqual({ done: 0, skipped: 0, total: 2 });
    expect(remainingSteps(trimmed).map(({ id }) => id)).toEqual(keep.map(({ id }) => id));
  });
});

describe('events that another tab doesn’t have', () => {
  const [first] = steps;
  const unsaved = [{ event: { kind: 'done' as const, at: testSessionStart }, step: first?.id }];

  it('are kept for the set that is current there too', () => {
    expect(sessionStateOf(mergeUnsaved(session, unsaved)).sets).toHaveLength(1);
  });

  it('are dropped if the other tab is at another set', () => {
    const ahead = sessionAfterHappenings(session, { kind: 'done' });
    expect(mergeUnsaved(ahead, unsaved)).toBe(ahead);
  });
});

describe('a session that is opened again', () => {
  const done = doneToTheEnd(session);
  const finished = sessionAfterHappenings(done, { kind: 'finish', outcome: 'finished' });

  it('is as before its end', () => {
    expect(reopenedSession(finished, '')).toEqual(done);
  });

  it('keeps a note that was written after it', () => {
    const state = sessionStateOf(reopenedSession(finished, 'Felt light.'));
    expect([state.note, state.phase.kind]).toEqual(['Felt light.', 'all done']);
  });
});
