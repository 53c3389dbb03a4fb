import { searchGroupHeadingOf } from '../../../domain/search-index/collection-groups.ts';
import type { MarkedAnswer } from '../engine/mark-answer.ts';
import type { ResultCount } from '../engine/search-answer.ts';
import type { AnsweredQuery, SearchReadiness } from '../worker/search-client.ts';

const maxQuotedLength = 60;

/** A typed text in quotation marks, cut if it is long. */
export const quotedQuery = (text: string): string => {
  const characters = [...text];
  const isLong = characters.length > maxQuotedLength;
  return `“${isLong ? `${characters.slice(0, maxQuotedLength).join('')}…` : text}”`;
};

// `Intl.NumberFormat` does the same, but creating one takes 50 ms on a slow phone.
const withThousandsSeparators = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** "34", "100+" */
export const formatResultCountFiguresOnly = ({ count, hasMore }: ResultCount): string =>
  `${withThousandsSeparators(count)}${hasMore ? '+' : ''}`;

/** "1 result", "100+ results" */
export const resultCountText = (all: ResultCount): string =>
  `${formatResultCountFiguresOnly(all)} ${all.count === 1 && !all.hasMore ? 'result' : 'results'}`;

/**
 * Sums up an answer: how many results there are, and the corrected text if something was mistyped.
 */
export const answerText = ({ text, answer }: AnsweredQuery): string => {
  const { kind, correctedText, groups } = answer;
  if (kind === 'nothing') return `Nothing found for ${quotedQuery(text)}.`;
  if (kind === 'closest') return `Nothing has all the words of ${quotedQuery(text)}. The closest:`;
  const inGroups = groups.length === 1 ? '' : ` in ${groups.length} groups`;
  const searched = correctedText === '' ? '' : ` for ${quotedQuery(correctedText)}`;
  return `${resultCountText(answer)}${searched}${inGroups}.`;
};

/** The same, with the typed text in front: for places that do not show it otherwise. */
export const answerTextWithQuery = (answered: AnsweredQuery): string =>
  answered.answer.kind === 'found'
    ? `${quotedQuery(answered.text)}: ${answerText(answered)}`
    : answerText(answered);

/** Names the groups that could not be loaded; empty if there are none. */
export const missingGroupsText = ({ missing }: SearchReadiness): string => {
  const groups = [...new Set(missing.map(searchGroupHeadingOf))];
  return groups.length === 0 ? '' : `Could not be loaded: ${groups.join(', ').toLowerCase()}.`;
};

/**
 * Decides what to show. While indexes are still loading, an answer is shown only if it needed no
 * corrections: a page that loads later may have the typed words.
 */
export const searchStageOf = (
  state: SearchReadiness,
  answer: MarkedAnswer | undefined,
): 'loading' | 'answered' | 'failed' => {
  if (state.status === 'failed') return 'failed';
  if (answer === undefined) return 'loading';
  if (state.status === 'ready') return 'answered';
  return answer.kind === 'found' && answer.correctedText === '' ? 'answered' : 'loading';
};
