/** A moment of the model: seconds since 1970, as Stripe counts. */
export type Time = number;

export const hour = 3600;
export const day = 24 * hour;

export const toTime = (moment: Date | string): Time => new Date(moment).getTime() / 1000;
export const toDate = (time: Time): Date => new Date(time * 1000);

/** The same day and hour some months later, on the last day of a month that is too short. */
export const monthsLater = (time: Time, months: number): Time => {
  const date = toDate(time);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return toTime(date);
};

/** The same day and hour some years later. */
export const yearsLater = (time: Time, years: number): Time => monthsLater(time, 12 * years);

const ukCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The day that the calendar in the UK shows: 2028-02-29. */
export const ukDay = (time: Time): string => ukCalendar.format(toDate(time));

/** The day so many days after a day. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * day * 1000).toISOString().slice(0, 10);

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (day * 1000));
