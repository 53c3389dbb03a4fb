import type { Range } from './plan.ts';

/** The middle of a range, for estimates. */
export const middleOfRange = ({ from, to }: Range): number => (from + to) / 2;
