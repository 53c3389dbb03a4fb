import { formatDay } from '../format-day.ts';

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const withWeekday = (date: string, words: string): string =>
  `${weekdays[new Date(date).getUTCDay()] ?? ''} ${words}`;

/** The days on which a parcel comes: “Wednesday 25 to Friday 27 November 2026”, without saying a month or a year twice. */
export const arrivalWords = (from: string, to: string): string => {
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
