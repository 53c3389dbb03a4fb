export type Interval = {
  readonly interval: string;
  readonly interval_count: number;
};

const daySeconds = 86_400;
const monthsOf: Readonly<Record<string, number>> = { month: 1, year: 12 };

/**
 * The time a number of intervals after an anchor, in seconds. It is on the anchor's day of the
 * month, or on the last day of a shorter month: 31 January, 28 February, 31 March.
 */
export const addIntervals = (
  anchor: number,
  { interval, interval_count }: Interval,
  times: number,
): number => {
  const months = monthsOf[interval];
  if (months === undefined) {
    return anchor + times * interval_count * (interval === 'week' ? 7 * daySeconds : daySeconds);
  }
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + times * months * interval_count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
};

/** How many intervals after the anchor the period ends that starts at `start` or contains it. */
const intervalsUntilEnd = (anchor: number, interval: Interval, start: number): number => {
  const step = addIntervals(anchor, interval, 1) - anchor;
  let times = Math.max(0, Math.floor((start - anchor) / step) - 1);
  while (addIntervals(anchor, interval, times) <= start) times += 1;
  return times;
};

/** The end of the period that starts at `start` or contains it, counted from the anchor. */
export const periodEnd = (anchor: number, interval: Interval, start: number): number =>
  addIntervals(anchor, interval, intervalsUntilEnd(anchor, interval, start));

/** The start of the period that contains a time, counted from the anchor. */
export const periodStart = (anchor: number, interval: Interval, time: number): number =>
  addIntervals(anchor, interval, intervalsUntilEnd(anchor, interval, time) - 1);

/** The part of an amount that is for the rest of a period, to the nearest penny. */
export const prorate = (amount: number, start: number, end: number, at: number): number => {
  if (end <= start) return 0;
  const left = Math.min(end, Math.max(start, at));
  return Math.round((amount * (end - left)) / (end - start));
};
