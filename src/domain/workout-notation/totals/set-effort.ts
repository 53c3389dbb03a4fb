import type { Load, SetBlock } from '../plan.ts';
import { middleOfRange } from '../range.ts';

/**
 * The effort from which a set of the main part or a finisher is a hard set; the middle counts for a
 * range. Technique and ramp-up sets have a lower RPE, or more repetitions in reserve. A percentage
 * only counts if the plan rates no effort.
 */
const hardSet = { minRpe: 6, maxRepsInReserve: 4, minPercent: 60 } as const;

/** Whether a load alone makes a set hard; undefined for a load without an effort. */
const ratesAsHard = (load: Load): boolean | undefined => {
  switch (load.kind) {
    case 'rpe':
      return middleOfRange(load.rpe) >= hardSet.minRpe;
    case 'rir':
      return middleOfRange(load.reps) <= hardSet.maxRepsInReserve;
    case 'percent':
      return middleOfRange(load.percent) >= hardSet.minPercent;
    case 'kilograms':
    case 'bodyweight':
    case 'band':
    case 'week':
      return undefined;
  }
};

/** Whether a set is too light to be a hard set: a warm-up or technique set. */
export const isEasySet = ({ loads }: Pick<SetBlock, 'loads'>): boolean => {
  const rated = loads.filter(({ kind }) => kind === 'rpe' || kind === 'rir');
  return (rated.length > 0 ? rated : loads).some((load) => ratesAsHard(load) === false);
};

/**
 * Whether the loads are a weight that a plan fixes, or bodyweight, and nothing says how hard that
 * is: the empty bar of a first week is light for one lifter and heavy for another.
 */
export const isSetWithUnratedWeight = ({ loads }: Pick<SetBlock, 'loads'>): boolean =>
  loads.some(({ kind }) => kind === 'kilograms' || kind === 'bodyweight') &&
  loads.every((load) => ratesAsHard(load) === undefined);

/**
 * Whether a set counts in its muscles' totals: one that isn't too light, and whose weight isn't
 * merely written down. A set to failure is hard at any weight, and one without any load is a
 * working set of the lifter's choice.
 */
export const isHardSet = (set: Pick<SetBlock, 'loads' | 'amount'>): boolean =>
  !isEasySet(set) && (set.amount.kind === 'failure' || !isSetWithUnratedWeight(set));
