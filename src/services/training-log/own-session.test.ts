import { expect, it } from 'vitest';
import {
  sessionOf,
  start,
  stepsOfText,
} from '../../domain/training/session/session.test-support.ts';
import { next } from '../../domain/training/session/next.ts';
import { ownSession } from './own-session.ts';

const session = sessionOf(stepsOfText('- Plank: 2 x 45 s'));
const stored = { session: next(session, { kind: 'skip', at: start }), revision: 2 };

it('what this tab has stored last is known again, and nothing else is', () => {
  const own = ownSession();
  expect(own.as({ id: 'only', ...stored })).toBeUndefined();
  own.keep(stored);
  expect(own.as({ id: 'only', ...stored })).toBe(stored);
  expect(own.as({ ...stored, revision: 3 })).toBeUndefined();
  expect(own.as({ ...stored, session: { ...stored.session, id: 'another' } })).toBeUndefined();
  expect(own.as('broken')).toBeUndefined();
});

it('an end that another tab has taken back counts from 1 again, and isn’t mistaken for the beginning', () => {
  const own = ownSession();
  own.keep({ session, revision: 1 });
  expect(own.as({ session: stored.session, revision: 1 })).toBeUndefined();
});
