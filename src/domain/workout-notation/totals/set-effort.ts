import type { Load, SetBlock } from '../plan.ts';
import { middle } from '../range.ts';

/**
 * The effort from which a set of the main part or a finisher is a hard set; the middle counts for a
 * range. Technique and ramp-up sets have a lower RPE, or more repetitions in reserve. A percentage
 * only counts if the plan rates no effort, and a set without either is a hard set.
 */
const hardSet = { minRpe: 6, maxRepsInReserve: 4, minPercent: 60 } as const;

/** Whether a load alone makes a set hard; undefined for a load without an effort. */
const ratesAsHard = (load: Load): boolean | undefined => {
  switch (load.kind) {
    case 'rpe':
      return middle(load.rpe) >= hardSet.minRpe;
    case 'rir':
      return middle(load.reps) <= hardSet.maxRepsInReserve;
    case 'percent':
      return middle(load.percent) >= hardSet.minPercent;
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
