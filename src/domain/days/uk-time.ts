const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The date of a moment in the UK: `22 November 2026`. */
export const readableUkDate = (moment: string): string => day.format(new Date(moment));

/** A date and time in the UK: `22 November 2026, 17:05 (UK time)`. */
export const readableUkDateAndTime = (moment: string): string =>
  `${readableUkDate(moment)}, ${time.format(new Date(moment))} (UK time)`;

const dayMs = 24 * 60 * 60 * 1000;

/** The date in the UK `days` days after a moment. */
export const readableUkDateAfterDays = (moment: string, days: number): string => {
  // At noon, so that summer time can't change the date.
  const noon = new Date(`${readableUkDate(moment)} 12:00 UTC`);
  return readableUkDate(new Date(noon.getTime() + days * dayMs).toISOString());
};

const hourMs = 60 * 60 * 1000;

/** The last millisecond of the day in the UK that is `days` days after a moment. */
export const endOfUkDayAfterDays = (moment: Date, days: number): Date => {
  const next = readableUkDateAfterDays(moment.toISOString(), days + 1);
  const midnight = new Date(`${next} 00:00 UTC`).getTime();
  // In summer the day begins an hour earlier than in UTC. Clocks change at one o'clock in UTC,
  // never at midnight.
  const isSummer = readableUkDate(new Date(midnight - hourMs).toISOString()) === next;
  return new Date(midnight - (isSummer ? hourMs : 0) - 1);
};

/** The first moment in the UK of a day such as 2026-11-23. */
export const startOfIsoDayInUk = (day: string): Date =>
  new Date(endOfUkDayAfterDays(new Date(`${day}T12:00:00Z`), -1).getTime() + 1);
