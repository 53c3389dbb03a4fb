import { groupOf } from '../../domain/search/collection-groups.ts';
import type { Count, SearchAnswer } from './engine/search-answer.ts';
import type { Answered, SearchState } from './search-session.ts';

const shownText = 60;

/** A typed text as it is quoted: a long one is cut. */
export const quote = (text: string): string => {
  const shown = [...text];
  return `“${shown.length > shownText ? `${shown.slice(0, shownText).join('')}…` : text}”`;
};

// `Intl.NumberFormat` does the same, but to make one takes a slow phone 50 ms.
const inThousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** How many in figures: "34", "100+". */
export const countFigure = ({ count, more }: Count): string =>
  `${inThousands(count)}${more ? '+' : ''}`;

/** How many in words: "1 result", "100+ results". */
export const countWords = (all: Count): string =>
  `${countFigure(all)} ${all.count === 1 && !all.more ? 'result' : 'results'}`;

/** What is said of an answer: how much there is, and what was looked for where that is not what was typed. */
export const answerWords = ({ text, answer }: Answered): string => {
  const { kind, meant, groups } = answer;
  if (kind === 'nothing') return `Nothing found for ${quote(text)}.`;
  if (kind === 'closest') return `Nothing has all the words of ${quote(text)}. The closest:`;
  const inGroups = groups.length === 1 ? '' : ` in ${groups.length} groups`;
  const what = meant === '' ? '' : ` for ${quote(meant)}`;
  return `${countWords(answer)}${what}${inGroups}.`;
};

/** The same where the text does not stand beside it. */
export const resultWords = (answered: Answered): string =>
  answered.answer.kind === 'found'
    ? `${quote(answered.text)}: ${answerWords(answered)}`
    : answerWords(answered);

/** What is missing from the results, or nothing. */
export const missingWords = ({ missing }: SearchState): string => {
  const groups = [...new Set(missing.map(groupOf))];
  return groups.length === 0 ? '' : `Could not be loaded: ${groups.join(', ').toLowerCase()}.`;
};

/** Still on its way, there, or not to be had. A first answer counts when it needs no guess, since more may yet come. */
export const stageOf = (
  state: SearchState,
  answer: SearchAnswer | undefined,
): 'loading' | 'answered' | 'failed' => {
  if (state.status === 'failed') return 'failed';
  if (answer === undefined) return 'loading';
  if (state.status === 'ready') return 'answered';
  return answer.kind === 'found' && answer.meant === '' ? 'answered' : 'loading';
};
