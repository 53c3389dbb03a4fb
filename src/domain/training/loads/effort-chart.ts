import type { Effort } from '../log.ts';

/*
 * The share of a one-repetition maximum that can be lifted for a number of reps at an effort.
 *
 * The chart is Mike Tuchscherer's (The Reactive Training Manual, Reactive Training Systems, 2008).
 * We know it from the many places that reproduce it identically, not from the book itself. It
 * depends on one number: the reps to failure, which are the reps of the set plus those left in
 * reserve. An RPE of 8 leaves two (Zourdos and colleagues, Journal of Strength and Conditioning
 * Research, 2016).
 *
 * It is based on the lifts of powerlifters. For an isolation lift, a machine or a beginner it is a
 * starting point, to be corrected by the first set.
 */

/**
 * Percent of the maximum by reps to failure, for 1, 1.5, 2 and so on to 16: 12 reps at RPE 6, where
 * the chart ends.
 */
const chart: readonly number[] = [
  100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2,
  75.1, 73.9, 72.3, 70.7, 69.4, 68, 66.7, 65.3, 64, 62.6, 61.3, 59.9, 58.6, 57.4,
];
const lastPercent = 57.4;
const lastReps = 16;

const lowestRpe = 6;
/**
 * A coach's rule of thumb: below the chart, each point of RPE is ten points of the maximum. Sets
 * that easy are warm-ups.
 */
const percentPerEasyPoint = 10;
/** No set is planned below this share of the maximum. */
const minPercent = 20;

const floor = (percent: number): number => Math.max(minPercent, percent);

/**
 * The percentage of a maximum that can be lifted for a number of reps to failure. The chart has
 * half reps; values between them are interpolated. Beyond the chart's end it falls as Epley's
 * formula does (Boyd Epley Workout, 1985), which is our own continuation.
 */
export const percentOfMaxForMostPossibleReps = (repsToFailure: number): number => {
  const reps = Math.max(1, repsToFailure);
  if (reps >= lastReps) return floor((lastPercent * (1 + lastReps / 30)) / (1 + reps / 30));
  const place = 2 * (reps - 1);
  const below = Math.floor(place);
  const from = chart[below] ?? lastPercent;
  const to = chart[below + 1] ?? lastPercent;
  return from + (place - below) * (to - from);
};

/** The percentage of a maximum for a set, by its reps and effort. */
export const percentOfMaxForRepsAndEffort = (reps: number, effort: Effort): number => {
  if (effort.kind === 'rir')
    return percentOfMaxForMostPossibleReps(reps + Math.max(0, effort.value));
  const rpe = Math.min(10, effort.value);
  return rpe >= lowestRpe
    ? percentOfMaxForMostPossibleReps(reps + 10 - rpe)
    : floor(
        percentOfMaxForMostPossibleReps(reps + 10 - lowestRpe) -
          percentPerEasyPoint * (lowestRpe - rpe),
      );
};

/**
 * The error of the estimate in reps, either way: lifters guess the reps that they have left to
 * within about one when there are at most five, and are out by more than two when there are seven
 * or more (Hackett and colleagues, Journal of Strength and Conditioning Research, 2017; 28 of their
 * 81 lifters were women).
 */
export const repsErrorOfEffortEstimate = (effort: Effort): number => {
  const inReserve = effort.kind === 'rir' ? effort.value : 10 - effort.value;
  return inReserve <= 5 ? 1 : 2;
};
