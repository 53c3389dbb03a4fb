import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLeaseOpen, leaseDays, beginLease } from './lease.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 26);

it('holds for fourteen days, and not a moment longer', () => {
  const lease = beginLease(now);
  expect(isLeaseOpen(lease, now)).toBe(true);
  expect(isLeaseOpen(lease, now + leaseDays * day - 1)).toBe(true);
  expect(isLeaseOpen(lease, now + leaseDays * day)).toBe(false);
});

it('gives no more time for a clock that was put back, or a lease that somebody has made longer', () => {
  expect(isLeaseOpen(beginLease(now), now - 1)).toBe(false);
  expect(isLeaseOpen({ from: now, until: now + 15 * day }, now)).toBe(false);
});

it('never holds for longer than fourteen days, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (from, later) => {
      if (isLeaseOpen(beginLease(from), later)) expect(later - from).toBeLessThan(leaseDays * day);
    }),
  );
});
