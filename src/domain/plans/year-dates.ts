import { ukDayAndHour } from '../days/uk-hour.ts';
import { weeksPerYearPlanBlock, yearPlanBlockNamesAndWeeklySets } from './year-plan-blocks.ts';

/*
 * The dates of The Year for somebody who has told us on which day she starts. Days are calendar
 * days (2027-03-28) and are counted in UTC, where each has 24 hours: a change of the clocks moves
 * none of them. Only the hour of an e-mail is the UK's.
 */

const dayMs = 24 * 60 * 60 * 1000;
/** The hour in the UK from which the e-mail of a block is sent on its first day. */
export const yearPlanMailHour = 8;
/**
 * A block's e-mail may go out on its first day or, after an outage, on the next two. Later it would
 * be no news.
 */
export const yearPlanMailWindowDays = 3;
export const daysPerYearPlanBlock = weeksPerYearPlanBlock * 7;
const daysOfYear = yearPlanBlockNamesAndWeeklySets.length * daysPerYearPlanBlock;
/** How far ahead the member may name a day. */
const daysAhead = 366;

/** The day so many days later. */
export const dateDaysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  dateDaysLater(text, 0) === text;

/**
 * Why The Year can't start on this day; undefined if it can: from 48 weeks ago, while some of it is
 * left, to a year ahead.
 */
export const yearPlanStartProblem = (startsOn: string, now: Date): string | undefined => {
  if (!isDay(startsOn)) return 'Choose the day on which you start, or started.';
  const today = now.toISOString().slice(0, 10);
  if (startsOn <= dateDaysLater(today, -daysOfYear)) {
    return 'A year that started on that day is over. Choose a later day.';
  }
  return startsOn > dateDaysLater(today, daysAhead)
    ? 'Choose a day within the next twelve months.'
    : undefined;
};

/** The days of a block that its e-mail names. */
type BlockDates = {
  readonly startsOn: string;
  /** The first day of its last week, in which the member tests her lifts. */
  readonly testWeekOn: string;
  readonly endsOn: string;
};

/** The days of each block of a year, in their order. */
export const startTestAndEndDatesOfBlocks = (startsOn: string): readonly BlockDates[] =>
  yearPlanBlockNamesAndWeeklySets.map((_, index) => ({
    startsOn: dateDaysLater(startsOn, index * daysPerYearPlanBlock),
    testWeekOn: dateDaysLater(startsOn, (index + 1) * daysPerYearPlanBlock - 7),
    endsOn: dateDaysLater(startsOn, (index + 1) * daysPerYearPlanBlock - 1),
  }));

/** The number of the block (from 0) whose e-mail is due; undefined if none is. */
export const indexOfBlockWithMailDue = (startsOn: string, now: Date): number | undefined => {
  const { day, hour } = ukDayAndHour(now);
  const today = hour >= yearPlanMailHour ? day : dateDaysLater(day, -1);
  const index = startTestAndEndDatesOfBlocks(startsOn).findIndex(
    (block) =>
      block.startsOn <= today && today < dateDaysLater(block.startsOn, yearPlanMailWindowDays),
  );
  return index === -1 ? undefined : index;
};
