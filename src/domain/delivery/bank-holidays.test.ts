import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  englishBankHolidaysIn,
  easterSunday,
  isWorkingDay,
  weekdayNumberFromSunday,
} from './delivery-dates.ts';

const years = fc.integer({ min: 1978, max: 2200 });

describe('Easter Sunday', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
    'is on %s',
    (day) => {
      expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
    },
  );

  it('is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(years, (year) => {
        const easter = easterSunday(year);
        expect(weekdayNumberFromSunday(easter)).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe('the bank holidays of England', () => {
  // As listed by gov.uk, without the bank holiday for the coronation.
  it.each([
    [2021, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
    [2023, '01-02 04-07 04-10 05-01 05-29 08-28 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ])('are correct for %d', (year, days) => {
    expect(englishBankHolidaysIn(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('include a substitute after Boxing Day if Christmas is on a Sunday', () => {
    expect(englishBankHolidaysIn(2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27']);
  });

  it('are eight different days from Monday to Friday, in order', () => {
    fc.assert(
      fc.property(years, (year) => {
        const days = englishBankHolidaysIn(year);
        expect(new Set(days).size).toBe(8);
        expect(days).toEqual(days.toSorted());
        expect(
          days.every(
            (day) => weekdayNumberFromSunday(day) >= 1 && weekdayNumberFromSunday(day) <= 5,
          ),
        ).toBe(true);
        expect(days.some(isWorkingDay)).toBe(false);
      }),
    );
  });

  it('leave 250 to 254 working days in a year', () => {
    fc.assert(
      fc.property(years, (year) => {
        const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
        const count = days.filter(isWorkingDay).length;
        expect(count >= 250 && count <= 254).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
