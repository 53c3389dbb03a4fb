import { stopWords } from '../../../domain/search-index/stop-words.ts';
import type { Query } from './parse-query.ts';
import { phraseOverlap } from './phrase-overlap.ts';
import type { AskedConcept } from './phrase-overlap.ts';
import { conceptOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, stemOf } from './words.ts';

/** What a query asks for. */
type Question = {
  /** The weights of the terms that aren't stop words. */
  readonly termWeights: readonly number[];
  /** What these may mean, by concept; for each term, its concepts. */
  readonly typed: ReadonlyMap<string, AskedConcept>;
  readonly conceptsOfTerm: readonly ReadonlySet<string>[];
};

/** What the pages of a collection are asked as. */
export type AskedPhrases = {
  /** Adds the phrases of the page at a position. */
  readonly add: (position: number, phrases: readonly string[]) => void;
  /**
   * The pages with a phrase that has at least half in common with the query, and how much: from `leastOverlap` to 1.
   */
  readonly find: (question: Question) => ReadonlyMap<number, number>;
};

/** Less than this is mostly a coincidence. */
const leastOverlap = 0.25;
/** How much of what a page’s best phrase lacks its second best one makes up for: two that say nearly the same are surer than one. */
const secondShare = 0.5;
/** An overlap is a harmonic mean, so a phrase with a smaller share of the query can't reach the least one. */
const leastShareOfQuery = leastOverlap / (2 - leastOverlap);

type Phrase = { readonly position: number; readonly concepts: readonly string[] };

/**
 * The least similarity of a word that counts: half of an unfinished one has to be there, and one typing mistake is the most. One or two letters
 * may begin hundreds of words, and looking at all their phrases took most of the time of a search.
 */
const leastSimilarity = 0.7;

/** The words that say what a phrase is about: without stop words, unless it has no others. */
const significant = (words: readonly string[]): readonly string[] => {
  const rare = words.filter((word) => !stopWords.has(word));
  return rare.length > 0 ? rare : words;
};

/** Reads the terms that say what a query is about, and what each may mean: once for all collections. */
export const readQuestion = ({ terms }: Query): Question => {
  const asked = terms.filter(({ isStopWord }) => !isStopWord);
  const typed = new Map<string, AskedConcept>();
  const conceptsOfTerm = asked.map(({ matches }, term) => {
    const concepts = new Set<string>();
    for (const word of matches.words) {
      const concept = conceptOf(word.stem);
      const similarity = matches.similarities[word.id] ?? 0;
      if (similarity < leastSimilarity) continue;
      concepts.add(concept);
      if (similarity > (typed.get(concept)?.similarity ?? 0)) {
        typed.set(concept, { term, similarity });
      }
    }
    return concepts;
  });
  return { termWeights: asked.map(({ weight }) => weight), typed, conceptsOfTerm };
};

export const createAskedPhrases = (vocabulary: Vocabulary): AskedPhrases => {
  const phrasesByConcept = new Map<string, Phrase[]>();
  const weightOf = (concept: string): number => vocabulary.rarityOf(concept);

  const addPhrase = (position: number, words: readonly string[]): void => {
    const concepts = [...new Set(significant(words).map((word) => conceptOf(stemOf(word))))];
    const phrase = { position, concepts };
    for (const concept of concepts) {
      const others = phrasesByConcept.get(concept);
      if (others === undefined) phrasesByConcept.set(concept, [phrase]);
      else others.push(phrase);
    }
  };

  return {
    add: (position, phrases) => {
      const stems = new Set<string>();
      for (const text of phrases) {
        const words = foldedWords(text);
        for (const word of words) stems.add(vocabulary.add(word).stem);
        addPhrase(position, words);
      }
      for (const stem of stems) vocabulary.countAsked(stem);
    },

    find: ({ termWeights, typed, conceptsOfTerm }) => {
      const best = new Map<number, number>();
      const second = new Map<number, number>();
      if (phrasesByConcept.size === 0) return best;
      const rarestFirst = termWeights
        .map((weight, term) => ({ weight, term }))
        .toSorted((one, other) => other.weight - one.weight);
      const least = leastShareOfQuery * rarestFirst.reduce((sum, { weight }) => sum + weight, 0);
      // A phrase with none of the terms so far can have only the rest of them. So the phrases with a common word are rarely looked at.
      let rest = rarestFirst.reduce((sum, { weight }) => sum + weight, 0);
      const seen = new Set<Phrase>();
      for (const { weight, term } of rarestFirst) {
        if (rest < least) break;
        rest -= weight;
        for (const concept of conceptsOfTerm[term] ?? []) {
          for (const phrase of phrasesByConcept.get(concept) ?? []) {
            if (seen.has(phrase)) continue;
            seen.add(phrase);
            const overlap = phraseOverlap({
              termWeights,
              typed,
              phrase: phrase.concepts,
              weightOf,
            });
            if (overlap < leastOverlap) continue;
            const before = best.get(phrase.position) ?? 0;
            best.set(phrase.position, Math.max(overlap, before));
            const lesser = Math.max(Math.min(overlap, before), second.get(phrase.position) ?? 0);
            second.set(phrase.position, lesser);
          }
        }
      }
      for (const [position, overlap] of best) {
        const lesser = second.get(position) ?? 0;
        best.set(position, overlap + secondShare * lesser * (1 - overlap));
      }
      return best;
    },
  };
};
