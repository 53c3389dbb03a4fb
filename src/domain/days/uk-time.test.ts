import { expect, it } from 'vitest';
import {
  endOfUkDayAfterDays,
  readableUkDate,
  readableUkDateAfterDays,
  readableUkDateAndTime,
  startOfIsoDayInUk,
} from './uk-time.ts';

it('formats days and times in UK time, in winter and in summer', () => {
  expect(readableUkDateAndTime('2026-11-22T17:05:00.000Z')).toBe(
    '22 November 2026, 17:05 (UK time)',
  );
  expect(readableUkDateAndTime('2026-07-01T23:30:00.000Z')).toBe('2 July 2026, 00:30 (UK time)');
  expect(readableUkDate('2026-07-01T23:30:00.000Z')).toBe('2 July 2026');
});

it('counts days from the day in the UK, across a change of the clocks', () => {
  expect(readableUkDateAfterDays('2026-11-22T23:59:59.000Z', 14)).toBe('6 December 2026');
  expect(readableUkDateAfterDays('2026-07-01T23:30:00.000Z', 14)).toBe('16 July 2026');
  expect(readableUkDateAfterDays('2026-10-20T22:59:00.000Z', 14)).toBe('3 November 2026');
  expect(readableUkDateAfterDays('2027-03-20T23:30:00.000Z', 14)).toBe('3 April 2027');
});

it.each([
  ['2026-11-22T23:59:59.000Z', '2026-12-06T23:59:59.999Z'],
  ['2026-07-01T23:30:00.000Z', '2026-07-16T22:59:59.999Z'],
  // The clocks go back on 25 October 2026, and forward on 28 March 2027.
  ['2026-10-20T22:59:00.000Z', '2026-11-03T23:59:59.999Z'],
  ['2027-03-20T23:30:00.000Z', '2027-04-03T22:59:59.999Z'],
  ['2027-03-14T12:00:00.000Z', '2027-03-28T22:59:59.999Z'],
  ['2026-10-11T12:00:00.000Z', '2026-10-25T23:59:59.999Z'],
])('ends the fourteenth day after %s at %s', (moment, end) => {
  expect(endOfUkDayAfterDays(new Date(moment), 14).toISOString()).toBe(end);
});

it.each([
  ['2026-12-25', '2026-12-25T00:00:00.000Z'],
  ['2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T23:00:00.000Z'],
  ['2027-03-28', '2027-03-28T00:00:00.000Z'],
])('begins the day %s at %s', (day, start) => {
  expect(startOfIsoDayInUk(day).toISOString()).toBe(start);
});
