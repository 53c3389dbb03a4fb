// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteRedirect, wasRedirectedLately } from './automatic-redirect.ts';

const now = Date.UTC(2026, 10, 21);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('knows a redirect for ten seconds', () => {
  expect(wasRedirectedLately(now)).toBe(false);
  noteRedirect(now);
  expect(wasRedirectedLately(now)).toBe(true);
  expect(wasRedirectedLately(now + 9_999)).toBe(true);
  expect(wasRedirectedLately(now + 10_000)).toBe(false);
});

it('believes neither a time to come nor nonsense', () => {
  for (const stored of [String(now + 1), 'nonsense', '', '-1', 'Infinity']) {
    sessionStorage.setItem('login-redirect', stored);
    expect(wasRedirectedLately(now), stored).toBe(false);
  }
});

it('does without storage', () => {
  const refuse = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  noteRedirect(now);
  expect(wasRedirectedLately(now)).toBe(false);
});
