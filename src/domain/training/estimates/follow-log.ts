import { localDay, startOfLocalDay } from '../days/local-day.ts';
import type { KitAndMaximums, OneRepMax } from '../my-weights/kit-and-maximums.ts';
import type { LogMaximum } from './maximum-from-log.ts';

/** A maximum of the log as one of the lifter’s, from the day on which she takes it. */
export const logMaximumToOneRepMax = (
  { exercise, weight, range, set, lately }: LogMaximum,
  on: string,
): OneRepMax => ({
  exercise,
  weight,
  on,
  from: { weight: set.done.weight ?? weight, reps: set.done.reps ?? 1, on: localDay(set.at) },
  range,
  lately,
});

/** Half a year: what was lifted before then is no weight to start with unasked. A coach's rule. */
const longestAgo = -183;

/** Whether a maximum is from so long ago that the lifter has to take it herself. */
export const isLogMaximumOld = ({ set }: LogMaximum, today: string): boolean =>
  set.at < startOfLocalDay(today, longestAgo);

/**
 * The lifter’s weights while she follows her log. Her own maximums stay as they are, and count where
 * there are both.
 */
export const weightsWithLogMaximums = (
  weights: KitAndMaximums,
  maximums: readonly LogMaximum[],
  today: string,
): KitAndMaximums => ({
  ...weights,
  logMaxes: maximums
    .filter((maximum) => !isLogMaximumOld(maximum, today))
    .map((maximum) => logMaximumToOneRepMax(maximum, localDay(maximum.set.at))),
});

/** The lifter’s weights without what the log says. */
export const weightsWithoutLogMaximums = (weights: KitAndMaximums): KitAndMaximums => {
  const { logMaxes: _, ...others } = weights;
  return others;
};
