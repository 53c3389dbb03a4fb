import { grammaticalArticles } from '../../../domain/search-index/optional-search-words.ts';
import type { MatchedQuery } from './match-query-to-indexed-words.ts';
import { conceptStemOf, conceptStemOfWord } from './synonyms.ts';

/** The words of all phrases and titles, by page: how much those of a query speak for each page. */
export type PageLikelihoodModel = {
  /** Adds a page with its title and its phrases, as folded words, and returns its number. */
  readonly add: (texts: readonly (readonly string[])[]) => number;
  /**
   * How much the words of a query speak for the page with a number: the logarithm of how much
   * likelier somebody who wants this page types them than anybody else does (naive Bayes). Stop
   * words count like the others: “can I” asks for other pages than “how much”. A page with many
   * phrases is what more people look for.
   */
  readonly weigh: (query: MatchedQuery) => (page: number) => number;
};

/**
 * So many words of any page are mixed into those of each, so that one that its phrases lack isn’t
 * impossible for it.
 */
const mixedWords = 5;

/**
 * What the words of a text mean. A loop, because each phrase of each page comes here while the
 * index is built.
 */
const conceptsOf = (words: readonly string[]): ReadonlySet<string> => {
  const concepts = new Set<string>();
  for (const word of words)
    if (!grammaticalArticles.has(word)) concepts.add(conceptStemOfWord(word));
  return concepts;
};

/** What each word of a query means most surely. */
const conceptsOfQuery = ({ terms }: MatchedQuery): ReadonlySet<string> =>
  new Set(terms.map(({ stem, stems: [likeliest = stem] }) => conceptStemOf(likeliest)));

/**
 * The pages that have a concept, how many of their texts have it, and what it says for each of
 * them.
 */
type ConceptCounts = {
  readonly pages: number[];
  readonly counts: number[];
  total: number;
  evidence: readonly number[];
  /** How many pages there were when the evidence was computed. */
  evidenceAt: number;
};

export const createEmptyPageLikelihoodModel = (): PageLikelihoodModel => {
  const countsOf = new Map<string, ConceptCounts>();
  /** What the number of a page’s texts says for it. */
  const prior: number[] = [];
  /** What each concept that a page lacks says against it: more if it has many others. */
  const against: number[] = [];
  let total = 0;

  /**
   * Counts a concept of a page. Pages are added one after the other, so this page is the last one
   * that has it.
   */
  const count = (concept: string, page: number): void => {
    let known = countsOf.get(concept);
    if (known === undefined) {
      known = { pages: [], counts: [], total: 0, evidence: [], evidenceAt: 0 };
      countsOf.set(concept, known);
    }
    if (known.pages.at(-1) !== page) {
      known.pages.push(page);
      known.counts.push(0);
    }
    const last = known.counts.length - 1;
    known.counts[last] = (known.counts[last] ?? 0) + 1;
    known.total += 1;
    total += 1;
  };

  const evidenceOf = (concept: ConceptCounts): readonly number[] => {
    if (concept.evidenceAt !== against.length) {
      const usual = (mixedWords * concept.total) / total;
      concept.evidence = concept.counts.map((ofPage) => Math.log(1 + ofPage / usual));
      concept.evidenceAt = against.length;
    }
    return concept.evidence;
  };

  return {
    add: (texts) => {
      const page = against.length;
      let size = 0;
      for (const words of texts) {
        const concepts = conceptsOf(words);
        for (const concept of concepts) count(concept, page);
        size += concepts.size;
      }
      prior.push(Math.log(texts.length));
      against.push(Math.log(1 + size / mixedWords));
      return page;
    },

    weigh: (query) => {
      const evidence = new Float64Array(against.length);
      let known = 0;
      for (const concept of conceptsOfQuery(query)) {
        const counts = countsOf.get(concept);
        if (counts === undefined) continue;
        known += 1;
        const ofPages = evidenceOf(counts);
        for (let place = 0; place < ofPages.length; place += 1) {
          const page = counts.pages[place] ?? 0;
          evidence[page] = (evidence[page] ?? 0) + (ofPages[place] ?? 0);
        }
      }
      return (page) => (prior[page] ?? 0) + (evidence[page] ?? 0) - known * (against[page] ?? 0);
    },
  };
};
