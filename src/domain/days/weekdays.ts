/** Days of the week, numbered as in ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
