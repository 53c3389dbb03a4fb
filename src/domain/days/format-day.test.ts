import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it('formatDay formats every day like Intl.DateTimeFormat', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      expect(formatDay(day.toISOString())).toBe(format.format(day));
    }),
  );
  expect(formatDay('2026-03-03')).toBe('3 March 2026');
});
