const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * A date in British English, "3 March 2026", in UTC. `Intl.DateTimeFormat` writes the same, but
 * creating one takes 50 ms on a slow phone, on every page with a date.
 */
export const formatDay = (date: string): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};
