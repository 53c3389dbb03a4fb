import { describe, expect, it } from 'vitest';
import { kg } from '../loads/loads.test-support.ts';
import { logRecordsOfSession } from './logged.ts';
import { sessionAfterEvent, sessionStateOf, undoLastEvent } from './session-after-event.ts';
import {
  sessionAfterGivenEvents,
  sessionWithAllStepsDone,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from './session.test-support.ts';
import type { Session } from './session.ts';

const begun = (text: string): Session => testSessionOfSteps(stepsOfFirstDayInText(text));
const current = (session: Session): string | undefined => sessionStateOf(session).current?.id;

const squats = begun('- Back squat: 3 x 8-10 at 60 kg, rest 2 min\n- Leg press: 2 x 10');
const superset =
  '- Superset, 2 rounds, rest 90 s\n  - Push-up: 10\n  - Seated cable row: 12\n- Leg press: 2 x 10';

describe('a set', () => {
  it('is logged as planned when she presses done', () => {
    const { sets } = sessionStateOf(sessionAfterGivenEvents(squats, { kind: 'done', at: 40 }));
    expect(sets).toEqual([
      {
        id: 's1/main.back-squat.1/1',
        session: 's1',
        exercise: 'back-squat',
        at: testSessionStart + 40_000,
        step: 'main.back-squat.1/1',
        line: 'main.back-squat.1',
        kind: 'work',
        perHand: false,
        planned: { weight: kg(60), reps: { from: 8, to: 10 }, unrated: true },
        done: { weight: kg(60), reps: 8 },
      },
    ]);
  });

  it('is logged with what she has typed, which the next set of the line then proposes', () => {
    const typed = sessionAfterGivenEvents(
      squats,
      { kind: 'adjust', draft: { weight: kg(57.5) } },
      { kind: 'adjust', draft: { reps: 10, effort: { kind: 'rpe', value: 9 } } },
      { kind: 'done' },
    );
    expect(sessionStateOf(typed).sets[0]?.done).toEqual({
      weight: kg(57.5),
      reps: 10,
      effort: { kind: 'rpe', value: 9 },
    });
    expect(sessionStateOf(typed).sets[0]?.planned.weight).toEqual(kg(60));
    expect(sessionStateOf(typed).proposed).toEqual({ weight: kg(57.5), reps: 8 });
  });

  it('proposes everything that she has typed, over several presses, after a reload too', () => {
    const typed = sessionAfterGivenEvents(
      squats,
      { kind: 'adjust', draft: { weight: kg(57.5) } },
      { kind: 'adjust', draft: { reps: 10 } },
    );
    const reloaded: Session = { ...typed };
    expect(sessionStateOf(reloaded).proposed).toEqual({ weight: kg(57.5), reps: 10 });
    expect(sessionStateOf(reloaded)).toEqual(sessionStateOf(typed));
  });

  it('can be corrected, even after the end, without changing anything else', () => {
    const ended = sessionAfterGivenEvents(
      squats,
      { kind: 'done' },
      { kind: 'finish', outcome: 'stopped' },
      { kind: 'correct', step: 'main.back-squat.1/1', draft: { reps: 7 } },
    );
    expect(sessionStateOf(ended).sets[0]?.done.reps).toBe(7);
    expect(sessionAfterGivenEvents(ended, { kind: 'done' })).toBe(ended);
  });

  it('to failure has no number of reps until she gives one', () => {
    const session = begun('- Push-up: 1 x to failure');
    expect(sessionStateOf(session).proposed).toEqual({});
    const [set] = sessionStateOf(sessionAfterGivenEvents(session, { kind: 'done' })).sets;
    expect(set).toMatchObject({ planned: { toFailure: true }, done: {} });
  });

  it('that she has set to a longer time is logged with the seconds of its clock', () => {
    const plank = begun('- Plank: 2 x 45 s');
    const longer = sessionAfterGivenEvents(
      plank,
      { kind: 'adjust', draft: { seconds: 60 } },
      { kind: 'begin', at: 0 },
    );
    expect(
      sessionStateOf(sessionAfterGivenEvents(longer, { kind: 'done', at: 20 })).sets[0]?.done
        .seconds,
    ).toBe(20);
    expect(
      sessionStateOf(sessionAfterGivenEvents(longer, { kind: 'done', at: 300 })).sets[0]?.done
        .seconds,
    ).toBe(60);
  });

  it('by time is logged with the seconds of its clock, at most those planned', () => {
    const plank = begun('- Plank: 2 x 45 s');
    const tooEarly = sessionAfterGivenEvents(
      plank,
      { kind: 'begin', at: 10 },
      { kind: 'done', at: 9 },
    );
    expect(sessionStateOf(tooEarly).sets).toEqual([]);
    const early = sessionAfterGivenEvents(
      plank,
      { kind: 'begin', at: 10 },
      { kind: 'done', at: 42.4 },
    );
    const late = sessionAfterGivenEvents(
      plank,
      { kind: 'begin', at: 10 },
      { kind: 'done', at: 80 },
    );
    expect(sessionStateOf(early).sets[0]?.done.seconds).toBe(32);
    expect(sessionStateOf(late).sets[0]?.done.seconds).toBe(45);
    expect(
      sessionStateOf(sessionAfterGivenEvents(plank, { kind: 'done' })).sets[0]?.done.seconds,
    ).toBe(45);
  });
});

describe('rest', () => {
  it('lasts as long as the plan says, from when the set was done', () => {
    const { phase } = sessionStateOf(sessionAfterGivenEvents(squats, { kind: 'done', at: 40 }));
    expect(phase).toEqual({
      kind: 'resting',
      since: testSessionStart + 40_000,
      until: testSessionStart + 160_000,
    });
  });

  it('gets longer, even once it has run out', () => {
    const rested = sessionAfterGivenEvents(
      squats,
      { kind: 'done', at: 0 },
      { kind: 'add rest', seconds: 15, at: 60 },
    );
    const late = sessionAfterGivenEvents(
      squats,
      { kind: 'done', at: 0 },
      { kind: 'add rest', seconds: 15, at: 200 },
    );
    expect(sessionStateOf(rested).phase).toMatchObject({ until: testSessionStart + 135_000 });
    expect(sessionStateOf(late).phase).toMatchObject({ until: testSessionStart + 215_000 });
  });

  it('ends on a press, and isn’t needed to do the next set', () => {
    const resting = sessionAfterGivenEvents(squats, { kind: 'done' });
    expect(sessionStateOf(sessionAfterGivenEvents(resting, { kind: 'end rest' })).phase.kind).toBe(
      'ready',
    );
    expect(sessionStateOf(sessionAfterGivenEvents(resting, { kind: 'done' })).sets).toHaveLength(2);
  });

  it('doesn’t come within a round or after the last set', () => {
    const session = begun(superset);
    expect(sessionStateOf(sessionAfterGivenEvents(session, { kind: 'done' })).phase.kind).toBe(
      'ready',
    );
    expect(
      sessionStateOf(sessionAfterGivenEvents(session, { kind: 'done' }, { kind: 'done' })).phase
        .kind,
    ).toBe('resting');
    expect(sessionStateOf(sessionWithAllStepsDone(session)).phase).toEqual({ kind: 'all done' });
  });
});

describe('her changes', () => {
  it('bring a whole group forward, and keep what she had typed elsewhere', () => {
    const session = sessionAfterGivenEvents(
      begun(`- Back squat: 2 x 5\n${superset}`),
      { kind: 'adjust', draft: { reps: 4 } },
      { kind: 'do now', line: 'main.seated-cable-row.1' },
    );
    expect(current(session)).toBe('main.push-up.1/1');
    const back = sessionWithAllStepsDone(session);
    expect(
      sessionStateOf(back).sets.find(({ line }) => line === 'main.back-squat.1')?.done.reps,
    ).toBe(4);
  });

  it('add a set after the last of its line, even once the line is done', () => {
    const early = sessionAfterGivenEvents(squats, { kind: 'add set', line: 'main.back-squat.1' });
    expect(sessionStateOf(early).steps.map(({ id, of }) => [id, of])).toEqual([
      ['main.back-squat.1/1', 4],
      ['main.back-squat.1/2', 4],
      ['main.back-squat.1/3', 4],
      ['main.back-squat.1/4', 4],
      ['main.leg-press.1/1', 2],
      ['main.leg-press.1/2', 2],
    ]);
    const late = sessionAfterGivenEvents(sessionWithAllStepsDone(squats), {
      kind: 'add set',
      line: 'main.back-squat.1',
    });
    expect(current(late)).toBe('main.back-squat.1/4');
  });

  it('don’t push an added set between a left and a right side', () => {
    const session = begun('- Push-up: 1 x 8\n- Walking lunge: 1 x 8 per side\n- Plank: 1 x 30 s');
    const added = sessionAfterGivenEvents(
      session,
      { kind: 'done' },
      { kind: 'done' },
      { kind: 'add set', line: 'main.push-up.1' },
    );
    expect(current(added)).toBe('main.walking-lunge.1/1/right');
    expect(current(sessionAfterGivenEvents(added, { kind: 'done' }))).toBe('main.push-up.1/2');
  });

  it('swap the rest of a line', () => {
    const swapped = sessionAfterGivenEvents(
      squats,
      { kind: 'done' },
      {
        kind: 'swap',
        line: 'main.back-squat.1',
        to: 'goblet-squat',
        weight: kg(20),
        perHand: false,
        forPlan: false,
      },
      { kind: 'done' },
    );
    expect(
      sessionStateOf(swapped).sets.map(({ exercise, done }) => [exercise, done.weight]),
    ).toEqual([
      ['back-squat', kg(60)],
      ['goblet-squat', kg(20)],
    ]);
  });

  it('skip a set or a line, which then counts as planned and not as done', () => {
    const skipped = sessionAfterGivenEvents(
      squats,
      { kind: 'done' },
      { kind: 'skip' },
      { kind: 'skip line', line: 'main.leg-press.1' },
    );
    expect(sessionStateOf(skipped).skipped).toEqual([
      'main.back-squat.1/2',
      'main.leg-press.1/1',
      'main.leg-press.1/2',
    ]);
    expect(logRecordsOfSession(skipped, testSessionStart).session).toMatchObject({
      plannedSets: 5,
      doneSets: 1,
      outcome: 'stopped',
    });
  });

  it('trim the session to what its reason leaves, which then counts as planned', () => {
    const { steps } = sessionStateOf(squats);
    const keep = steps.slice(1, 3).map((step) => ({ ...step, weight: kg(50) }));
    const trimmed = sessionAfterGivenEvents(
      squats,
      { kind: 'done' },
      { kind: 'trim', reason: 'bad night', keep: [...keep, ...steps.slice(0, 1)] },
    );
    const { session, sets } = logRecordsOfSession(
      sessionWithAllStepsDone(trimmed),
      testSessionStart,
    );
    expect(session).toMatchObject({
      plannedSets: 3,
      doneSets: 3,
      notToday: 'bad night',
      outcome: 'finished',
    });
    expect(sets.map(({ planned }) => planned.weight)).toEqual([kg(60), kg(50), kg(50)]);
  });

  it('keep notes for the session and for a line, and drop an empty one', () => {
    const noted = sessionAfterGivenEvents(
      squats,
      { kind: 'note', text: 'Slept well.' },
      { kind: 'note', line: 'main.back-squat.1', text: 'Heels up.' },
      { kind: 'note', line: 'main.leg-press.1', text: 'x' },
      { kind: 'note', line: 'main.leg-press.1', text: '' },
    );
    expect(logRecordsOfSession(noted, testSessionStart).session).toMatchObject({
      note: 'Slept well.',
      lineNotes: { 'main.back-squat.1': 'Heels up.' },
    });
  });
});

describe('undoLastEvent', () => {
  it('goes back from a set that was done to what she had typed for it', () => {
    const typed = sessionAfterGivenEvents(squats, { kind: 'adjust', draft: { reps: 9 } });
    const undone = undoLastEvent(sessionAfterGivenEvents(typed, { kind: 'done' }));
    expect(sessionStateOf(undone).proposed?.reps).toBe(9);
    expect(sessionStateOf(undoLastEvent(undone)).proposed?.reps).toBe(8);
  });

  it('takes back several presses of the steppers at once', () => {
    const typed = [9, 10, 11].reduce(
      (session, reps) => sessionAfterGivenEvents(session, { kind: 'adjust', draft: { reps } }),
      squats,
    );
    expect(undoLastEvent(typed).events).toEqual([]);
  });

  it('goes back to before the clock of a timed set, which would log it again', () => {
    const done = sessionAfterGivenEvents(
      begun('- Plank: 2 x 45 s'),
      { kind: 'begin' },
      { kind: 'adjust', draft: { effort: { kind: 'rpe', value: 7 } } },
      { kind: 'done', at: 60 },
    );
    const { phase, proposed } = sessionStateOf(undoLastEvent(done));
    expect(phase.kind).toBe('ready');
    expect(proposed?.effort).toEqual({ kind: 'rpe', value: 7 });
  });

  it('takes back the end, and does nothing at the beginning', () => {
    const ended = sessionAfterGivenEvents(squats, { kind: 'finish', outcome: 'stopped' });
    expect(sessionStateOf(undoLastEvent(ended)).phase.kind).toBe('ready');
    expect(undoLastEvent(squats)).toBe(squats);
  });
});

it('ignores events that are invalid in the session’s state', () => {
  const events = [
    { kind: 'begin', at: testSessionStart },
    { kind: 'round', at: testSessionStart },
    { kind: 'time up', at: testSessionStart },
    { kind: 'end rest', at: testSessionStart },
    { kind: 'add rest', at: testSessionStart, seconds: 15 },
    { kind: 'skip line', at: testSessionStart, line: 'main.nothing.1' },
    { kind: 'do now', at: testSessionStart, line: 'main.back-squat.1' },
    { kind: 'correct', at: testSessionStart, step: 'main.back-squat.1/1', draft: {} },
  ] as const;
  for (const event of events) expect(sessionAfterEvent(squats, event)).toBe(squats);
});
