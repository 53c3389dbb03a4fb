import { expect, it } from 'vitest';
import {
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { sessionAfterEvent } from '../../../domain/training/session/session-after-event.ts';
import { createOpenSessionParseCache } from './last-saved-session.ts';

const session = testSessionOfSteps(stepsOfFirstDayInText('- Plank: 2 x 45 s'));
const stored = {
  session: sessionAfterEvent(session, { kind: 'skip', at: testSessionStart }),
  revision: 2,
};

it('recognises only the session that this tab stored last', () => {
  const lastSaved = createOpenSessionParseCache();
  expect(lastSaved.recognise({ id: 'only', ...stored })).toBeUndefined();
  lastSaved.remember(stored);
  expect(lastSaved.recognise({ id: 'only', ...stored })).toBe(stored);
  expect(lastSaved.recognise({ ...stored, revision: 3 })).toBeUndefined();
  expect(
    lastSaved.recognise({ ...stored, session: { ...stored.session, id: 'another' } }),
  ).toBeUndefined();
  expect(lastSaved.recognise('broken')).toBeUndefined();
});

it('isn’t confused when another tab takes back an end, which restarts the revisions at 1', () => {
  const lastSaved = createOpenSessionParseCache();
  lastSaved.remember({ session, revision: 1 });
  expect(lastSaved.recognise({ session: stored.session, revision: 1 })).toBeUndefined();
});
