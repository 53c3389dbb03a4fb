import type { LineIdAndSlug } from '../../../domain/training/session/line-names.ts';
import type {
  KeptAndDroppedLines,
  KeptSessionLine,
} from '../../../domain/training/trim/kept-and-dropped-lines.ts';
import { keptOfPlannedSetsWords } from './line-words.ts';
import { setCountWords, weightWords } from './weight-amount-and-count-words.ts';

const weightChangeWords = (weight: KeptSessionLine['weight']): string => {
  if (weight === undefined) return '';
  const { now, perHand, before } = weight;
  const is = `, ${weightWords(now, perHand)}`;
  return before === undefined
    ? is
    : `${is} instead of ${weightWords(before.weight, before.perHand)}`;
};

/** What a trimmed session takes, in whole minutes: `About 25 minutes instead of 40: 15 less.` */
export const trimmedSessionMinutesWords = (before: number, minutes: number): string =>
  minutes < before
    ? `About ${minutesWords(minutes)} instead of ${before}: ${before - minutes} less.`
    : `It takes about as long as before: ${minutesWords(minutes)}.`;

const minutesWords = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** A sentence for each line that a trimmed session keeps, and for each that it leaves out. */
export const keptAndDroppedLineSentences = (
  { stays, goes }: KeptAndDroppedLines,
  nameOf: (named: LineIdAndSlug) => string,
): { readonly stays: readonly string[]; readonly goes: readonly string[] } => ({
  stays: stays.map(({ planned, replacement, plannedSets, keptSets, weight }) => {
    const name = nameOf(planned);
    const what = replacement === undefined ? name : `${nameOf(replacement)} instead of ${name}`;
    return `${what}: ${keptOfPlannedSetsWords(keptSets, plannedSets)}${weightChangeWords(weight)}`;
  }),
  goes: goes.map(({ planned, sets }) => `${nameOf(planned)}, ${setCountWords(sets)}`),
});
