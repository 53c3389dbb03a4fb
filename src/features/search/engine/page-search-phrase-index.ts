import { optionalSearchWords } from '../../../domain/search-index/optional-search-words.ts';
import type { MatchedQuery } from './match-query-to-indexed-words.ts';
import { conceptStemOf, conceptStemOfWord, stemHasSynonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A concept that a typed term may mean; `similarity` says how surely (0 to 1). */
type Meaning = { readonly concept: string; readonly similarity: number };

/**
 * A term of a query, its weight, and what it may mean, the surest first. A concept belongs to the
 * term that means it most surely.
 */
type AskedTerm = { readonly weight: number; readonly meanings: readonly Meaning[] };

/** What a page’s phrases have in common with a query. */
export type PhraseOverlapAndSupport = {
  /** How much its best two phrases have: from `leastOverlap` to 1. */
  readonly overlap: number;
  /**
   * The third powers of what each of its phrases has, added up: more if several say nearly the
   * same.
   */
  readonly support: number;
};

/** What the pages of a collection are asked as. */
export type PageSearchPhraseIndex = {
  /** Adds the phrases of the page at a position, as folded words. */
  readonly add: (position: number, phrases: readonly (readonly string[])[]) => void;
  /**
   * The pages whose phrases have most in common with the query, and how much. What they have in
   * common is the harmonic mean of the share of the query that the phrase has and the share of the
   * phrase that the query has, both weighed by how rare the words are. So a rare word left out
   * counts much, a common one little, and it doesn't matter which of the two is longer.
   */
  readonly find: (terms: readonly AskedTerm[]) => ReadonlyMap<number, PhraseOverlapAndSupport>;
};

/** Less than this is mostly a coincidence. */
const leastOverlap = 0.25;
/**
 * How much of what a page’s best phrase lacks its second best one makes up for: two that say nearly
 * the same are surer than one.
 */
const secondShare = 0.5;
/** The most pages that are worth ranking for their phrases. */
const maxPages = 24;
/**
 * An overlap is a harmonic mean, so a phrase with a smaller share of the query can't reach the
 * least one.
 */
const leastShareOfQuery = leastOverlap / (2 - leastOverlap);

/**
 * The least similarity of a word that counts: half of an unfinished one has to be there, and one
 * typing mistake is the most. One or two letters may begin hundreds of words, and looking at all
 * their phrases took most of the time of a search.
 */
const leastSimilarity = 0.7;

/** The words that say what a phrase is about: without stop words, unless it has no others. */
const significant = (words: readonly string[]): readonly string[] => {
  const rare = words.filter((word) => !optionalSearchWords.has(word));
  return rare.length > 0 ? rare : words;
};

/**
 * Reads the terms that say what a query is about, and what each may mean: once for all collections.
 * The heaviest term comes first.
 */
export const subjectTermsOfQuery = ({ terms }: MatchedQuery): readonly AskedTerm[] => {
  const asked = terms.filter(({ isStopWord }) => !isStopWord);
  const surest = new Map<string, Meaning & { readonly term: number }>();
  asked.forEach(({ stem, matches }, term) => {
    // A word that no page has may have synonyms in phrases: “Sydney” is abroad.
    if (stemHasSynonyms(stem))
      surest.set(conceptStemOf(stem), { concept: conceptStemOf(stem), similarity: 1, term });
    for (const word of matches.words) {
      const similarity = matches.similarities[word.id] ?? 0;
      if (similarity < leastSimilarity) continue;
      const concept = conceptStemOf(word.stem);
      if (similarity > (surest.get(concept)?.similarity ?? 0)) {
        surest.set(concept, { concept, similarity, term });
      }
    }
  });
  const meanings = [...surest.values()].toSorted((one, other) => other.similarity - one.similarity);
  return asked
    .map(({ weight }, term) => ({ weight, meanings: meanings.filter((one) => one.term === term) }))
    .toSorted((one, other) => other.weight - one.weight);
};

export const createEmptyPageSearchPhraseIndex = (vocabulary: Vocabulary): PageSearchPhraseIndex => {
  /** The page of each phrase, by the phrase's number. */
  const positions: number[] = [];
  const conceptsOf: (readonly string[])[] = [];
  const phrasesWith = new Map<string, number[]>();
  let pageCount = 0;
  /**
   * The weight of each phrase, computed by the first search after words were counted: rarity
   * depends on all pages.
   */
  let weights = new Float64Array();
  let weightsAt = -1;
  // What the present query has in common with each phrase, and with the best two phrases and all of
  // each page: filled and emptied by each search, because making them anew would take longer.
  let sharedOfPhrase = new Float64Array();
  let sharedOfQuery = new Float64Array();
  let lastTerm = new Int16Array();
  let best = new Float64Array();
  let second = new Float64Array();
  let support = new Float64Array();

  const prepare = (): void => {
    if (weightsAt === vocabulary.counted()) return;
    weightsAt = vocabulary.counted();
    weights = Float64Array.from(conceptsOf, (concepts) => {
      let sum = 0;
      for (const concept of concepts) sum += vocabulary.rarityOf(concept);
      return sum;
    });
    sharedOfPhrase = new Float64Array(positions.length);
    sharedOfQuery = new Float64Array(positions.length);
    lastTerm = new Int16Array(positions.length).fill(-1);
    best = new Float64Array(pageCount);
    second = new Float64Array(pageCount);
    support = new Float64Array(pageCount);
  };

  const addPhrase = (position: number, words: readonly string[]): void => {
    const phrase = positions.push(position) - 1;
    pageCount = Math.max(pageCount, position + 1);
    const concepts = new Set<string>();
    for (const word of words) concepts.add(conceptStemOfWord(word));
    conceptsOf.push([...concepts]);
    for (const concept of concepts) {
      const others = phrasesWith.get(concept);
      if (others === undefined) phrasesWith.set(concept, [phrase]);
      else others.push(phrase);
    }
  };

  /**
   * Adds up what each phrase shares with the query. Returns the phrases that share enough of it to
   * be worth comparing.
   */
  const compare = (terms: readonly AskedTerm[], total: number): readonly number[] => {
    const touched: number[] = [];
    let rest = total;
    let term = -1;
    for (const { weight, meanings } of terms) {
      term += 1;
      // A phrase with none of the terms so far can have only the rest of them, so a common word
      // alone finds none.
      const mayBegin = rest >= leastShareOfQuery * total;
      rest -= weight;
      for (const { concept, similarity } of meanings) {
        const shared = vocabulary.rarityOf(concept) * similarity;
        for (const phrase of phrasesWith.get(concept) ?? []) {
          const last = lastTerm[phrase] ?? -1;
          if (last < 0) {
            if (!mayBegin) continue;
            touched.push(phrase);
          }
          sharedOfPhrase[phrase] = (sharedOfPhrase[phrase] ?? 0) + shared;
          // A typed word counts once, though it may mean several words of the phrase.
          if (last === term) continue;
          sharedOfQuery[phrase] = (sharedOfQuery[phrase] ?? 0) + weight * similarity;
          lastTerm[phrase] = term;
        }
      }
    }
    return touched;
  };

  return {
    add: (position, phrases) => {
      const stems = new Set<string>();
      for (const phrase of phrases) {
        const words = significant(phrase);
        for (const word of words) stems.add(vocabulary.add(word).stem);
        addPhrase(position, words);
      }
      for (const stem of stems) vocabulary.countAsked(stem);
    },

    find: (terms) => {
      const found = new Map<number, PhraseOverlapAndSupport>();
      if (positions.length === 0) return found;
      prepare();
      const total = terms.reduce((sum, { weight }) => sum + weight, 0);
      const asked: number[] = [];
      for (const phrase of compare(terms, total)) {
        const ofPhrase = (sharedOfPhrase[phrase] ?? 0) / (weights[phrase] ?? 1);
        const ofQuery = (sharedOfQuery[phrase] ?? 0) / total;
        sharedOfPhrase[phrase] = 0;
        sharedOfQuery[phrase] = 0;
        lastTerm[phrase] = -1;
        const overlap = (2 * ofPhrase * ofQuery) / (ofPhrase + ofQuery);
        if (!(overlap >= leastOverlap)) continue;
        const position = positions[phrase] ?? 0;
        const before = best[position] ?? 0;
        if (before === 0) asked.push(position);
        best[position] = Math.max(overlap, before);
        second[position] = Math.max(Math.min(overlap, before), second[position] ?? 0);
        support[position] = (support[position] ?? 0) + overlap * overlap * overlap;
      }
      for (const position of asked) {
        const overlap = best[position] ?? 0;
        const lesser = second[position] ?? 0;
        found.set(position, {
          overlap: overlap + secondShare * lesser * (1 - overlap),
          support: support[position] ?? 0,
        });
        best[position] = 0;
        second[position] = 0;
        support[position] = 0;
      }
      if (found.size <= maxPages) return found;
      return new Map(
        [...found].toSorted(([, one], [, other]) => other.overlap - one.overlap).slice(0, maxPages),
      );
    },
  };
};
