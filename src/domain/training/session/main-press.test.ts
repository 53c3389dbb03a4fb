import { expect, it } from 'vitest';
import { kg } from '../loads/loads.test-support.ts';
import {
  hasLifterChosenWeight,
  mainButtonActionOf,
  mainButtonAsksForWeight,
} from './main-press.ts';
import { sessionStateOf } from './session-after-event.ts';
import {
  sessionAfterGivenEvents,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  type EventWithOptionalTime,
} from './session.test-support.ts';
import type { SessionState } from './session.ts';
import type { Step } from './step.ts';

const asked = <Answer>(
  ask: (state: SessionState, step: Step) => Answer,
  text: string,
  ...happenings: readonly EventWithOptionalTime[]
): Answer | undefined => {
  const state = sessionStateOf(
    sessionAfterGivenEvents(testSessionOfSteps(stepsOfFirstDayInText(text)), ...happenings),
  );
  return state.current === undefined ? undefined : ask(state, state.current);
};

const plank = '- Plank: 2 x 45 s';
const amrap = '- AMRAP 6 min\n  - Push-up: 8\n  - Back squat: 5';
const emom = '- EMOM 4 min\n  - Plank: 20 s';

it('logs a set in reps at once, and starts the clock of a timed one first', () => {
  expect(asked(mainButtonActionOf, '- Back squat: 1 x 5')).toBe('done');
  expect(asked(mainButtonActionOf, plank)).toBe('start the set');
  expect(asked(mainButtonActionOf, plank, { kind: 'begin' })).toBe('done');
});

it('starts the clock of a group, then counts the rounds of an AMRAP and the sets of an EMOM', () => {
  expect(asked(mainButtonActionOf, amrap)).toBe('start the group');
  expect(asked(mainButtonActionOf, amrap, { kind: 'begin' })).toBe('round');
  expect(asked(mainButtonActionOf, emom)).toBe('start the group');
  expect(asked(mainButtonActionOf, emom, { kind: 'begin' })).toBe('done');
});

it('calls a weight her own once she has changed it or lifted it', () => {
  const squat = '- Back squat: 2 x 5 at 60 kg';
  const heavier: EventWithOptionalTime = { kind: 'adjust', draft: { weight: kg(62.5) } };
  expect(asked(hasLifterChosenWeight, squat)).toBe(false);
  expect(asked(hasLifterChosenWeight, squat, heavier)).toBe(true);
  expect(asked(hasLifterChosenWeight, squat, { kind: 'done' })).toBe(true);
});

it('asks for a missing weight once a line, and never for one that may well be none', () => {
  const squat = '- Back squat: 3 x 5';
  const onBar = (state: SessionState, step: Step): boolean =>
    mainButtonAsksForWeight(state, step, 'barbell');
  const onBody = (state: SessionState, step: Step): boolean =>
    mainButtonAsksForWeight(state, step, 'bodyweight');
  expect(asked(onBar, squat)).toBe(true);
  expect(asked(onBar, squat, { kind: 'adjust', draft: { weight: kg(60) } })).toBe(false);
  expect(asked(onBar, squat, { kind: 'done' })).toBe(false);
  expect(asked(onBar, '- Back squat: 3 x 5 at 60 kg')).toBe(false);
  expect(asked(onBar, `Warm-up\n${squat}\n\nMain\n${squat}`)).toBe(false);
  expect(asked(onBody, squat)).toBe(false);
  // A clock that runs must be able to log the set.
  expect(asked(onBar, '- Farmer’s walk: 2 x 45 s')).toBe(true);
  expect(asked(onBar, '- Farmer’s walk: 2 x 45 s', { kind: 'begin' })).toBe(false);
});
