// Runs in the browser, bundled by `../search.ts`. It alone imports what is measured beside our search, so it stands
// outside of the project's types.
import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { createSearchEngine } from '../../../src/features/search/engine/search-engine.ts';

type Hit = { id: string; title: string; excerpt: string };
type Collection = { collection: string; hits: Hit[] };
/** Answers with the keys of pages, the best first. */
type Search = (text: string, most: number) => string[] | Promise<string[]>;
type Engine = (collections: Collection[]) => Promise<{ search: Search; index?: () => string }>;

const pagesOf = (collections: Collection[]) =>
  collections.flatMap(({ collection, hits }) =>
    hits.map(({ id, title, excerpt }) => ({ id: `${collection} ${id}`, title, excerpt })),
  );

const engines: Record<string, Engine> = {
  async ours(collections) {
    const engine = createSearchEngine();
    for (const { collection, hits } of collections) engine.add(collection as never, hits as never);
    return {
      search: (text, most) =>
        engine
          .search(text, most)
          .groups.flatMap(({ results }) =>
            results.map(({ collection, id }) => `${collection} ${id}`),
          ),
    };
  },

  async MiniSearch(collections) {
    const index = new MiniSearch({
      fields: ['title', 'excerpt'],
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
    });
    index.addAll(pagesOf(collections));
    return {
      search: (text, most) =>
        index
          .search(text)
          .slice(0, most)
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
      search: async (text, most) => {
        const { results } = await pagefind.search(text);
        // What a result is stands in a file of its own, which is asked for only where it is shown.
        const shown = await Promise.all(results.slice(0, most).map((result) => result.data()));
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
      search: (text, most) => {
        const words = text.toLowerCase().split(/\s+/).filter(Boolean);
        const found = pages.filter((page) => words.every((word) => page.text.includes(word)));
        const inTitle = (page) => words.filter((word) => page.title.includes(word)).length;
        return found
          .sort((one, other) => inTitle(other) - inTitle(one))
          .slice(0, most)
          .map(({ id }) => id);
      },
    };
  },
};

let engine: Awaited<ReturnType<Engine>>;

Object.assign(window, {
  bench: {
    names: Object.keys(engines),

    /** Builds the index; tells how long that took, in milliseconds. */
    async prepare(name: string, collections: Collection[]) {
      const started = performance.now();
      engine = await engines[name](collections);
      return performance.now() - started;
    },

    index: () => engine.index?.(),

    async answers(texts: string[], most: number) {
      const found = [];
      for (const text of texts) found.push(await engine.search(text, most));
      return found;
    },

    /** The mean time of each query over some turns, in milliseconds. */
    async times(texts: string[], most: number, turns: number) {
      const times = [];
      for (const text of texts) {
        const started = performance.now();
        for (let turn = 0; turn < turns; turn += 1) {
          const answer = engine.search(text, most);
          if (answer instanceof Promise) await answer;
        }
        times.push((performance.now() - started) / turns);
      }
      return times;
    },
  },
});
