import { expect, it } from 'vitest';
import { nextWorkTryAt } from './next-work-try.ts';

it('retries after growing waits, and then every six hours for ever', () => {
  const failedAt = new Date('2026-11-22T12:00:00Z');
  const waitAfter = (tries: number): number =>
    (nextWorkTryAt(failedAt, tries).getTime() - failedAt.getTime()) / 60_000;
  const waits = [1, 2, 3, 4, 5, 6, 7].map(waitAfter);
  expect(waits).toEqual([1, 3, 10, 30, 60, 180, 360]);
  expect(waitAfter(8)).toBe(360);
  expect(waitAfter(100_000)).toBe(360);
});
