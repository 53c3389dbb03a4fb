import { formatDay } from '../../days/format-day.ts';
import { localIsoDayOfTime } from './local-iso-day-of-time.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The day of a time in milliseconds, in the device's time zone: `Mon 23 November 2026`. */
export const formatLocalWeekdayAndDateOfTime = (at: number): string =>
  `${weekdays[new Date(at).getDay()] ?? ''} ${formatDay(localIsoDayOfTime(at))}`;

/** The month of a time in milliseconds, in the device's time zone: `November 2026`. */
export const formatLocalMonthAndYearOfTime = (at: number): string =>
  formatDay(localIsoDayOfTime(at)).replace(/^\d+ /, '');
