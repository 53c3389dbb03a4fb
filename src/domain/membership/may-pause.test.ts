import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lastDaysWithoutPause,
  dateMonthsLater,
  possiblePauseMonths,
  type PauseFacts,
} from './may-pause.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2027-03-31T12:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * dayMs);

const facts = (changes: Partial<PauseFacts> = {}): PauseFacts => ({
  status: 'active',
  paidAt: inDays(-60),
  renewsAt: inDays(305),
  lastPausedAt: undefined,
  ...changes,
});

describe('a membership', () => {
  it('can be paused for one to three months', () => {
    expect(possiblePauseMonths(facts(), now)).toEqual([1, 2, 3]);
  });

  it.each([
    ['is cancelled', facts({ renewsAt: undefined })],
    ['is past due', facts({ status: 'past_due' })],
    ['is paused already', facts({ status: 'paused' })],
    ['has not been paid', facts({ paidAt: undefined })],
    ['was paused in this paid year', facts({ lastPausedAt: inDays(-30) })],
    ['was paused as soon as it was paid', facts({ lastPausedAt: inDays(-60) })],
    ['renews in 38 days', facts({ renewsAt: inDays(lastDaysWithoutPause) })],
  ])('can’t be paused when it %s', (_why, one) => {
    expect(possiblePauseMonths(one, now)).toEqual([]);
  });

  it('can be paused again in the next paid year', () => {
    expect(possiblePauseMonths(facts({ lastPausedAt: inDays(-61) }), now)).toEqual([1, 2, 3]);
  });

  it('can’t be paused beyond the end of its paid year', () => {
    expect(possiblePauseMonths(facts({ renewsAt: inDays(80) }), now)).toEqual([1, 2]);
    expect(possiblePauseMonths(facts({ renewsAt: inDays(39) }), now)).toEqual([1]);
  });

  it('resumes at least a week before it renews, whenever it is paused', () => {
    const moment = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 }), (at, days) => {
        const renewsAt = new Date(at.getTime() + days * dayMs);
        const one = facts({ paidAt: new Date(0), renewsAt });
        for (const months of possiblePauseMonths(one, at)) {
          const left = renewsAt.getTime() - dateMonthsLater(at, months).getTime();
          expect(left).toBeGreaterThanOrEqual(7 * dayMs);
        }
        expect(possiblePauseMonths(one, at).length > 0).toBe(days > lastDaysWithoutPause);
      }),
    );
  });
});

it('moves to the last day of a month that is too short', () => {
  expect(dateMonthsLater(new Date('2027-01-31T12:00:00Z'), 1)).toEqual(
    new Date('2027-02-28T12:00:00Z'),
  );
});
