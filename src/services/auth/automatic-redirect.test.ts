// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRedirectedTooOften, noteRedirect } from './automatic-redirect.ts';

const now = Date.UTC(2026, 10, 21);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('stops a loop at the third redirect within ten seconds', () => {
  for (const time of [now, now + 2_000, now + 4_000]) {
    expect(isRedirectedTooOften(time)).toBe(false);
    noteRedirect(time);
  }
  expect(isRedirectedTooOften(now + 4_000)).toBe(true);
  expect(isRedirectedTooOften(now + 9_999)).toBe(true);
  expect(isRedirectedTooOften(now + 10_000)).toBe(false);
});

it('never stops a person who comes back now and then', () => {
  for (let time = now; time < now + 100_000; time += 5_000) {
    expect(isRedirectedTooOften(time)).toBe(false);
    noteRedirect(time);
  }
});

it('believes neither times to come nor nonsense', () => {
  for (const stored of [
    JSON.stringify([now + 1, now + 1, now + 1]),
    '["x","x","x"]',
    '[null,{},[]]',
    '{"length":3}',
    'nonsense',
    '',
  ]) {
    sessionStorage.setItem('login-redirects', stored);
    expect(isRedirectedTooOften(now), stored).toBe(false);
  }
});

it('does without storage', () => {
  const refuse = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  noteRedirect(now);
  expect(isRedirectedTooOften(now)).toBe(false);
});
