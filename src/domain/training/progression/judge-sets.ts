import type { Load } from '../../workout-notation/plan.ts';
import type { LoggedSet } from '../log.ts';
import { kilogramsOf } from '../weight.ts';

/** The result of a session for the sets that a plan asked for in one line. */
export type SetsVerdict =
  /** Fewer reps than asked in a set. */
  | 'missed'
  /** Harder than the plan's effort. */
  | 'hard'
  /** Some sets were left out, or had different weights: no evidence for more. */
  | 'partly'
  /** Everything that was asked, but not yet the top of its range. */
  | 'done'
  /** Every set at the top of its range. */
  | 'top'
  /** Every set at the top, and clearly easier than the plan's effort. */
  | 'easy';

/**
 * An effort in repetitions in reserve: RPE 8 leaves two (Zourdos and others, Journal of Strength
 * and Conditioning Research, 2016).
 */
const reserveOf = ({ kind, value }: NonNullable<LoggedSet['done']['effort']>): number =>
  kind === 'rir' ? value : 10 - value;

/**
 * By how many repetitions in reserve a set was easier than asked; below 0 it was harder. An unrated
 * set counts as what the plan asked for.
 */
const easierBy = ({ done, planned }: LoggedSet): number =>
  done.effort === undefined || planned.effort === undefined
    ? 0
    : reserveOf(done.effort) - reserveOf(planned.effort);

/** A set this much easier than asked allows one more step. */
const clearlyEasier = 1;

const reachesTop = ({ done, planned }: LoggedSet): boolean =>
  (done.reps ?? 0) >= (planned.reps?.to ?? Infinity);

const isMissed = ({ done, planned }: LoggedSet): boolean =>
  done.reps !== undefined && planned.reps !== undefined && done.reps < planned.reps.from;

/**
 * The difference between the hardest and the easiest effort that the plan allows, in repetitions in
 * reserve.
 */
const spreadOf = (loads: readonly Load[]): number => {
  for (const load of loads) {
    if (load.kind === 'rpe') return load.rpe.to - load.rpe.from;
    if (load.kind === 'rir') return load.reps.to - load.reps.from;
  }
  return 0;
};

/**
 * Judges the work sets of a line's block; `asked` is how many the plan asked for, `loads` are its
 * loads. A set that was left out doesn't count as failed, and one within the plan's range of effort
 * doesn't count as easier.
 */
export const judgeWorkSets = (
  sets: readonly LoggedSet[],
  asked: number,
  loads: readonly Load[],
): SetsVerdict => {
  if (sets.some(isMissed)) return 'missed';
  const eases = sets.map(easierBy);
  if (eases.some((easier) => easier < 0)) return 'hard';
  const weights = new Set(
    sets.map(({ done }) => (done.weight === undefined ? 0 : kilogramsOf(done.weight))),
  );
  if (sets.length < asked || weights.size > 1) return 'partly';
  if (!sets.every(reachesTop)) return 'done';
  const easy = spreadOf(loads) + clearlyEasier;
  return eases.every((easier) => easier >= easy) ? 'easy' : 'top';
};
