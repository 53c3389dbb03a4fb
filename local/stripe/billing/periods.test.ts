import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addIntervals, periodEnd, periodStart, prorate } from './periods.ts';

const at = (text: string): number => Date.parse(`${text}T12:00:00Z`) / 1000;
const monthly = { interval: 'month', interval_count: 1 };
const yearly = { interval: 'year', interval_count: 1 };

it.each([
  ['2027-01-31', monthly, 1, '2027-02-28'],
  ['2027-01-31', monthly, 2, '2027-03-31'],
  ['2028-01-30', monthly, 1, '2028-02-29'],
  ['2026-12-31', monthly, 2, '2027-02-28'],
  ['2028-02-29', yearly, 1, '2029-02-28'],
  ['2028-02-29', yearly, 4, '2032-02-29'],
  ['2027-03-28', { interval: 'week', interval_count: 2 }, 1, '2027-04-11'],
  ['2027-03-28', { interval: 'day', interval_count: 10 }, 3, '2027-04-27'],
])('counts from %s', (anchor, interval, times, end) => {
  expect(addIntervals(at(anchor), interval, times)).toBe(at(end));
});

const anchors = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') });
const intervals = fc.record({
  interval: fc.constantFrom('day', 'week', 'month', 'year'),
  interval_count: fc.integer({ min: 1, max: 6 }),
});

it('keeps the anchor’s day of the month, or the last day of a shorter month', () => {
  fc.assert(
    fc.property(
      anchors,
      fc.constantFrom('month', 'year'),
      fc.integer({ min: 1, max: 48 }),
      (anchor, interval, times) => {
        const end = new Date(addIntervals(anchor, { interval, interval_count: 1 }, times) * 1000);
        const lastDay = new Date(
          Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0),
        ).getUTCDate();
        expect(end.getUTCDate()).toBe(Math.min(new Date(anchor * 1000).getUTCDate(), lastDay));
        expect(end.getTime() / 1000 - anchor).toBeGreaterThan(0);
        expect(end.getTime() % 86_400_000).toBe((anchor * 1000) % 86_400_000);
      },
    ),
  );
});

it('ends a period at the first multiple after its start, whatever the start', () => {
  fc.assert(
    fc.property(
      anchors,
      intervals,
      fc.integer({ min: 0, max: 400_000_000 }),
      (anchor, interval, later) => {
        const start = anchor + later;
        const end = periodEnd(anchor, interval, start);
        expect(end).toBeGreaterThan(start);
        const previous = Array.from({ length: 5000 }, (_, times) =>
          addIntervals(anchor, interval, times),
        ).findLast((one) => one < end);
        if (previous !== undefined && end < addIntervals(anchor, interval, 5000)) {
          expect(previous).toBeLessThanOrEqual(start);
          expect(periodStart(anchor, interval, start)).toBe(previous);
        }
      },
    ),
    { numRuns: 50 },
  );
});

it('prorates the rest of a period to the penny', () => {
  const start = at('2027-01-01');
  const end = at('2028-01-01');
  expect(prorate(5999, start, end, start)).toBe(5999);
  expect(prorate(5999, start, end, end)).toBe(0);
  expect(prorate(5999, start, end, start + (end - start) / 2)).toBe(3000);
  expect(prorate(5999, start, start, start)).toBe(0);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: start - 9999, max: end + 9999 }),
      (amount, time) => {
        const rest = prorate(amount, start, end, time);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThanOrEqual(amount);
        expect(prorate(amount, start, end, time + 60)).toBeLessThanOrEqual(rest);
      },
    ),
  );
});
