import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasLetterDayBegun,
  lettersThatHaveOpened,
  lettersToAnnounceNow,
  nextLetterMailsAt,
  type LetterWithRightId,
} from './letters.ts';

const letter = (opensOn: string): LetterWithRightId => ({
  slug: opensOn,
  title: opensOn,
  excerpt: '',
  opensOn,
  sub: 'year',
});
const moments = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2044-12-31'),
  noInvalidDate: true,
});
const days = moments.map((moment) => moment.toISOString().slice(0, 10));

describe('a letter', () => {
  it.each([
    ['2026-12-31T23:59:59.999Z', false],
    ['2027-01-01T00:00:00.000Z', true],
    ['2031-06-01T00:00:00.000Z', true],
    // Already the first in Auckland, and still the thirty-first in Los Angeles: it opens for both
    // at once.
    ['2027-01-01T00:30:00+13:00', false],
    ['2026-12-31T17:00:00-08:00', true],
  ])('of 1 January is open at %s: %s', (at, isOpen) => {
    expect(hasLetterDayBegun(letter('2027-01-01'), new Date(at))).toBe(isOpen);
  });

  it('opens at midnight in UTC on the days on which the clocks change, too', () => {
    for (const day of ['2027-03-28', '2027-10-31']) {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      expect(hasLetterDayBegun(letter(day), new Date(midnight - 1))).toBe(false);
      expect(hasLetterDayBegun(letter(day), new Date(midnight))).toBe(true);
    }
  });

  it('never closes again, and none is listed before its day', () => {
    fc.assert(
      fc.property(fc.array(days), moments, fc.nat(4e10), (list, now, later) => {
        const open = lettersThatHaveOpened(list.map(letter), now).map(({ opensOn }) => opensOn);
        expect(open.every((day) => Date.parse(`${day}T00:00:00Z`) <= now.getTime())).toBe(true);
        expect(open).toEqual(open.toSorted().toReversed());
        const then = lettersThatHaveOpened(list.map(letter), new Date(now.getTime() + later));
        expect(then.map(({ opensOn }) => opensOn)).toEqual(expect.arrayContaining([...open]));
      }),
    );
  });
});

describe('the e-mail of a letter', () => {
  it.each([
    ['2027-02-01', '2027-02-01T08:00:00.000Z'],
    ['2027-07-01', '2027-07-01T07:00:00.000Z'],
    ['2027-03-28', '2027-03-28T07:00:00.000Z'],
    ['2027-10-31', '2027-10-31T08:00:00.000Z'],
  ])('of %s goes out from %s, which is eight in the UK, for three days', (day, at) => {
    const from = new Date(at);
    const before = new Date(from.getTime() - 1);
    const last = new Date(from.getTime() + 3 * 86_400_000);
    expect(lettersToAnnounceNow([letter(day)], before)).toEqual([]);
    expect(nextLetterMailsAt([letter(day)], before)).toEqual(from);
    expect(lettersToAnnounceNow([letter(day)], from)).toHaveLength(1);
    expect(nextLetterMailsAt([letter(day)], from)).toBeUndefined();
    expect(lettersToAnnounceNow([letter(day)], new Date(last.getTime() - 1))).toHaveLength(1);
    expect(lettersToAnnounceNow([letter(day)], last)).toEqual([]);
  });

  it('is never due while the letter is closed', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -120, max: 120 }), (day, hours) => {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000);
        for (const due of lettersToAnnounceNow([letter(day)], now)) {
          expect(hasLetterDayBegun(due, now)).toBe(true);
        }
      }),
    );
  });
});
