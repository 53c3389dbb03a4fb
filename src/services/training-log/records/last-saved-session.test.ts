import { expect, it } from 'vitest';
import {
  sessionOf,
  start,
  stepsOfText,
} from '../../../domain/training/session/session.test-support.ts';
import { next } from '../../../domain/training/session/next.ts';
import { ownSession } from './last-saved-session.ts';

const session = sessionOf(stepsOfText('- Plank: 2 x 45 s'));
const stored = { session: next(session, { kind: 'skip', at: start }), revision: 2 };

it('recognises only the session that this tab stored last', () => {
  const own = ownSession();
  expect(own.as({ id: 'only', ...stored })).toBeUndefined();
  own.keep(stored);
  expect(own.as({ id: 'only', ...stored })).toBe(stored);
  expect(own.as({ ...stored, revision: 3 })).toBeUndefined();
  expect(own.as({ ...stored, session: { ...stored.session, id: 'another' } })).toBeUndefined();
  expect(own.as('broken')).toBeUndefined();
});

it('isn’t confused when another tab takes back an end, which restarts the revisions at 1', () => {
  const own = ownSession();
  own.keep({ session, revision: 1 });
  expect(own.as({ session: stored.session, revision: 1 })).toBeUndefined();
});
