import { searchGroupHeadingOf } from '../../../domain/search-index/collection-groups.ts';
import type {
  CollectionId,
  SearchGroupHeading,
} from '../../../domain/search-index/collection-groups.ts';
import { collectionIds, pathOfSearchablePage } from '../../../domain/search-index/collections.ts';
import type { SearchablePage } from '../../../domain/search-index/collections.ts';
import { subjectTermsOfQuery } from './page-search-phrase-index.ts';
import type { PhraseOverlapAndSupport } from './page-search-phrase-index.ts';
import { createEmptyCollectionIndex } from './collection-index.ts';
import type { CollectionIndex, IndexedPage } from './collection-index.ts';
import { matchQueryToIndexedWords } from './match-query-to-indexed-words.ts';
import type { MatchedQuery, MatchedQueryTerm } from './match-query-to-indexed-words.ts';
import { wordsAndPhrasesMatchingEachTerm } from './matched-terms.ts';
import { createEmptyPageLikelihoodModel } from './page-likelihood-model.ts';
import { scorePageForQuery } from './score-page-for-query.ts';
import type { PageScoreAndWhetherWordsMatch } from './score-page-for-query.ts';
import type { ResultGroup, SearchAnswer } from './search-answer.ts';
import { createEmptyVocabulary } from './vocabulary.ts';
import type { IndexedWordWithPageCount, Vocabulary } from './vocabulary.ts';

export type SearchEngine = {
  /** Adds hits to a collection. A large collection may be added in parts. */
  readonly add: (collection: CollectionId, hits: readonly SearchablePage[]) => void;
  /** Answers a query, with at most `maxPerGroup` results in each group. */
  readonly search: (text: string, maxPerGroup: number) => SearchAnswer;
};

/** Whether a page has to match all words of the query or any of them. */
type Matching = 'all' | 'any';

type RankedPage = PageScoreAndWhetherWordsMatch & {
  readonly page: IndexedPage;
  readonly index: CollectionIndex;
};

/** The maximum number of pages of a collection that are ranked and counted. */
const maxRanked = { all: 100, any: 40 };
/**
 * If fewer pages than this have all the words, better matches for some of the words are shown too.
 */
const fewResults = 5;
const maxClosest = 8;

const stemsOf = (terms: readonly MatchedQueryTerm[]): readonly string[] =>
  terms.flatMap(({ stems }) => stems);

/** `asked` has the pages of the index that answer the query by a phrase of theirs. */
const findPages = (
  index: CollectionIndex,
  matching: Matching,
  query: MatchedQuery,
  asked: ReadonlyMap<number, PhraseOverlapAndSupport>,
  rank: (position: number) => RankedPage | undefined,
) => {
  const required = query.terms.filter(({ isStopWord }) => !isStopWord);
  const specific = required.filter(({ stem }) => !index.typeStems.has(stem));
  const terms = specific.length > 0 ? specific : required;
  // Corrected and unfinished words have several stems, any of which may match; the ranking checks
  // those.
  const exact = terms.filter(({ stems }) => stems.length === 1);
  const findsAll = matching === 'all' && exact.length > 0;
  const limit = findsAll ? maxRanked.all : maxRanked.any;
  const positions = findsAll
    ? index.find('all', stemsOf(exact), limit)
    : index.find('any', stemsOf(terms), limit);
  const candidates = new Set(index.findTitle(query.key));
  for (const position of index.findTitle(query.significantKey)) candidates.add(position);
  for (const position of asked.keys()) candidates.add(position);
  for (const position of positions) candidates.add(position);
  const found: RankedPage[] = [];
  for (const position of candidates) {
    const ranked = rank(position);
    if (ranked === undefined) continue;
    if (matching === 'all' ? ranked.hasAll : ranked.hasSome) found.push(ranked);
  }
  return { found, hasMore: positions.length === limit };
};

const toGroups = (
  found: readonly RankedPage[],
  maxPerGroup: number,
  incomplete: ReadonlySet<CollectionIndex>,
): readonly ResultGroup[] => {
  const groups = new Map<SearchGroupHeading, RankedPage[]>();
  for (const ranked of found) {
    const name = searchGroupHeadingOf(ranked.index.collection);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [ranked]);
    else group.push(ranked);
  }
  return [...groups].map(([name, group]) => ({
    name,
    count: group.length,
    hasMore: group.some(({ index }) => incomplete.has(index)),
    results: group.slice(0, maxPerGroup).map(({ page: { hit }, index: { collection } }) => ({
      collection,
      id: hit.id,
      title: hit.title,
      excerpt: hit.excerpt,
      path: pathOfSearchablePage(collection, hit),
    })),
  }));
};

/** The correction of a mistyped word that is on a page. */
const correctionOn = (
  { wordIds }: IndexedPage,
  { corrections }: MatchedQueryTerm,
  { words }: Vocabulary,
): IndexedWordWithPageCount | undefined => {
  if (corrections.size === 0) return undefined;
  return [...wordIds].flatMap((id) => words[id] ?? []).find(({ stem }) => corrections.has(stem));
};

const nothing: SearchAnswer = {
  kind: 'nothing',
  correctedText: '',
  count: 0,
  hasMore: false,
  groups: [],
  matched: [],
};

/** Creates an engine without pages. */
export const createEmptySearchEngine = (): SearchEngine => {
  const vocabulary = createEmptyVocabulary();
  const pageWords = createEmptyPageLikelihoodModel();
  let indexes: readonly CollectionIndex[] = [];

  const indexOf = (collection: CollectionId): CollectionIndex => {
    const known = indexes.find((index) => index.collection === collection);
    if (known !== undefined) return known;
    const created = createEmptyCollectionIndex(collection, vocabulary, pageWords);
    // In the order of the collections: it decides between pages with the same score.
    indexes = collectionIds.flatMap(
      (id) => [...indexes, created].find((index) => index.collection === id) ?? [],
    );
    return created;
  };

  return {
    add: (collection, hits) => indexOf(collection).add(hits),

    search: (text, maxPerGroup) => {
      const query = matchQueryToIndexedWords(text, vocabulary);
      if (query === undefined) return nothing;
      const asked = subjectTermsOfQuery(query);
      const evidenceFor = pageWords.weigh(query);
      // A page that has some of the words only is often found again after those that have all of
      // them. It is ranked once.
      const searched = indexes.map((index) => {
        const askedOf = index.asked.find(asked);
        const known = new Map<number, RankedPage>();
        const rank = (position: number): RankedPage | undefined => {
          const before = known.get(position);
          const page = index.pages[position];
          if (before !== undefined || page === undefined) return before;
          const evidence = evidenceFor(page.number);
          const ranked = {
            page,
            index,
            ...scorePageForQuery(page, index, query, askedOf.get(position), evidence),
          };
          known.set(position, ranked);
          return ranked;
        };
        return { index, asked: askedOf, rank };
      });
      const incomplete = new Set<CollectionIndex>();
      const findAll = (matching: Matching): readonly RankedPage[] =>
        searched
          .flatMap(({ index, asked: askedOf, rank }) => {
            const { found, hasMore } = findPages(index, matching, query, askedOf, rank);
            if (matching === 'all' && hasMore) incomplete.add(index);
            return found;
          })
          .sort((one, other) => other.score - one.score);

      const complete = findAll('all');
      const bestComplete = complete[0]?.score ?? -Infinity;
      const better =
        complete.length < fewResults
          ? findAll('any').filter(({ hasAll, score }) => !hasAll && score > bestComplete)
          : [];
      const isFound = complete.length > 0;
      const found = isFound ? [...better, ...complete] : better.slice(0, maxClosest);
      const [best] = found;
      if (best === undefined) return nothing;
      const groups = toGroups(found, isFound ? maxPerGroup : maxClosest, incomplete);
      const correct = (term: MatchedQueryTerm) => correctionOn(best.page, term, vocabulary);
      const isCorrected = query.terms.some(({ corrections }) => corrections.size > 0);
      return {
        kind: isFound ? 'found' : 'closest',
        correctedText: isCorrected
          ? query.terms.map((term) => correct(term)?.text ?? term.text).join(' ')
          : '',
        count: found.length,
        hasMore: groups.some(({ hasMore }) => hasMore),
        groups,
        matched: wordsAndPhrasesMatchingEachTerm(query, (term) => correct(term)?.stem),
      };
    },
  };
};
