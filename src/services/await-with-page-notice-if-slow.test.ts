// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowNoticeAfterMs } from '../domain/timeouts.ts';
import { awaitWithPageNoticeIfSlow } from './await-with-page-notice-if-slow.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
const sentence = 'This is taking longer than usual. We’re still waiting for the answer.';

it('says nothing about work that ends in time', async () => {
  await awaitWithPageNoticeIfSlow(Promise.resolve(1));
  await vi.advanceTimersByTimeAsync(slowNoticeAfterMs);
  expect(shown()).toEqual([]);
});

it('says once that work takes longer than usual, until the last of it has ended', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const works = [
    awaitWithPageNoticeIfSlow(first.promise),
    awaitWithPageNoticeIfSlow(second.promise),
  ] as const;
  await vi.advanceTimersByTimeAsync(slowNoticeAfterMs - 1);
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([sentence]);
  first.resolve('done');
  expect(await works[0]).toBe('done');
  expect(shown()).toEqual([sentence]);
  second.reject(new Error('no answer'));
  await expect(works[1]).rejects.toThrow('no answer');
  expect(shown()).toEqual([]);
});
