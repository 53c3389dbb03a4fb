import { isCollectionId } from '../../domain/search/collections.ts';
import type { CollectionId } from '../../domain/search/collections.ts';
import type { SearchAnswer } from '../../domain/search/search-engine.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';
import { loadIndexFiles, startSearch, startWorker } from './start-search.ts';
import type { IndexFile, SearchStart } from './start-search.ts';

export type SearchState = {
  /** `failed`: there is nothing to search in. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Collections that could not be loaded. */
  readonly missing: readonly CollectionId[];
};

export type Question = { readonly text: string; readonly mostOfGroup: number };
export type Answered = { readonly text: string; readonly answer: SearchAnswer };

export type SearchSession = {
  readonly state: () => SearchState;
  readonly watch: (changed: () => void) => () => void;
  /** Answers at once and again whenever more can be searched, until the returned function is called. */
  readonly ask: (question: Question, hear: (answered: Answered) => void) => () => void;
  /** Loads what is missing once more. */
  readonly retry: () => void;
};

type Asked = Question & { readonly hear: (answered: Answered) => void };

const complain = (what: string, reason: unknown): void =>
  console.error(`A search index is required: ${what} could not be loaded.`, reason);

type Means = {
  readonly start: SearchStart;
  readonly startWorker: () => Worker;
  /** Loads the manifest anew, and the files that it names. */
  readonly loadAgain: () => Promise<readonly IndexFile[]>;
};

/** One search for as long as the page lives, whoever asks. */
export const createSearchSession = ({ start, startWorker: hire, loadAgain }: Means): SearchSession => {
  let state: SearchState = { status: 'loading', missing: [] };
  let worker: Worker;
  let lastQuestion = 0;
  const waiting = new Set<CollectionId>();
  const loaded = new Set<CollectionId>();
  const asked = new Map<number, Asked>();
  const watchers = new Set<() => void>();

  const change = (next: Partial<SearchState>): void => {
    state = { ...state, ...next };
    for (const changed of watchers) changed();
  };

  const settle = (): void => {
    if (waiting.size > 0) return;
    change({ status: loaded.size === 0 ? 'failed' : 'ready' });
  };

  const tell = (message: ToWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);

  const put = (question: number, { text, mostOfGroup }: Asked): void =>
    tell({ kind: 'ask', question, text, mostOfGroup });

  const putAll = (): void => {
    for (const [question, one] of asked) put(question, one);
  };

  const fail = (collection: CollectionId, reason: unknown): void => {
    complain(collection, reason);
    waiting.delete(collection);
    change({ missing: [...new Set([...state.missing, collection])] });
    settle();
  };

  const failAll = (reason: unknown): void => {
    complain('everything', reason);
    waiting.clear();
    loaded.clear();
    change({ status: 'failed', missing: [] });
  };

  const hear = (message: FromWorker): void => {
    if (message.kind === 'answer') {
      const one = asked.get(message.question);
      one?.hear({ text: one.text, answer: message.answer });
      return;
    }
    const { collection } = message;
    if (message.kind === 'refused') return fail(collection, message.reason);
    waiting.delete(collection);
    loaded.add(collection);
    // Before the questions are put again, so that their answers find it settled.
    settle();
    putAll();
  };

  const employ = (next: Worker): void => {
    worker = next;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = (event) => failAll(event.message || 'The worker did not start.');
  };

  /** Hands files to the worker; tells which could not be loaded. */
  const hand = async (
    files: readonly IndexFile[],
    isWanted: (collection: CollectionId) => boolean,
  ): Promise<ReadonlyMap<CollectionId, unknown>> => {
    const own = files.flatMap(({ collection, bytes }) =>
      isCollectionId(collection) && isWanted(collection) ? [{ collection, bytes }] : [],
    );
    for (const { collection } of own) waiting.add(collection);
    const failed = new Map<CollectionId, unknown>();
    await Promise.all(
      own.map(async ({ collection, bytes }) => {
        try {
          const content = await bytes;
          tell({ kind: 'add', collection, bytes: content }, [content]);
        } catch (reason) {
          failed.set(collection, reason);
        }
      }),
    );
    return failed;
  };

  const loadMissing = async (isMissing: (collection: CollectionId) => boolean): Promise<void> => {
    try {
      const failed = await hand(await loadAgain(), isMissing);
      for (const [collection, reason] of failed) fail(collection, reason);
    } catch (reason) {
      failAll(reason);
    }
  };

  const begin = async (): Promise<void> => {
    try {
      const files = await start.files;
      if (files.length === 0) return failAll('The build names no index.');
      const failed = await hand(files, () => true);
      // The site may have been built anew since this page was loaded: its files have other names now.
      if (failed.size > 0) await loadMissing((collection) => failed.has(collection));
    } catch (reason) {
      failAll(reason);
    }
  };

  employ(start.worker);
  void begin();

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
    retry: () => {
      if (loaded.size === 0) {
        worker.terminate();
        employ(hire());
        change({ status: 'loading' });
      }
      change({ missing: [] });
      void loadMissing((collection) => !loaded.has(collection));
    },
  };
};

let session: SearchSession | undefined;

/** The search of this page; it begins when it is first asked for. */
export const searchSession = (): SearchSession => {
  session ??= createSearchSession({
    start: startSearch(),
    startWorker,
    loadAgain: () => loadIndexFiles('reload'),
  });
  return session;
};
