/** A time in the model: seconds since 1970, as Stripe counts. */
export type Time = number;

export const hour = 3600;
export const day = 24 * hour;

export const toTime = (moment: Date | string): Time => new Date(moment).getTime() / 1000;
export const toDate = (time: Time): Date => new Date(time * 1000);

/** The same day and hour this many months later; the last day of the month if that is too short. */
export const monthsLater = (time: Time, months: number): Time => {
  const date = toDate(time);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return toTime(date);
};

/** The same day and hour this many years later. */
export const yearsLater = (time: Time, years: number): Time => monthsLater(time, 12 * years);

const ukCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The UK calendar day: 2028-02-29. */
export const ukDay = (time: Time): string => ukCalendar.format(toDate(time));

/** The day this many days later. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * day * 1000).toISOString().slice(0, 10);

/** The number of days between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (day * 1000));
