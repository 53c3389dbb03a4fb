import { formatDay } from '../days/format-day.ts';
import { weekdays } from '../days/weekdays.ts';

// In JavaScript Sunday is 0; in this list it comes last.
const withWeekday = (date: string, words: string): string =>
  `${weekdays.at(new Date(date).getUTCDay() - 1) ?? ''} ${words}`;

/**
 * The days on which a parcel arrives: “Wednesday 25 to Friday 27 November 2026”, without repeating
 * a month or a year.
 */
export const arrivalDaysText = (from: string, to: string): string => {
  const last = formatDay(to);
  if (formatDay(from) === last) return withWeekday(to, last);
  const [day = '', month, year] = formatDay(from).split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  const parts = [
    day,
    ...(month === lastMonth && year === lastYear ? [] : [month]),
    ...(year === lastYear ? [] : [year]),
  ];
  return `${withWeekday(from, parts.join(' '))} to ${withWeekday(to, last)}`;
};
