import { expect, it } from 'vitest';
import { ukDay, ukDayAfter, ukMoment } from './uk-time.ts';

it('days and times are those of the UK, in winter and in summer', () => {
  expect(ukMoment('2026-11-22T17:05:00.000Z')).toBe('22 November 2026, 17:05 (UK time)');
  expect(ukMoment('2026-07-01T23:30:00.000Z')).toBe('2 July 2026, 00:30 (UK time)');
  expect(ukDay('2026-07-01T23:30:00.000Z')).toBe('2 July 2026');
});

it('days are counted from the day in the UK, across a change of the clocks', () => {
  expect(ukDayAfter('2026-11-22T23:59:59.000Z', 14)).toBe('6 December 2026');
  expect(ukDayAfter('2026-07-01T23:30:00.000Z', 14)).toBe('16 July 2026');
  expect(ukDayAfter('2026-10-20T22:59:00.000Z', 14)).toBe('3 November 2026');
  expect(ukDayAfter('2027-03-20T23:30:00.000Z', 14)).toBe('3 April 2027');
});
