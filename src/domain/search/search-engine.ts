import { createAppraiser } from './appraisal.ts';
import type { Appraisal } from './appraisal.ts';
import { collectionIds, collectionOf, hitPath } from './collections.ts';
import type { CollectionId, SearchGroup, SearchHit } from './collections.ts';
import { joinTerms, readingsOf } from './mending.ts';
import { parseQuery, queryOf } from './query.ts';
import type { SearchQuery } from './query.ts';
import { rankTexts, scoreOf } from './rank.ts';
import type { Ranked } from './rank.ts';
import { createShelf } from './shelf.ts';
import type { Shelf, TextIndex } from './shelf.ts';
import { createVocabulary } from './vocabulary.ts';

/** Where a part of a text begins and ends that answers what was typed. */
export type Mark = readonly [start: number, end: number];

export type SearchResult = {
  readonly collection: CollectionId;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
  readonly titleMarks: readonly Mark[];
  readonly excerptMarks: readonly Mark[];
};

export type ResultGroup = {
  readonly name: SearchGroup;
  readonly count: number;
  /** True where there are more than were counted. */
  readonly more: boolean;
  readonly results: readonly SearchResult[];
};

export type SearchAnswer = {
  /** `closest`: nothing holds all the words, and these hold some of them. */
  readonly kind: 'found' | 'closest' | 'nothing';
  /** The words that were looked for in the place of those typed; empty where they are the same. */
  readonly meant: string;
  readonly count: number;
  readonly more: boolean;
  /** The group with the best result first. */
  readonly groups: readonly ResultGroup[];
};

export type SearchEngine = {
  /** Adds hits to a collection; a large one may come in parts. */
  readonly add: (collection: CollectionId, hits: readonly SearchHit[]) => void;
  /** Answers a text, with so many results of a group at most. */
  readonly search: (text: string, mostOfGroup: number) => SearchAnswer;
};

/** How many of a part of a collection are found and counted, and how many of those are ranked. */
const mostFound = 1000;
const mostRanked = 100;
const mostOfPart = 25;
const mostClosest = 8;
const few = 5;

type Found = { readonly texts: readonly number[]; readonly more: boolean };
type Best = {
  readonly shelf: Shelf;
  readonly ranked: readonly Ranked[];
  readonly count: number;
  readonly more: boolean;
};

const none: SearchAnswer = { kind: 'nothing', meant: '', count: 0, more: false, groups: [] };

const holds = (shelf: Shelf, text: number, worth: Float32Array): boolean => {
  const end = shelf.wordStarts[text + 1] ?? 0;
  for (let place = shelf.wordStarts[text] ?? 0; place < end; place += 1) {
    if ((worth[shelf.words[place] ?? 0] ?? 0) > 0) return true;
  }
  return false;
};

/** The texts of a shelf that hold every word of the query, small words aside. */
const findAll = (shelf: Shelf, query: SearchQuery, appraisal: Appraisal): Found => {
  const whole: string[] = [];
  let open: Float32Array | undefined;
  query.terms.forEach(({ stem, isOpen, isSmall }, place) => {
    if (isSmall) return;
    if (isOpen) open = appraisal.worth[place];
    else whole.push(stem);
  });
  if (whole.length > 0) {
    const texts = shelf.index.search(whole, mostFound);
    const more = texts.length === mostFound;
    if (open === undefined) return { texts, more };
    const worth = open;
    return { texts: texts.filter((text) => holds(shelf, text, worth)), more };
  }
  const isFound = new Uint8Array(shelf.hits.length);
  const texts: number[] = [];
  for (const stem of appraisal.openings) {
    for (const text of shelf.index.search([stem], mostRanked)) {
      if (isFound[text] === 1) continue;
      isFound[text] = 1;
      texts.push(text);
    }
    // The beginning of a word is the beginning of many: what is left is not worth the wait.
    if (texts.length >= mostRanked) return { texts, more: true };
  }
  return { texts, more: appraisal.hasMoreOpenings };
};

/** Texts of a shelf that hold some of the words. */
const findSome = (shelf: Shelf, query: SearchQuery, appraisal: Appraisal): readonly number[] => {
  const found = new Set<number>();
  for (const { stem, isOpen, isSmall } of query.terms) {
    if (isSmall) continue;
    for (const one of isOpen ? appraisal.openings : [stem]) {
      for (const text of shelf.index.search([one], mostOfPart)) found.add(text);
    }
  }
  return [...found];
};

const countOf = (
  found: readonly { readonly count: number; readonly more: boolean }[],
): { readonly count: number; readonly more: boolean } => ({
  count: found.reduce((sum, { count }) => sum + count, 0),
  more: found.some(({ more }) => more),
});

/** An engine without any texts; `createIndex` makes an index for each collection. */
export const createSearchEngine = (createIndex: () => TextIndex): SearchEngine => {
  const vocabulary = createVocabulary();
  const { appraise } = createAppraiser(vocabulary);
  let shelves: readonly Shelf[] = [];
  let textCount = 0;

  const marksIn = (
    spots: readonly number[],
    from: number,
    to: number,
    covered: Uint8Array,
  ): readonly Mark[] => {
    const marks: Mark[] = [];
    for (let place = from; place < to; place += 3) {
      if (covered[spots[place + 2] ?? 0] === 1) marks.push([spots[place] ?? 0, spots[place + 1] ?? 0]);
    }
    return marks;
  };

  const toResult = (shelf: Shelf, text: number, { covered }: Appraisal): SearchResult | undefined => {
    const hit = shelf.hits[text];
    if (hit === undefined) return undefined;
    const [title = 0, next = 0] = [shelf.titleSpots[text], shelf.titleSpots[text + 1]];
    const excerpt = shelf.excerptSpots[text] ?? 0;
    return {
      collection: shelf.id,
      id: hit.id,
      title: hit.title,
      excerpt: hit.excerpt,
      path: hitPath(shelf.id, hit),
      titleMarks: marksIn(shelf.spots, title, excerpt, covered),
      excerptMarks: marksIn(shelf.spots, excerpt, next, covered),
    };
  };

  const bestOf = (
    shelf: Shelf,
    { texts, more }: Found,
    query: SearchQuery,
    appraisal: Appraisal,
    most: number,
  ): Best => {
    // An exact title is found even where hundreds hold its words.
    const exact = shelf.byTitle.get(query.key) ?? [];
    const first = texts.length > mostRanked ? texts.slice(0, mostRanked) : texts;
    const added = exact.filter((text) => !first.includes(text));
    return {
      shelf,
      ranked: rankTexts(shelf, [...added, ...first], query, appraisal, most),
      count: texts.length + exact.filter((text) => !texts.includes(text)).length,
      more,
    };
  };

  const toGroups = (
    best: readonly Best[],
    appraisal: Appraisal,
    most: number,
  ): readonly ResultGroup[] =>
    [...Map.groupBy(best, ({ shelf }) => collectionOf(shelf.id).group)]
      .map(([name, parts]) => {
        const ranked = parts
          .flatMap(({ shelf, ranked: own }) => own.map((one) => ({ ...one, shelf })))
          .sort((one, other) => other.score - one.score)
          .slice(0, most);
        return {
          score: ranked[0]?.score ?? 0,
          group: {
            name,
            ...countOf(parts),
            results: ranked
              .map(({ shelf, text }) => toResult(shelf, text, appraisal))
              .filter((result) => result !== undefined),
          },
        };
      })
      .sort((one, other) => other.score - one.score)
      .map(({ group }) => group);

  /**
   * What holds all the words. Where that is little, a text that says most of them in its title comes before one that
   * says all of them in passing.
   */
  const answerAll = (
    query: SearchQuery,
    typed: SearchQuery,
    most: number,
  ): SearchAnswer | undefined =>
    appraise(query.terms, textCount, (appraisal) => {
      let best = shelves
        .map((shelf) => bestOf(shelf, findAll(shelf, query, appraisal), query, appraisal, most))
        .filter(({ count }) => count > 0);
      if (best.length === 0) return undefined;
      if (countOf(best).count < few && query.terms.filter(({ isSmall }) => !isSmall).length > 1) {
        const top = Math.max(...best.map(({ ranked }) => ranked[0]?.score ?? 0));
        best = shelves
          .map((shelf) => {
            const all = best.find((one) => one.shelf === shelf)?.ranked.map(({ text }) => text) ?? [];
            const better = findSome(shelf, query, appraisal).filter(
              (text) => !all.includes(text) && scoreOf(shelf, text, query, appraisal) > top,
            );
            const texts = [...better, ...all];
            return bestOf(shelf, { texts, more: false }, query, appraisal, most);
          })
          .filter(({ count }) => count > 0);
      }
      return {
        kind: 'found',
        meant: query.key === typed.key ? '' : query.key,
        ...countOf(best),
        groups: toGroups(best, appraisal, most),
      };
    });

  const answerSome = (query: SearchQuery, typed: SearchQuery): SearchAnswer =>
    appraise(query.terms, textCount, (appraisal) => {
      const best = shelves.map((shelf) => {
        const texts = findSome(shelf, query, appraisal);
        return bestOf(shelf, { texts, more: false }, query, appraisal, mostClosest);
      });
      const scores = best
        .flatMap(({ ranked }) => ranked.map(({ score }) => score))
        .sort((one, other) => other - one);
      const least = scores[mostClosest - 1] ?? -Infinity;
      const closest = best
        .map(({ shelf, ranked }) => {
          const kept = ranked.filter(({ score }) => score >= least);
          return { shelf, ranked: kept, count: kept.length, more: false };
        })
        .filter(({ count }) => count > 0);
      if (closest.length === 0) return none;
      return {
        kind: 'closest',
        meant: query.key === typed.key ? '' : query.key,
        ...countOf(closest),
        groups: toGroups(closest, appraisal, mostClosest),
      };
    });

  return {
    add: (id, hits) => {
      const shelf = createShelf(id, hits, createIndex(), vocabulary);
      shelves = [...shelves, shelf].sort(
        (one, other) => collectionIds.indexOf(one.id) - collectionIds.indexOf(other.id),
      );
      textCount += hits.length;
    },
    search: (text, most) => {
      const typed = parseQuery(text);
      if (typed.terms.length === 0) return none;
      const asOneWord = joinTerms(typed.terms, vocabulary);
      if (asOneWord !== undefined) {
        const answer = answerAll(queryOf(asOneWord), typed, most);
        if (answer !== undefined) return { ...answer, meant: '' };
      }
      const answer = answerAll(typed, typed, most);
      if (answer !== undefined) return answer;
      const { readings, likeliest } = readingsOf(typed.terms, vocabulary);
      for (const reading of readings) {
        const found = answerAll(queryOf(reading), typed, most);
        if (found !== undefined) return found;
      }
      return answerSome(likeliest === undefined ? typed : queryOf(likeliest), typed);
    },
  };
};
