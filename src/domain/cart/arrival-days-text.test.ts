import { expect, it } from 'vitest';
import { arrivalDaysText } from './arrival-days-text.ts';

it.each([
  ['2026-11-25', '2026-11-27', 'Wednesday 25 to Friday 27 November 2026'],
  ['2026-11-30', '2026-12-02', 'Monday 30 November to Wednesday 2 December 2026'],
  ['2026-12-30', '2027-01-04', 'Wednesday 30 December 2026 to Monday 4 January 2027'],
  ['2026-11-25', '2026-11-25', 'Wednesday 25 November 2026'],
])('writes the range %s to %s without repeating a month or a year', (from, to, words) => {
  expect(arrivalDaysText(from, to)).toBe(words);
});
