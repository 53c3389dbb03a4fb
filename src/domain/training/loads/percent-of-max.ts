import type { SetBlock } from '../../workout-notation/plan.ts';
import { middleOfRange } from '../../workout-notation/range.ts';
import type { Effort } from '../log.ts';
import { percentOfMaxForRepsAndEffort } from './effort-chart.ts';

/** The effort of a set for which the plan names none: a working set. A coach's rule. */
const workingSet: Effort = { kind: 'rpe', value: 8 };

/** A set as the plan asks for it in one week. */
export type PlannedSet = Pick<SetBlock, 'amount' | 'loads' | 'addedReps'>;

const effortAsked = ({ loads }: Pick<PlannedSet, 'loads'>): Effort => {
  for (const load of loads) {
    if (load.kind === 'rpe') return { kind: 'rpe', value: middleOfRange(load.rpe) };
    if (load.kind === 'rir') return { kind: 'rir', value: middleOfRange(load.reps) };
  }
  return workingSet;
};

const shareFor = ({ amount, loads }: PlannedSet, addedReps: number): number | undefined => {
  const percent = loads.find((load) => load.kind === 'percent');
  if (percent !== undefined) return middleOfRange(percent.percent);
  if (amount.kind !== 'reps') return undefined;
  return percentOfMaxForRepsAndEffort(
    Math.max(1, middleOfRange(amount.reps) - addedReps),
    effortAsked({ loads }),
  );
};

/**
 * The share of a maximum that a set is done with, in percent: its percentage, or its reps and
 * effort by the chart. Reps that the plan adds week by week don't lower it, as the weight stays for
 * them. Undefined for a set without a percentage that isn't counted in reps.
 */
export const percentOfMaxBeforeWeeklyAddedReps = (asked: PlannedSet): number | undefined =>
  shareFor(asked, asked.addedReps ?? 0);

/**
 * How hard a set is: the share of a maximum that it takes, with the reps that the plan has added.
 */
export const percentOfMaxWithWeeklyAddedReps = (asked: PlannedSet): number | undefined =>
  shareFor(asked, 0);
