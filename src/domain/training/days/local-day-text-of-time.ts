import { formatDay } from '../../days/format-day.ts';
import { localDayOfTime } from './local-day-of-time.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The day of a time in milliseconds, in the device's time zone: `Mon 23 November 2026`. */
export const localDayTextOfTime = (at: number): string =>
  `${weekdays[new Date(at).getDay()] ?? ''} ${formatDay(localDayOfTime(at))}`;

/** The month of a time in milliseconds, in the device's time zone: `November 2026`. */
export const localMonthTextOfTime = (at: number): string =>
  formatDay(localDayOfTime(at)).replace(/^\d+ /, '');
