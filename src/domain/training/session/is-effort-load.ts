import type { Load } from '../../workout-notation/plan.ts';

/** Whether a load is only an effort rating, and so applies to any exercise. */
export const isEffortLoad = ({ kind }: Load): boolean => kind === 'rpe' || kind === 'rir';
