import type { Range } from './plan.ts';

/** Halfway between the ends of a range, unrounded, for estimates. */
export const middleOfRange = ({ from, to }: Range): number => (from + to) / 2;
