import { expect, it } from 'vitest';
import { firstAndRenewalPaymentDates } from './renewal.ts';

const daysOf = (now: string, startsNow: boolean): readonly string[] => {
  const { first, renewal } = firstAndRenewalPaymentDates(new Date(now), startsNow);
  return [first, renewal].map((day) => day.toISOString().slice(0, 10));
};

it('renews a membership a year after it starts, which is now or when the days to cancel are over', () => {
  expect(daysOf('2026-11-22T10:00:00Z', true)).toEqual(['2026-11-22', '2027-11-22']);
  expect(daysOf('2026-11-22T10:00:00Z', false)).toEqual(['2026-12-07', '2027-12-07']);
  expect(daysOf('2028-02-29T23:00:00Z', true)).toEqual(['2028-02-29', '2029-02-28']);
});
