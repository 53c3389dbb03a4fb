import { collectionIds, hitPath } from '../../../domain/search/collections.ts';
import { groupOf } from '../../../domain/search/collection-groups.ts';
import type { CollectionId, SearchGroup } from '../../../domain/search/collection-groups.ts';
import type { SearchHit } from '../../../domain/search/collections.ts';
import { readQuestion } from './question.ts';
import type { Question, WantedWord } from './question.ts';
import { rankPage } from './rank-page.ts';
import type { Rank } from './rank-page.ts';
import type { ResultGroup, SearchAnswer } from './search-answer.ts';
import { createShelf } from './shelf.ts';
import type { Page, Shelf } from './shelf.ts';
import { createVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

export type SearchEngine = {
  /** Adds hits to a collection; a large one may come in parts. */
  readonly add: (collection: CollectionId, hits: readonly SearchHit[]) => void;
  /** Answers a text, with so many results of a group at most. */
  readonly search: (text: string, mostOfGroup: number) => SearchAnswer;
};

/** Whether pages are looked for that have all the words, or some. */
type Need = 'all' | 'some';

type Found = Rank & { readonly page: Page; readonly shelf: Shelf };

/** So many pages of a collection are ranked and counted. */
const mostOfShelf = { all: 100, some: 40 };
/** Where fewer pages have all the words, those that are better in some of them are shown as well. */
const few = 5;
const mostClosest = 8;

const stemsOf = (wanted: readonly WantedWord[]): readonly string[] =>
  wanted.flatMap(({ stems }) => stems);

const findIn = (shelf: Shelf, need: Need, question: Question) => {
  const needed = question.wanted.filter(({ isSmall }) => !isSmall);
  const telling = needed.filter(({ stem }) => !shelf.kind.has(stem));
  const asked = telling.length > 0 ? telling : needed;
  // A word that is guessed or still typed has several stems, any of which may answer: the ranking sees to those.
  const sure = asked.filter(({ stems }) => stems.length === 1);
  const wantsAll = need === 'all' && sure.length > 0;
  const most = wantsAll ? mostOfShelf.all : mostOfShelf.some;
  const places = wantsAll
    ? shelf.find('all', stemsOf(sure), most)
    : shelf.find('any', stemsOf(asked), most);
  const found: Found[] = [];
  for (const place of new Set([...shelf.placesOfTitle(question.key), ...places])) {
    const page = shelf.pages[place];
    if (page === undefined) continue;
    const rank = rankPage(page, shelf, question);
    if (need === 'all' ? rank.hasAll : rank.hasSome) found.push({ page, shelf, ...rank });
  }
  return { found, hasMore: places.length === most };
};

const toGroups = (
  found: readonly Found[],
  mostOfGroup: number,
  hasMore: (shelf: Shelf) => boolean,
): readonly ResultGroup[] => {
  const groups = new Map<SearchGroup, Found[]>();
  for (const one of found) {
    const group = groupOf(one.shelf.collection);
    const own = groups.get(group);
    if (own === undefined) groups.set(group, [one]);
    else own.push(one);
  }
  return [...groups].map(([name, own]) => ({
    name,
    count: own.length,
    more: own.some(({ shelf }) => hasMore(shelf)),
    results: own.slice(0, mostOfGroup).map(({ page: { hit }, shelf: { collection } }) => ({
      collection,
      id: hit.id,
      title: hit.title,
      excerpt: hit.excerpt,
      path: hitPath(collection, hit),
    })),
  }));
};

/** The typed words, with the guess that the best page has in the place of each that no page holds; empty where all are known. */
const wordsMeant = ({ wanted }: Question, best: Page, { words }: Vocabulary): string => {
  if (wanted.every(({ guesses }) => guesses.size === 0)) return '';
  const said = [...best.words].flatMap((number) => words[number] ?? []);
  return wanted
    .map(({ text, guesses }) => said.find(({ stem }) => guesses.has(stem))?.text ?? text)
    .join(' ');
};

const nothing: SearchAnswer = { kind: 'nothing', meant: '', count: 0, more: false, groups: [] };

/** An engine without any pages. */
export const createSearchEngine = (): SearchEngine => {
  const vocabulary = createVocabulary();
  let shelves: readonly Shelf[] = [];

  const shelfOf = (collection: CollectionId): Shelf => {
    const known = shelves.find((shelf) => shelf.collection === collection);
    if (known !== undefined) return known;
    const shelf = createShelf(collection, vocabulary);
    shelves = collectionIds.flatMap(
      (id) => [...shelves, shelf].find((one) => one.collection === id) ?? [],
    );
    return shelf;
  };

  return {
    add: (collection, hits) => shelfOf(collection).add(hits),

    search: (text, mostOfGroup) => {
      const question = readQuestion(text, vocabulary);
      if (question === undefined) return nothing;
      const shelvesWithMore = new Set<Shelf>();
      const findAll = (need: Need): readonly Found[] =>
        shelves
          .flatMap((shelf) => {
            const { found, hasMore } = findIn(shelf, need, question);
            if (need === 'all' && hasMore) shelvesWithMore.add(shelf);
            return found;
          })
          .sort((one, other) => other.score - one.score);

      const whole = findAll('all');
      const least = whole[0]?.score ?? -Infinity;
      const better =
        whole.length < few
          ? findAll('some').filter(({ hasAll, score }) => !hasAll && score > least)
          : [];
      const found = whole.length > 0 ? [...better, ...whole] : better.slice(0, mostClosest);
      const [best] = found;
      if (best === undefined) return nothing;
      const mostShown = whole.length > 0 ? mostOfGroup : mostClosest;
      const groups = toGroups(found, mostShown, (shelf) => shelvesWithMore.has(shelf));
      return {
        kind: whole.length > 0 ? 'found' : 'closest',
        meant: wordsMeant(question, best.page, vocabulary),
        count: found.length,
        more: groups.some(({ more }) => more),
        groups,
      };
    },
  };
};
