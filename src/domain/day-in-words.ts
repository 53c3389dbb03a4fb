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
 * The day of a date as it is written here, "3 March 2026", in UTC. `Intl.DateTimeFormat` writes the same, but to make one
 * takes a slow phone 50 ms, which is felt on every page with a date.
 */
export const dayInWords = (date: string): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};
