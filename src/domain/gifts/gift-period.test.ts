import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateMonthsLater } from '../membership/may-pause.ts';
import { endOfOwnPaidTimeWithPause, periodOfGiftIfRedeemedNow } from './gift-period.ts';

const now = new Date('2026-11-23T12:00:00Z');
const aDate = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('a gift', () => {
  it('opens at once when the giver’s day has already come', () => {
    expect(periodOfGiftIfRedeemedNow({ startsOn: '2026-11-23', months: 12 }, now, [])).toEqual({
      opensAt: now,
      endsAt: new Date('2027-11-23T12:00:00Z'),
    });
  });

  it('opens when the giver’s day begins in the UK', () => {
    expect(periodOfGiftIfRedeemedNow({ startsOn: '2027-07-01', months: 12 }, now, [])).toEqual({
      opensAt: new Date('2027-06-30T23:00:00Z'),
      endsAt: new Date('2028-06-30T23:00:00Z'),
    });
  });

  it('begins after her current membership if it is a membership, and at once if it is a pack', () => {
    const has = [new Date('2027-03-01T09:00:00Z'), new Date('2027-01-01T09:00:00Z')];
    const { opensAt } = periodOfGiftIfRedeemedNow({ startsOn: '2026-11-01', months: 12 }, now, has);
    expect(opensAt).toEqual(has[0]);
    expect(periodOfGiftIfRedeemedNow({ startsOn: '2026-11-01', months: null }, now, has)).toEqual({
      opensAt: now,
      endsAt: null,
    });
  });

  it('never costs her a day of what she has, and is as long whenever she redeems it', () => {
    fc.assert(
      fc.property(
        aDate,
        aDate,
        fc.array(aDate, { maxLength: 4 }),
        fc.integer({ min: 1, max: 24 }),
        (startsAt, redeemedAt, hasUntil, months) => {
          const term = { startsOn: startsAt.toISOString().slice(0, 10), months };
          const { opensAt, endsAt } = periodOfGiftIfRedeemedNow(term, redeemedAt, hasUntil);
          for (const other of [redeemedAt, ...hasUntil]) {
            expect(opensAt.getTime()).toBeGreaterThanOrEqual(other.getTime());
          }
          expect(endsAt).toEqual(dateMonthsLater(opensAt, months));
          const days = ((endsAt?.getTime() ?? 0) - opensAt.getTime()) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(months * 28);
          expect(days).toBeLessThanOrEqual(months * 31);
        },
      ),
    );
  });
});

it('extends the end of the paid time by a running pause', () => {
  const paidUntil = new Date('2027-03-01T09:00:00Z');
  const pausedAt = new Date('2026-11-01T09:00:00Z');
  const resumesAt = new Date('2026-12-01T09:00:00Z');
  const endOf = (pause: Partial<Parameters<typeof endOfOwnPaidTimeWithPause>[0]>): string =>
    endOfOwnPaidTimeWithPause({
      paidUntil,
      pausedAt: undefined,
      resumesAt: undefined,
      ...pause,
    }).toISOString();
  expect(endOf({})).toBe('2027-03-01T09:00:00.000Z');
  expect(endOf({ pausedAt, resumesAt })).toBe('2027-03-31T09:00:00.000Z');
  expect(endOf({ pausedAt: resumesAt, resumesAt: pausedAt })).toBe('2027-03-01T09:00:00.000Z');
});

it.each([
  ['2026-11-23T12:00:00.000Z', 12, '2027-11-23T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-08-31T12:00:00.000Z', 6, '2027-02-28T12:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', 1, '2027-01-31T23:30:00.000Z'],
])('computes %s plus %i months as %s', (date, months, later) => {
  expect(dateMonthsLater(new Date(date), months).toISOString()).toBe(later);
});
