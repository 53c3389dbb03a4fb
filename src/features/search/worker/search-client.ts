import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import type { MarkedAnswer } from '../engine/mark-answer.ts';
import { listPublicIndexFiles } from './index-sources.ts';
import type { CollectionWithIndexFileLoader, ListIndexFiles } from './index-sources.ts';
import type { SearchWorkerReply, SearchWorkerRequest } from './worker-messages.ts';

export type SearchReadiness = {
  /** `failed`: no index could be loaded, so nothing can be searched. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Collections that could not be loaded. */
  readonly missing: readonly CollectionId[];
};

type SearchQuery = { readonly text: string; readonly maxPerGroup: number };
export type AnsweredQuery = { readonly text: string; readonly answer: MarkedAnswer };

/**
 * The page's side of the search worker. Nothing else creates the worker or exchanges messages with
 * it.
 */
export type SearchClient = {
  /**
   * Starts the worker and loads the public indexes, unless already done. Calling it early makes the
   * first search fast.
   */
  readonly start: () => void;
  /** Adds the indexes of a source, from the first query on. */
  readonly addSource: (source: ListIndexFiles) => void;
  readonly state: () => SearchReadiness;
  /** Calls the listener after each change of the state. Returns a function that removes it. */
  readonly onStateChange: (listener: () => void) => () => void;
  /**
   * Answers a query, and again whenever more pages can be searched. Returns a function that cancels
   * it.
   */
  readonly query: (query: SearchQuery, onAnswer: (answered: AnsweredQuery) => void) => () => void;
  /** Loads whatever is missing. Restarts the worker if it has nothing to search. */
  readonly retry: () => void;
};

type ActiveQuery = SearchQuery & { readonly onAnswer: (answered: AnsweredQuery) => void };

/** Settles the promise of an index that is being loaded and added. */
type Addition = {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * The timeout for an index, for a list of indexes and for an answer from the worker, in
 * milliseconds.
 */
const timeout = 10_000;

/** A timeout isn't retried automatically: that would only double the wait. */
const noAnswer = new Error('No answer in time.');

const withTimeout = async <Value>(promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(noAnswer), timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

const logFailure = (what: string, reason: unknown): void =>
  console.error(`Search index required: ${what} could not be loaded.`, reason);

export const createSearchClient = (
  createWorker: () => Worker,
  publicSource: ListIndexFiles,
): SearchClient => {
  let worker: Worker | undefined;
  /** Why the worker can no longer be used. */
  let workerFailure: Error | undefined;
  let state: SearchReadiness = { status: 'loading', missing: [] };
  let loadsInProgress = 0;
  let lastQueryId = 0;
  const sources = new Set<ListIndexFiles>();
  const sourcesForQueries = new Set<ListIndexFiles>();
  const loaded = new Set<CollectionId>();
  const missing = new Set<CollectionId>();
  const additions = new Map<CollectionId, Addition>();
  const queries = new Map<number, ActiveQuery>();
  const unanswered = new Set<number>();
  const listeners = new Set<() => void>();

  const updateState = (): void => {
    const status = loadsInProgress > 0 ? 'loading' : loaded.size > 0 ? 'ready' : 'failed';
    state = { status, missing: [...missing] };
    for (const listener of listeners) listener();
  };

  const post = (message: SearchWorkerRequest, transfer: Transferable[] = []): void =>
    worker?.postMessage(message, transfer);

  const postQuery = (id: number, { text, maxPerGroup }: ActiveQuery): void => {
    post({ kind: 'query', id, text, maxPerGroup });
    unanswered.add(id);
    expectAnswer(id);
  };

  /** Gives up on the worker if it has an index but doesn't answer a query. */
  const expectAnswer = (id: number): void => {
    const asked = worker;
    setTimeout(() => {
      if (!unanswered.has(id) || worker !== asked) return;
      if (loadsInProgress > 0) expectAnswer(id);
      else if (loaded.size > 0) onWorkerFailure(noAnswer);
    }, timeout);
  };

  const receive = (message: SearchWorkerReply): void => {
    switch (message.kind) {
      case 'added':
        for (const collection of message.collections) additions.get(collection)?.resolve();
        return;
      case 'rejected':
        return additions.get(message.collection)?.reject(message.reason);
      case 'answer': {
        const query = queries.get(message.id);
        unanswered.delete(message.id);
        return query?.onAnswer({ text: query.text, answer: message.answer });
      }
    }
  };

  const rejectAdditions = (reason: Error): void => {
    for (const { reject } of additions.values()) reject(reason);
  };

  const onWorkerFailure = (failure: Error): void => {
    workerFailure = failure;
    loaded.clear();
    rejectAdditions(failure);
    updateState();
  };

  const startWorker = (): void => {
    worker?.terminate();
    rejectAdditions(new Error('The worker was restarted.'));
    workerFailure = undefined;
    const started = createWorker();
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<SearchWorkerReply>) =>
      receive(data),
    );
    started.addEventListener('error', ({ message }) => {
      if (worker !== started) return;
      onWorkerFailure(new Error(`The worker: ${message || 'It did not start.'}`));
    });
    for (const [id, query] of queries) postQuery(id, query);
  };

  /** Loads an index and resolves when the worker has added it. */
  const addIndex = async ({ collection, load }: CollectionWithIndexFileLoader): Promise<void> => {
    try {
      await withTimeout(
        new Promise<void>((resolve, reject) => {
          const startedWith = worker;
          const addition = { resolve, reject };
          additions.set(collection, addition);
          load().then((index) => {
            if (workerFailure !== undefined) reject(workerFailure);
            // If it arrived too late, or the worker was restarted meanwhile, this has been rejected
            // and the index is loaded again.
            else if (worker === startedWith && additions.get(collection) === addition) {
              post({ kind: 'add', collection, index }, typeof index === 'string' ? [] : [index]);
            }
          }, reject);
        }),
      );
    } finally {
      additions.delete(collection);
    }
    loaded.add(collection);
    missing.delete(collection);
  };

  /** Adds the files that a source lists, and retries once if something fails. */
  const loadFrom = async (source: ListIndexFiles, isRetry: boolean): Promise<void> => {
    try {
      const failures = new Map<CollectionId, unknown>();
      const files = (await withTimeout(source(isRetry))).filter(
        ({ collection }) => !loaded.has(collection) && !additions.has(collection),
      );
      await Promise.all(
        files.map((file) =>
          addIndex(file).catch((reason: unknown) => failures.set(file.collection, reason)),
        ),
      );
      const mayPass = [...failures.values()].some((reason) => reason !== noAnswer);
      if (mayPass && !isRetry) return await loadFrom(source, true);
      for (const [collection, reason] of failures) {
        missing.add(collection);
        logFailure(collection, reason);
      }
    } catch (reason) {
      if (reason !== noAnswer && !isRetry) return loadFrom(source, true);
      logFailure('the list of indexes', reason);
    }
  };

  const load = async (source: ListIndexFiles, isRetry: boolean): Promise<void> => {
    sources.add(source);
    loadsInProgress += 1;
    updateState();
    await loadFrom(source, isRetry);
    loadsInProgress -= 1;
    updateState();
  };

  const start = (): void => {
    if (worker !== undefined) return;
    startWorker();
    void load(publicSource, false);
  };

  return {
    start,
    addSource: (source) => {
      if (sources.has(source)) return;
      if (lastQueryId > 0) void load(source, false);
      else sourcesForQueries.add(source);
    },
    state: () => state,
    onStateChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    query: (query, onAnswer) => {
      start();
      for (const source of sourcesForQueries) void load(source, false);
      sourcesForQueries.clear();
      lastQueryId += 1;
      const id = lastQueryId;
      const active = { ...query, onAnswer };
      queries.set(id, active);
      postQuery(id, active);
      return () => {
        queries.delete(id);
        unanswered.delete(id);
        post({ kind: 'cancel', id });
      };
    },
    retry: () => {
      if (loaded.size === 0) startWorker();
      for (const source of sources) void load(source, true);
    },
  };
};

export const searchClient = createSearchClient(
  () => new Worker(new URL('./search-worker.ts', import.meta.url)),
  listPublicIndexFiles,
);
