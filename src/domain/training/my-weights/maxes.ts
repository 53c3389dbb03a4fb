import { estimateOneRepMax } from '../../calculators/one-rep-max.ts';
import { ownOneRepMaxOf, type KitAndMaximums, type OneRepMax } from './kit-and-maximums.ts';
import type { Weight } from '../weight.ts';

/**
 * A maximum from a set: the weight itself for one rep, otherwise the calculator's estimate along
 * with the set it came from.
 */
export const oneRepMaxFromWeightAndReps = (
  exercise: string,
  weight: Weight,
  reps: number,
  on: string,
): OneRepMax =>
  reps <= 1
    ? { exercise, weight, on }
    : {
        exercise,
        weight: { value: estimateOneRepMax(weight.value, reps), unit: weight.unit },
        on,
        from: { weight, reps },
      };

const isSame = (
  one: Pick<OneRepMax, 'exercise' | 'on'>,
  other: Pick<OneRepMax, 'exercise' | 'on'>,
): boolean => one.exercise === other.exercise && one.on === other.on;

/**
 * The lifter’s weights without one maximum. A lift has at most one a day, so the lift and the day
 * identify it.
 */
export const kitAndMaximumsAfterRemovingMax = (
  weights: KitAndMaximums,
  max: Pick<OneRepMax, 'exercise' | 'on'>,
): KitAndMaximums => ({
  ...weights,
  maxes: weights.maxes.filter((other) => !isSame(other, max)),
});

/**
 * The lifter’s weights with a maximum added, newest day first. It replaces one of the same lift and
 * day.
 */
export const kitAndMaximumsAfterAddingMax = (
  weights: KitAndMaximums,
  max: OneRepMax,
): KitAndMaximums => ({
  ...weights,
  maxes: [max, ...kitAndMaximumsAfterRemovingMax(weights, max).maxes].toSorted((one, other) =>
    other.on.localeCompare(one.on),
  ),
});

/** A lift with the maximum that counts and the older ones, newest first. */
export type OwnOneRepMaxHistoryOfLift = {
  readonly exercise: string;
  readonly max: OneRepMax;
  readonly older: readonly OneRepMax[];
};

/** The lifter’s lifts, most recently changed first. */
export const ownMaxHistoriesFromKitAndMaximums = (
  weights: KitAndMaximums,
): readonly OwnOneRepMaxHistoryOfLift[] =>
  [...new Set(weights.maxes.map(({ exercise }) => exercise))].flatMap((exercise) => {
    const max = ownOneRepMaxOf(weights, exercise);
    return max === undefined
      ? []
      : [
          {
            exercise,
            max,
            older: weights.maxes.filter((other) => other.exercise === exercise && other !== max),
          },
        ];
  });
