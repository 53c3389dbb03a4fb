import * as v from 'valibot';

/*
 * Limits for the numbers and days of a stored record. A file that she imports may have been written
 * by anybody: in JSON `1e999` is infinite, and a page that counts up to it never ends. One
 * comparison each, because 10,000 sets are read at once.
 */

/** A number within a range, both ends included. */
export const createNumberSchemaBetween = (from: number, to: number) =>
  v.custom<number>((value) => typeof value === 'number' && value >= from && value <= to);

/**
 * Milliseconds since 1970: any time up to the year 2200, and back to the first day of 1970 in any
 * time zone.
 */
export const EpochMillisecondsSchema = createNumberSchemaBetween(-86_400_000, Date.UTC(2200, 0, 1));

/** Repetitions, kilograms, pounds, sets, or how hard it was: more than anybody does or owns. */
export const maxCountOrWeightInRecord = 100_000;
export const NonNegativeNumberSchema = createNumberSchemaBetween(0, maxCountOrWeightInRecord);
/** For numbers that may be negative. */
export const SignedNumberSchema = createNumberSchemaBetween(
  -maxCountOrWeightInRecord,
  maxCountOrWeightInRecord,
);
/**
 * Seconds or metres. The limit leaves room for the largest number that an import reads, converted
 * from kilometres or miles.
 */
export const SecondsOrMetresSchema = createNumberSchemaBetween(0, 2000 * maxCountOrWeightInRecord);

export const NonNegativeNumberRangeSchema = v.object({
  from: NonNegativeNumberSchema,
  to: NonNegativeNumberSchema,
});
export const SecondsOrMetresRangeSchema = v.object({
  from: SecondsOrMetresSchema,
  to: SecondsOrMetresSchema,
});

const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00Z`);
  // Some browsers read 30 February as 2 March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A day of the calendar, such as `2026-11-23`. */
export const CalendarDaySchema = v.custom<string>(
  (value) => typeof value === 'string' && isDay(value),
);

/** Whether every number in a value is small enough to count up to. */
export const hasSensibleNumbers = (value: unknown): boolean => {
  if (typeof value === 'number') return Math.abs(value) <= maxCountOrWeightInRecord;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(hasSensibleNumbers);
};
