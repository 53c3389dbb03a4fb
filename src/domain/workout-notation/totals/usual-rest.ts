import type { PartKind, Range } from '../plan.ts';
import { middleOfRange } from '../range.ts';

/**
 * Default rest after a set in seconds, if the plan gives none: heavy sets of the main part need
 * more than a warm-up.
 */
export const usualRestSecondsAfterSetInPart = (part: PartKind): number =>
  part === 'main' ? 90 : 30;

/**
 * The rest for a timer, in seconds: the middle of a range, rounded to 5 s, which is easy to
 * remember.
 */
export const restRangeToTimerSeconds = (rest: Range): number =>
  rest.from === rest.to ? rest.from : 5 * Math.round(middleOfRange(rest) / 5);
