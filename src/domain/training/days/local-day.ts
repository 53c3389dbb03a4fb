const twoDigits = (number: number): string => String(number).padStart(2, '0');

const toText = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/**
 * The calendar day of a time in milliseconds, as `2026-11-23`, in the device's time zone: a set at
 * half past eleven at night belongs to that day.
 */
export const localDay = (at: number): string => toText(new Date(at));

/**
 * The Monday of the calendar week of a time in milliseconds, as `2026-11-23`, in the device's time
 * zone.
 */
export const localMonday = (at: number): string => {
  const date = new Date(at);
  return toText(
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7)),
  );
};

/**
 * The start of a day such as `2026-11-23` in the device's time zone, in milliseconds; `later` is a
 * number of days to add.
 */
export const startOfDay = (day: string, later = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
};

/**
 * Names the period of `days` days that each time of a long list belongs to, such as `localDay` with
 * 1. Dates are slow and sets are in chronological order, so the previous period is tried first.
 */
export const periodNamer = (
  nameOf: (at: number) => string,
  days: number,
): ((at: number) => string) => {
  let name = '';
  let [from, to] = [Infinity, -Infinity];
  return (at) => {
    if (at >= from && at < to) return name;
    name = nameOf(at);
    [from, to] = [startOfDay(name), startOfDay(name, days)];
    return name;
  };
};
