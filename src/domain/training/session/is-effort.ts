import type { Load } from '../../workout-notation/plan.ts';

/** Whether a load rates the effort alone, and so holds for every exercise. */
export const isEffort = ({ kind }: Load): boolean => kind === 'rpe' || kind === 'rir';
