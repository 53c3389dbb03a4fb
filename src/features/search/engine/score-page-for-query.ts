import { rankingWeights } from './collection-index.ts';
import type { CollectionIndex, IndexedPage } from './collection-index.ts';
import type { MatchedQuery } from './match-query-to-indexed-words.ts';
import type { PhraseOverlapAndSupport } from './page-search-phrase-index.ts';

export type PageScoreAndWhetherWordsMatch = {
  readonly score: number;
  /**
   * Whether the page matches all words of the query except stop words, or is known as its answer.
   */
  readonly hasAll: boolean;
  /** Whether it matches at least one of them. */
  readonly hasSome: boolean;
};

/** How much a title's share of typed words counts, relative to how well the words match. */
const coverageWeight = 0.5;
const exactTitleBonus = 10;
const exactOtherNameBonus = 4;
const wholeSearchBonus = 3;
const phraseInTitleBonus = 0.2;
/**
 * What a page gets for a phrase of its own that says the same as the query: as much as words can
 * get it, and less than a name does. The power makes doubt count: a page whose phrase is four
 * fifths of the query gets half of it.
 */
const askedBonus = 1.3;
const askedPower = 3;
/**
 * A page whose phrase has this much in common with the query needn’t have its words to be found.
 */
const answerOverlap = 0.45;
/**
 * What several phrases of a page that have something in common with the query count together, as a
 * logarithm.
 */
const supportWeight = 0.1;
/**
 * How much the words of all phrases of a page count, in logarithms of how much likelier they are
 * for it.
 */
const evidenceWeight = 0.04;

const notAsked: PhraseOverlapAndSupport = { overlap: 0, support: 0 };

/** Whether the editors’ list says that this page is the answer to the whole search. */
const answersWhole = (
  { wholeSearches }: IndexedPage,
  { key, significantKey }: MatchedQuery,
): boolean => wholeSearches.has(key) || wholeSearches.has(significantKey);

const nameBonus = (page: IndexedPage, query: MatchedQuery): number => {
  const { key, text } = query;
  if (page.titleKey === key) return exactTitleBonus;
  if (page.otherNameKey === key) return exactOtherNameBonus;
  if (answersWhole(page, query)) return wholeSearchBonus;
  return page.titleText.includes(text) ? phraseInTitleBonus : 0;
};

/**
 * Scores a page for a query. Titles count more than excerpts, rare words more than common ones, and
 * an exact title most. A page that lacks some of the words has to match the others much better.
 * `asked` is what its phrases have in common with the query, `evidence` how much the words of all
 * its phrases speak for it.
 */
export const scorePageForQuery = (
  page: IndexedPage,
  index: CollectionIndex,
  query: MatchedQuery,
  { overlap, support }: PhraseOverlapAndSupport = notAsked,
  evidence = 0,
): PageScoreAndWhetherWordsMatch => {
  const { wordIds, wordWeights } = page;
  let totalWeight = 0;
  let matchedWeight = 0;
  let score = 0;
  let titleMatches = 0;
  let hasAll = true;
  let hasSome = false;
  const { matchedWords } = query;
  // The places of the words that match any term: most of a page’s words match none.
  const matching: number[] = [];
  for (let place = 0; place < wordIds.length; place += 1) {
    if (matchedWords[wordIds[place] ?? 0] === 1) matching.push(place);
  }
  for (const term of query.terms) {
    const isType = index.typeStems.has(term.stem);
    let best: number = isType ? rankingWeights.type : 0;
    let bestInTitle = 0;
    const { similarities } = term.matches;
    for (const place of matching) {
      const weight = wordWeights[place] ?? 0;
      // The words with the highest weights come first. A stop word outside the title means nothing.
      if (weight <= best || (term.isStopWord && weight < rankingWeights.title)) break;
      const similarity = similarities[wordIds[place] ?? 0] ?? 0;
      if (similarity === 0) continue;
      if (weight >= rankingWeights.titleSynonym) bestInTitle = Math.max(bestInTitle, similarity);
      best = Math.max(best, similarity * weight);
    }
    totalWeight += term.weight;
    score += term.weight * best;
    if (best > 0 || term.isStopWord) matchedWeight += term.weight;
    if (term.isStopWord) continue;
    if (best > 0) hasSome = true;
    else hasAll = false;
    if (!isType) titleMatches += bestInTitle;
  }
  const coverage = Math.min(1, titleMatches / Math.max(1, page.titleLength));
  const wordScore =
    (score / totalWeight + coverageWeight * coverage) * (matchedWeight / totalWeight) ** 2;
  // The answer to a whole search, or to a phrase, need not have its words.
  const isAnswer = overlap >= answerOverlap || answersWhole(page, query);
  return {
    score:
      wordScore +
      nameBonus(page, query) +
      askedBonus * overlap ** askedPower +
      supportWeight * Math.log1p(support) +
      evidenceWeight * evidence -
      index.penalty * (1 - overlap),
    hasAll: hasAll || isAnswer,
    hasSome: hasSome || isAnswer,
  };
};
