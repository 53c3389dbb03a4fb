import {
  percentOfMaxForMostPossibleReps,
  repsErrorOfEffortEstimate,
} from '../loads/effort-chart.ts';
import type { Effort, LoggedSet } from '../log.ts';
import { kilogramsOf } from '../weight.ts';

/**
 * Beyond this many reps a set says little about a maximum: the spread between lifters is too wide.
 */
const mostReps = 12;

/**
 * Of the sets that lifters did close to failure after such an estimate, four fifths showed a
 * maximum of 84 to 122 % of it: 3,490 sets of eleven persons in public logs (docs/estimates.md).
 */
const measured = { from: 0.84, to: 1.22 } as const;

/** A set that says something about the maximum of its lift. All weights are in kilograms. */
export type SetStrength = {
  readonly set: LoggedSet;
  /** The maximum that follows from it by the chart. */
  readonly maximum: number;
  /**
   * Where four of five later sets are; wider where the lifter’s guess of her reps in reserve may be
   * out by more.
   */
  readonly range: { readonly from: number; readonly to: number };
  /** The reps that were left; undefined where nothing says so. */
  readonly inReserve: number | undefined;
};

const reserveOf = ({ kind, value }: Effort): number =>
  Math.max(0, kind === 'rir' ? value : 10 - value);

/**
 * The effort of a set: as it was rated, or else as it was planned, as in `judgeWorkSets`. The
 * rounds of an AMRAP are paced, so that a plan's word for them says nothing of one set.
 */
const effortOf = ({ done, planned }: LoggedSet): Effort | undefined => {
  if (done.effort !== undefined) return done.effort;
  if (planned.amrapRound !== undefined) return undefined;
  return planned.toFailure === true ? { kind: 'rir', value: 0 } : planned.effort;
};

/**
 * What a set says about the maximum of its lift; undefined for ramp sets, for sets of more than 12
 * reps, and for weights that the body carries. A set without an effort counts as if no rep had been
 * left, so that it never promises more than was lifted.
 */
export const strengthOfSet = (set: LoggedSet): SetStrength | undefined => {
  const { reps, weight } = set.done;
  if (set.kind !== 'work' || reps === undefined || weight === undefined) return undefined;
  if (reps < 1 || reps > mostReps || weight.value <= 0 || weight.as !== undefined) return undefined;
  const effort = effortOf(set);
  const inReserve = effort && reserveOf(effort);
  const repsToFailure = reps + (inReserve ?? 0);
  const error = repsErrorOfEffortEstimate(effort ?? { kind: 'rir', value: 0 });
  const at = (count: number): number =>
    (100 * kilogramsOf(weight)) / percentOfMaxForMostPossibleReps(count);
  const maximum = at(repsToFailure);
  return {
    set,
    maximum,
    range: {
      from: Math.min(measured.from * maximum, at(repsToFailure - error)),
      to: Math.max(measured.to * maximum, at(repsToFailure + error)),
    },
    inReserve,
  };
};
