import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateDaysLater,
  daysPerYearPlanBlock,
  startTestAndEndDatesOfBlocks,
  indexOfBlockWithMailDue,
  yearPlanMailWindowDays,
  yearPlanStartProblem,
} from './year-dates.ts';
import { yearPlanBlockNamesAndWeeklySets } from './year-plan-blocks.ts';

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2044-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const hour = 3_600_000;

describe('the days of a year', () => {
  it('are the same whatever the clocks do, in a leap year and over a New Year', () => {
    // The clocks go forward on 28 March 2027, and 2028 has a 29 February.
    expect(startTestAndEndDatesOfBlocks('2027-01-04')).toEqual([
      { startsOn: '2027-01-04', testWeekOn: '2027-03-22', endsOn: '2027-03-28' },
      { startsOn: '2027-03-29', testWeekOn: '2027-06-14', endsOn: '2027-06-20' },
      { startsOn: '2027-06-21', testWeekOn: '2027-09-06', endsOn: '2027-09-12' },
      { startsOn: '2027-09-13', testWeekOn: '2027-11-29', endsOn: '2027-12-05' },
    ]);
    expect(startTestAndEndDatesOfBlocks('2027-12-06')[1]?.startsOn).toBe('2028-02-28');
    expect(startTestAndEndDatesOfBlocks('2027-12-07')[1]?.startsOn).toBe('2028-02-29');
  });

  it('follow each other without a gap, each block on the weekday of the first', () => {
    fc.assert(
      fc.property(days, (startsOn) => {
        const blocks = startTestAndEndDatesOfBlocks(startsOn);
        const weekday = (day: string): number => new Date(day).getUTCDay();
        for (const [index, block] of blocks.entries()) {
          expect(weekday(block.startsOn)).toBe(weekday(startsOn));
          expect(dateDaysLater(block.testWeekOn, 6)).toBe(block.endsOn);
          expect(dateDaysLater(block.endsOn, 1)).toBe(
            blocks[index + 1]?.startsOn ??
              dateDaysLater(
                startsOn,
                daysPerYearPlanBlock * yearPlanBlockNamesAndWeeklySets.length,
              ),
          );
        }
      }),
    );
  });
});

describe('the e-mail of a block', () => {
  it('is due from eight in the morning in the UK, in winter and in summer', () => {
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-01-04T07:59:59Z'))).toBeUndefined();
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-01-04T08:00:00Z'))).toBe(0);
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-03-29T06:59:59Z'))).toBeUndefined();
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-03-29T07:00:00Z'))).toBe(1);
  });

  it('is not due any more three days later, nor for a block that was over when she told us', () => {
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-01-07T07:59:59Z'))).toBe(0);
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-01-07T08:00:00Z'))).toBeUndefined();
    expect(indexOfBlockWithMailDue('2027-01-04', new Date('2027-06-20T12:00:00Z'))).toBeUndefined();
  });

  it('is due once for each block, in its order, for a clock that looks every six hours', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 59 }), (startsOn, minute) => {
        const from = Date.parse(`${startsOn}T00:00:00Z`) - 30 * hour + minute * 60_000;
        const due: number[] = [];
        let looks = 0;
        for (let at = from; at < from + 400 * 24 * hour; at += 6 * hour) {
          const block = indexOfBlockWithMailDue(startsOn, new Date(at));
          if (block === undefined) continue;
          looks += 1;
          if (due.at(-1) !== block) due.push(block);
        }
        expect(due).toEqual(yearPlanBlockNamesAndWeeklySets.map((_, index) => index));
        // A change of the clocks makes the three days an hour longer or shorter.
        const usual = yearPlanBlockNamesAndWeeklySets.length * yearPlanMailWindowDays * 4;
        expect(Math.abs(looks - usual)).toBeLessThanOrEqual(yearPlanBlockNamesAndWeeklySets.length);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the day on which she starts', () => {
  const now = new Date('2027-12-31T23:30:00Z');

  it.each(['2027-12-31', '2028-01-01', '2028-02-29', '2028-12-31', '2027-01-30'])(
    'may be %s',
    (day) => expect(yearPlanStartProblem(day, now)).toBeUndefined(),
  );

  it.each(['', '2027-02-29', '2027-13-01', '31/12/2027', '2027-01-29', '2029-01-01'])(
    'may not be “%s”',
    (day) => expect(yearPlanStartProblem(day, now)).toMatch(/^(Choose|A year)/),
  );
});
