import type { Range } from './plan.ts';

/** The middle of a range: what an estimate takes of it. */
export const middle = ({ from, to }: Range): number => (from + to) / 2;
