import { isCollectionId } from '../../domain/search/collections.ts';
import type { CollectionId } from '../../domain/search/collections.ts';
import type { MarkedAnswer } from './engine/mark-answer.ts';
import { hearGuardedSources, publicIndexes } from './index-sources.ts';
import type { IndexFile, IndexSource } from './index-sources.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';
import { hireWorker, startSearch } from './start-search.ts';
import type { HiredWorker } from './start-search.ts';

export type SearchState = {
  /** `failed`: there is nothing to search in. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Collections that could not be loaded. */
  readonly missing: readonly CollectionId[];
};

type Question = { readonly text: string; readonly mostOfGroup: number };
export type Answered = { readonly text: string; readonly answer: MarkedAnswer };

export type SearchSession = {
  readonly state: () => SearchState;
  readonly watch: (changed: () => void) => () => void;
  /** Answers at once and again whenever more can be searched, until the returned function is called. */
  readonly ask: (question: Question, hear: (answered: Answered) => void) => () => void;
  /** Searches what a source names as well. */
  readonly include: (source: IndexSource) => void;
  /** Loads what is missing once more. */
  readonly retry: () => void;
};

type Asked = Question & { readonly hear: (answered: Answered) => void };
type Failures = ReadonlyMap<CollectionId, unknown>;
type Waiting = { readonly done: () => void; readonly fail: (reason: unknown) => void };

type Workers = { readonly first: HiredWorker; readonly hire: () => HiredWorker };

const complain = (what: string, reason: unknown): void =>
  console.error(`Search index required: ${what} could not be loaded.`, reason);

/** One search for as long as the page lives, whoever asks. */
export const createSearchSession = ({ first, hire }: Workers): SearchSession => {
  let state: SearchState = { status: 'loading', missing: [] };
  let { worker } = first;
  let failure: unknown;
  let lastQuestion = 0;
  let loads = 0;
  const sources = new Set<IndexSource>();
  const loaded = new Set<CollectionId>();
  const missing = new Set<CollectionId>();
  const waiting = new Map<CollectionId, Waiting>();
  const asked = new Map<number, Asked>();
  const watchers = new Set<() => void>();

  const tellWatchers = (): void => {
    const status = loads > 0 ? 'loading' : loaded.size > 0 ? 'ready' : 'failed';
    state = { status, missing: [...missing] };
    for (const changed of watchers) changed();
  };

  const tell = (message: ToWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);

  const put = (question: number, { text, mostOfGroup }: Asked): void =>
    tell({ kind: 'ask', question, text, mostOfGroup });

  const hear = ({ data }: MessageEvent<FromWorker>): void => {
    switch (data.kind) {
      case 'added':
        return waiting.get(data.collection)?.done();
      case 'refused':
        return waiting.get(data.collection)?.fail(data.reason);
      case 'answer': {
        const one = asked.get(data.question);
        return one?.hear({ text: one.text, answer: data.answer });
      }
    }
  };

  const employ = (hired: HiredWorker): void => {
    worker = hired.worker;
    failure = undefined;
    worker.onmessage = hear;
    void hired.failed.then((reason) => {
      if (worker !== hired.worker) return;
      failure = new Error(`The worker: ${reason}`);
      loaded.clear();
      for (const { fail } of waiting.values()) fail(failure);
      tellWatchers();
    });
  };

  const add = async (collection: CollectionId, bytes: ArrayBuffer): Promise<void> => {
    await new Promise<void>((done, fail) => {
      if (failure !== undefined) return fail(failure);
      waiting.set(collection, { done, fail });
      tell({ kind: 'add', collection, bytes }, [bytes]);
    });
    loaded.add(collection);
    missing.delete(collection);
    for (const [question, one] of asked) put(question, one);
  };

  /** Adds what of these files is not there yet; hands back what could not be, and why. */
  const addFiles = async (files: readonly IndexFile[]): Promise<Failures> => {
    const failures = new Map<CollectionId, unknown>();
    await Promise.all(
      files.map(async ({ collection, load }) => {
        if (!isCollectionId(collection) || loaded.has(collection)) return;
        try {
          await add(collection, await load());
        } catch (reason) {
          failures.set(collection, reason);
        }
      }),
    );
    return failures;
  };

  const loadFrom = async (source: IndexSource, isAgain: boolean): Promise<void> => {
    try {
      const failures = await addFiles(await source(isAgain));
      if (failures.size === 0) return;
      if (!isAgain) return await loadFrom(source, true);
      for (const [collection, reason] of failures) {
        missing.add(collection);
        complain(collection, reason);
      }
    } catch (reason) {
      if (!isAgain) return loadFrom(source, true);
      complain('what there is', reason);
    }
  };

  const load = async (source: IndexSource, isAgain: boolean): Promise<void> => {
    loads += 1;
    tellWatchers();
    await loadFrom(source, isAgain);
    loads -= 1;
    tellWatchers();
  };

  employ(first);

  return {
    state: () => state,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    ask: (question, hearAnswer) => {
      lastQuestion += 1;
      const number = lastQuestion;
      const one = { ...question, hear: hearAnswer };
      asked.set(number, one);
      put(number, one);
      return () => asked.delete(number);
    },
    include: (source) => {
      if (sources.has(source)) return;
      sources.add(source);
      void load(source, false);
    },
    retry: () => {
      if (loaded.size === 0) {
        worker.terminate();
        employ(hire());
      }
      for (const source of sources) void load(source, true);
    },
  };
};

let session: SearchSession | undefined;

/** The search of this page; it begins when it is first asked for. */
export const searchSession = (): SearchSession => {
  if (session === undefined) {
    const { hired, files } = startSearch();
    const own = createSearchSession({ first: hired, hire: hireWorker });
    own.include((isAgain) => (isAgain ? publicIndexes(true) : files));
    hearGuardedSources(own.include);
    session = own;
  }
  return session;
};
