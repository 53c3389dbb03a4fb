import { weightCaveatOf } from '../../../domain/training/loads/weight-caveat.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';
import { weightWords } from './weight-amount-and-count-words.ts';

/**
 * The note about a weight that the lifter should read before lifting it: that it is an estimate, or
 * heavier than planned.
 */
export const weightCaveatNoteOfStep = (
  step: Step,
  known: Parameters<typeof weightCaveatOf>[1],
): string | undefined => {
  const caveat = weightCaveatOf(step, known);
  if (caveat === undefined) return undefined;
  if (caveat.kind === 'heavier than planned') {
    return `The plan means ${weightWords(caveat.asked, step.perHand)}, and your lightest is more than that: do fewer reps, or swap it.`;
  }
  const { range, heldNear } = caveat;
  if (heldNear !== undefined) {
    return `The weight is held to a tenth above the ${weightWords(heldNear, step.perHand)} that you did lately for as many reps: by the estimate it would be more.`;
  }
  return range === undefined
    ? 'The weight is an estimate: the first set shows if it is right.'
    : `The weight is an estimate, between ${formatNumberInBrowserLocale(range.from.value)} and ${weightWords(range.to, step.perHand)}: the first set shows where.`;
};
