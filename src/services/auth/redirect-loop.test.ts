// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLoginRedirectLoop, recordLoginRedirect } from './redirect-loop.ts';

const now = Date.UTC(2026, 10, 21);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('treats the third redirect within ten seconds as a loop', () => {
  for (const time of [now, now + 2_000, now + 4_000]) {
    expect(isLoginRedirectLoop(time)).toBe(false);
    recordLoginRedirect(time);
  }
  expect(isLoginRedirectLoop(now + 4_000)).toBe(true);
  expect(isLoginRedirectLoop(now + 9_999)).toBe(true);
  expect(isLoginRedirectLoop(now + 10_000)).toBe(false);
});

it('doesn’t treat redirects every five seconds as a loop', () => {
  for (let time = now; time < now + 100_000; time += 5_000) {
    expect(isLoginRedirectLoop(time)).toBe(false);
    recordLoginRedirect(time);
  }
});

it('ignores stored times in the future and values that are no times', () => {
  for (const stored of [
    JSON.stringify([now + 1, now + 1, now + 1]),
    '["x","x","x"]',
    '[null,{},[]]',
    '{"length":3}',
    'nonsense',
    '',
  ]) {
    sessionStorage.setItem('login-redirects', stored);
    expect(isLoginRedirectLoop(now), stored).toBe(false);
  }
});

it('reports no loop without storage', () => {
  const refuse = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  recordLoginRedirect(now);
  expect(isLoginRedirectLoop(now)).toBe(false);
});
