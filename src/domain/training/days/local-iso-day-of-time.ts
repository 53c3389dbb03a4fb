const twoDigits = (number: number): string => String(number).padStart(2, '0');

const toText = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/**
 * The calendar day of a time in milliseconds, as `2026-11-23`, in the device's time zone: a set at
 * half past eleven at night belongs to that day.
 */
export const localIsoDayOfTime = (at: number): string => toText(new Date(at));

/**
 * The Monday of the calendar week of a time in milliseconds, as `2026-11-23`, in the device's time
 * zone.
 */
export const localIsoMondayOfTime = (at: number): string => {
  const date = new Date(at);
  return toText(
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7)),
  );
};

/**
 * The start of a day such as `2026-11-23` in the device's time zone, in milliseconds; `later` is a
 * number of days to add.
 */
export const startMsOfLocalIsoDay = (day: string, later = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
};
