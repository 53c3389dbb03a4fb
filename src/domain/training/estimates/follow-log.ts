import { localIsoDayOfTime, startMsOfLocalIsoDay } from '../days/local-iso-day-of-time.ts';
import type { KitAndMaximums, OneRepMax } from '../my-weights/kit-and-maximums.ts';
import type { OneRepMaxFromLog } from './estimate-one-rep-max-from-log.ts';

/** A maximum of the log as one of the lifter’s, from the day on which she takes it. */
export const oneRepMaxFromLogAsOwn = (
  { exercise, weight, range, set, lately }: OneRepMaxFromLog,
  on: string,
): OneRepMax => ({
  exercise,
  weight,
  on,
  from: {
    weight: set.done.weight ?? weight,
    reps: set.done.reps ?? 1,
    on: localIsoDayOfTime(set.at),
  },
  range,
  lately,
});

/** Half a year: what was lifted before then is no weight to start with unasked. A coach's rule. */
const longestAgo = -183;

/** Whether a maximum is from so long ago that the lifter has to take it herself. */
export const isOneRepMaxFromLogOld = ({ set }: OneRepMaxFromLog, today: string): boolean =>
  set.at < startMsOfLocalIsoDay(today, longestAgo);

/**
 * The lifter’s weights while she follows her log. Her own maximums stay as they are, and count
 * where there are both.
 */
export const putOneRepMaxesFromLogBesideOwn = (
  weights: KitAndMaximums,
  maximums: readonly OneRepMaxFromLog[],
  today: string,
): KitAndMaximums => ({
  ...weights,
  logMaxes: maximums
    .filter((maximum) => !isOneRepMaxFromLogOld(maximum, today))
    .map((maximum) => oneRepMaxFromLogAsOwn(maximum, localIsoDayOfTime(maximum.set.at))),
});

/** The lifter’s weights without what the log says. */
export const removeOneRepMaxesFromLog = (weights: KitAndMaximums): KitAndMaximums => {
  const { logMaxes: _, ...others } = weights;
  return others;
};
