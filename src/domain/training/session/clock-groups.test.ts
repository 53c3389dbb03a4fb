import { describe, expect, it } from 'vitest';
import { logRecordsOfSession } from './logged.ts';
import { sessionStateOf, undoLastEvent } from './session-after-event.ts';
import {
  sessionAfterGivenEvents,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from './session.test-support.ts';
import type { Session } from './session.ts';

const begun = (text: string): Session => testSessionOfSteps(stepsOfFirstDayInText(text));
const done = (session: Session): readonly string[] =>
  sessionStateOf(session).sets.map(({ step }) => step);

describe('an AMRAP', () => {
  const amrap = begun(
    'Main\n- AMRAP 8 min\n  - Kettlebell swing: 15\n  - Push-up: 10\n\nCool-down\n- Plank: 1 x 30 s',
  );
  const running = sessionAfterGivenEvents(amrap, { kind: 'begin', at: 0 });

  it('runs on one clock for all its rounds', () => {
    const { phase, clock } = sessionStateOf(
      sessionAfterGivenEvents(running, { kind: 'done', at: 30 }),
    );
    expect(phase).toEqual({ kind: 'running', since: testSessionStart, clock: 'group' });
    expect(clock).toEqual({ since: testSessionStart, until: testSessionStart + 480_000 });
  });

  it('has one round after another, until the time is up', () => {
    const ended = sessionAfterGivenEvents(
      running,
      { kind: 'round' },
      { kind: 'round' },
      { kind: 'done' },
      { kind: 'time up', at: 480 },
    );
    expect(done(ended)).toEqual([
      'main.kettlebell-swing.1/1',
      'main.push-up.1/1',
      'main.kettlebell-swing.1/2',
      'main.push-up.1/2',
      'main.kettlebell-swing.1/3',
    ]);
    const state = sessionStateOf(ended);
    expect(state.skipped).toEqual([]);
    expect(state.current?.id).toBe('cool-down.plank.1/1');
    expect(state.phase.kind).toBe('resting');
    expect(logRecordsOfSession(ended, testSessionStart).session).toMatchObject({
      plannedSets: 6,
      doneSets: 5,
    });
    expect(state.sets.map(({ planned }) => planned.amrapRound)).toEqual([1, 1, 2, 2, 3]);
  });

  it('skips what its first round still had, and only that', () => {
    const ended = sessionAfterGivenEvents(running, { kind: 'done' }, { kind: 'time up', at: 480 });
    expect(sessionStateOf(ended).skipped).toEqual(['main.push-up.1/1']);
  });

  it('doesn’t ask again for an exercise that she has skipped, and ends once a whole round is skipped', () => {
    const alone = sessionAfterGivenEvents(
      running,
      { kind: 'skip line', line: 'main.push-up.1' },
      { kind: 'done' },
      { kind: 'done' },
    );
    expect(sessionStateOf(alone).current?.id).toBe('main.kettlebell-swing.1/3');
    expect(sessionStateOf(sessionAfterGivenEvents(alone, { kind: 'skip' })).current?.id).toBe(
      'cool-down.plank.1/1',
    );
  });

  it('carries a swap and a trim over into its later rounds', () => {
    const swapped = sessionAfterGivenEvents(
      running,
      { kind: 'done' },
      {
        kind: 'swap',
        line: 'main.kettlebell-swing.1',
        to: 'hip-thrust',
        perHand: false,
        forPlan: false,
      },
      { kind: 'done' },
    );
    expect(sessionStateOf(swapped).current).toMatchObject({ slug: 'hip-thrust' });
    const { steps } = sessionStateOf(running);
    const keep = steps.slice(0, 1);
    const trimmed = sessionAfterGivenEvents(
      running,
      { kind: 'trim', reason: 'cramps', keep },
      { kind: 'round' },
    );
    expect(sessionStateOf(trimmed).current?.id).toBe('main.kettlebell-swing.1/2');
  });

  it('is over when everything that it still asks for is removed, even if its round had begun', () => {
    const keep = sessionStateOf(running).steps.slice(2);
    const trimmed = sessionAfterGivenEvents(
      running,
      { kind: 'done' },
      { kind: 'trim', reason: 'twenty minutes', keep },
    );
    expect(sessionStateOf(trimmed).current?.id).toBe('cool-down.plank.1/1');
    expect(sessionStateOf(sessionAfterGivenEvents(trimmed, { kind: 'done' })).phase.kind).toBe(
      'all done',
    );
  });
});

describe('an EMOM', () => {
  const emom = begun(
    '- EMOM 4 min\n  - Kettlebell swing: 15\n  - Push-up: 10\n- Leg press: 1 x 10, rest 1 min',
  );
  const running = sessionAfterGivenEvents(emom, { kind: 'begin', at: 10 });

  it('rests until the next minute begins', () => {
    const first = sessionAfterGivenEvents(running, { kind: 'done', at: 40 });
    expect(sessionStateOf(first).phase).toEqual({
      kind: 'resting',
      since: testSessionStart + 40_000,
      until: testSessionStart + 70_000,
    });
    expect(sessionAfterGivenEvents(first, { kind: 'add rest', seconds: 15 })).toBe(first);
  });

  it('has no rest between two sides of the same minute, even if she is ahead of the clock', () => {
    const sides = begun('- EMOM 2 min\n  - Walking lunge: 5 per side');
    const ahead = sessionAfterGivenEvents(
      sides,
      { kind: 'begin', at: 0 },
      { kind: 'done', at: 10 },
      { kind: 'done', at: 20 },
      { kind: 'end rest', at: 25 },
      { kind: 'done', at: 35 },
    );
    expect(sessionStateOf(ahead).phase.kind).toBe('running');
  });

  it('goes on at once if she is late', () => {
    const late = sessionAfterGivenEvents(running, { kind: 'done', at: 75 });
    expect(sessionStateOf(late).phase).toEqual({
      kind: 'running',
      since: testSessionStart + 10_000,
      clock: 'group',
    });
  });

  it('skips its other minutes when the time is up', () => {
    const ended = sessionAfterGivenEvents(
      running,
      { kind: 'done', at: 40 },
      { kind: 'time up', at: 250 },
    );
    expect(sessionStateOf(ended).skipped).toEqual([
      'main.push-up.1/1',
      'main.kettlebell-swing.1/2',
      'main.push-up.1/2',
    ]);
    expect(sessionStateOf(ended).current?.id).toBe('main.leg-press.1/1');
  });

  it('goes on by itself: a minute that is over without its set is missed', () => {
    const missed = sessionAfterGivenEvents(running, { kind: 'minute up', at: 70 });
    expect(sessionStateOf(missed)).toMatchObject({
      missed: ['main.kettlebell-swing.1/1'],
      skipped: ['main.kettlebell-swing.1/1'],
      current: { id: 'main.push-up.1/1' },
    });
    expect(sessionStateOf(missed).sets).toEqual([]);
    // A phone that slept for two minutes tells once.
    const slept = sessionAfterGivenEvents(running, { kind: 'minute up', at: 190 });
    expect(sessionStateOf(slept).missed).toHaveLength(3);
    expect(sessionStateOf(slept).current?.id).toBe('main.push-up.1/2');
  });

  it('misses nothing that was done in its minute, and no other side of a minute that runs', () => {
    const done = sessionAfterGivenEvents(running, { kind: 'done', at: 40 });
    expect(sessionAfterGivenEvents(done, { kind: 'minute up', at: 70 })).toBe(done);
    const sides = sessionAfterGivenEvents(
      begun('- EMOM 2 min\n  - Walking lunge: 5 per side'),
      { kind: 'begin', at: 0 },
      { kind: 'done', at: 30 },
    );
    expect(sessionAfterGivenEvents(sides, { kind: 'minute up', at: 59 })).toBe(sides);
    expect(
      sessionStateOf(sessionAfterGivenEvents(sides, { kind: 'minute up', at: 60 })).missed,
    ).toEqual(['main.walking-lunge.1/1/right']);
  });

  it('leaves the last minute to the end of its clock, which misses what is left', () => {
    const late = sessionAfterGivenEvents(running, { kind: 'minute up', at: 900 });
    expect(sessionStateOf(late).current?.id).toBe('main.push-up.1/2');
    const over = sessionAfterGivenEvents(late, { kind: 'time up', at: 900 });
    expect(sessionStateOf(over).missed).toHaveLength(4);
    expect(sessionStateOf(over).current?.id).toBe('main.leg-press.1/1');
  });

  it('undoes what she did, and not the minutes that passed since', () => {
    const missed = sessionAfterGivenEvents(
      running,
      { kind: 'done', at: 40 },
      { kind: 'minute up', at: 130 },
    );
    expect(sessionStateOf(missed).lastEvent?.kind).toBe('done');
    expect(undoLastEvent(missed)).toEqual(running);
  });

  it('is in the minute of its current set when its clock begins later', () => {
    const later = sessionAfterGivenEvents(
      emom,
      { kind: 'done', at: 0 },
      { kind: 'begin', at: 100 },
    );
    expect(sessionStateOf(later).clock).toEqual({
      since: testSessionStart + 40_000,
      until: testSessionStart + 280_000,
    });
  });

  it('allows no extra set', () => {
    expect(sessionAfterGivenEvents(running, { kind: 'add set', line: 'main.push-up.1' })).toBe(
      running,
    );
  });
});
