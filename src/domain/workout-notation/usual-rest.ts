import type { PartKind, Range } from './plan.ts';
import { middle } from './range.ts';

/** Rest after a set in seconds where the plan names none: heavy sets of the main part need more than a warm-up. */
export const usualRestSeconds = (part: PartKind): number => (part === 'main' ? 90 : 30);

/** The rest that a timer counts, in seconds: of a range its middle, on a step of 5 s that is easy to remember. */
export const timedRestSeconds = (rest: Range): number =>
  rest.from === rest.to ? rest.from : 5 * Math.round(middle(rest) / 5);
