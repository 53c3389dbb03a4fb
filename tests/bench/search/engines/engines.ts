// Runs in the browser, bundled by `../engine-page.ts`. Its package contains the engines that our
// search is compared with, so it is not part of the project's type check.
import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { searchCollectionWithId } from '../../../../src/domain/search-index/collections.ts';
import { rankingWeights } from '../../../../src/features/search/engine/collection-index.ts';
import { toPageWordsByPart } from '../../../../src/features/search/engine/page-words-by-part.ts';
import { createEmptySearchEngine } from '../../../../src/features/search/engine/search-engine.ts';
import { foldedWords, stemOf } from '../../../../src/features/search/engine/words.ts';

type Hit = { id: string; title: string; excerpt: string };
type Collection = { collection: string; hits: Hit[] };
/** Returns the keys of pages, best first. */
type Search = (text: string, max: number) => string[] | Promise<string[]>;
type Engine = (collections: Collection[]) => Promise<{ search: Search; index?: () => string }>;

const pagesOf = (collections: Collection[]) =>
  collections.flatMap(({ collection, hits }) =>
    hits.map(({ id, title, excerpt }) => ({ id: `${collection} ${id}`, title, excerpt })),
  );

// MiniSearch gets a page's words as our own engine does: the same folding, stems, synonyms, parts
// and rankingWeights. The synonyms are added to the pages, so that queries need none.
const miniSearchBoosts = {
  title: rankingWeights.title,
  otherName: rankingWeights.otherName,
  titleSynonyms: rankingWeights.titleSynonym,
  labels: rankingWeights.label,
  type: rankingWeights.type,
  excerpt: rankingWeights.excerpt,
  excerptSynonyms: rankingWeights.excerptSynonym,
};

const toMiniSearchPages = ({ collection, hits }: Collection) =>
  hits.map((hit) => {
    const { wholeSearches, ...words } = toPageWordsByPart(hit as never);
    const titleSynonyms = [...words.titleSynonyms, ...wholeSearches];
    const parts = Object.entries({ ...words, titleSynonyms }).map(([part, all]) => [
      part,
      all.join(' '),
    ]);
    return {
      ...Object.fromEntries(parts),
      id: `${collection} ${hit.id}`,
      type: searchCollectionWithId(collection as never).typeWords,
    };
  });

const engines: Record<string, Engine> = {
  async ours(collections) {
    const engine = createEmptySearchEngine();
    for (const { collection, hits } of collections) engine.add(collection as never, hits as never);
    return {
      search: (text, max) =>
        engine
          .search(text, max)
          .groups.flatMap(({ results }) =>
            results.map(({ collection, id }) => `${collection} ${id}`),
          ),
    };
  },

  async MiniSearch(collections) {
    const index = new MiniSearch({
      fields: Object.keys(miniSearchBoosts),
      tokenize: foldedWords,
      processTerm: stemOf,
      searchOptions: { prefix: true, fuzzy: 0.2, boost: miniSearchBoosts },
    });
    index.addAll(collections.flatMap(toMiniSearchPages));
    return {
      search: (text, max) =>
        index
          .search(text)
          .slice(0, max)
          .map(({ id }) => id),
      index: () => JSON.stringify(index),
    };
  },

  async Orama(collections) {
    const db = create({ schema: { title: 'string', excerpt: 'string' } as const });
    await insertMultiple(db, pagesOf(collections));
    return {
      search: async (term, limit) =>
        (await searchOrama(db, { term, limit, tolerance: 1, boost: { title: 2 } })).hits.map(
          ({ id }) => id,
        ),
      index: () => JSON.stringify(save(db)),
    };
  },

  async Pagefind() {
    const address = '/pagefind/pagefind.js';
    const pagefind = await import(/* @vite-ignore */ address);
    await pagefind.init();
    return {
      search: async (text, max) => {
        const { results } = await pagefind.search(text);
        // Each result has its own file, which is loaded only if the result is shown.
        const shown = await Promise.all(results.slice(0, max).map((result) => result.data()));
        return shown.map(({ meta }) => meta.key);
      },
    };
  },

  async scan(collections) {
    const pages = pagesOf(collections).map(({ id, title, excerpt }) => ({
      id,
      title: title.toLowerCase(),
      text: `${title} ${excerpt}`.toLowerCase(),
    }));
    return {
      search: (text, max) => {
        const words = text.toLowerCase().split(/\s+/).filter(Boolean);
        const found = pages.filter((page) => words.every((word) => page.text.includes(word)));
        const inTitle = (page) => words.filter((word) => page.title.includes(word)).length;
        return found
          .sort((one, other) => inTitle(other) - inTitle(one))
          .slice(0, max)
          .map(({ id }) => id);
      },
    };
  },
};

let engine: Awaited<ReturnType<Engine>>;

Object.assign(window, {
  bench: {
    names: Object.keys(engines),

    /** Builds the index. Returns the time that took, in milliseconds. */
    async prepare(name: string, collections: Collection[]) {
      const started = performance.now();
      engine = await engines[name](collections);
      return performance.now() - started;
    },

    index: () => engine.index?.(),

    async answers(texts: string[], max: number) {
      const found = [];
      for (const text of texts) found.push(await engine.search(text, max));
      return found;
    },

    /** The mean time of a search for each text over several turns, in milliseconds. */
    async times(texts: string[], max: number, turns: number) {
      const times = [];
      for (const text of texts) {
        const started = performance.now();
        for (let turn = 0; turn < turns; turn += 1) {
          const answer = engine.search(text, max);
          if (answer instanceof Promise) await answer;
        }
        times.push((performance.now() - started) / turns);
      }
      return times;
    },
  },
});
