import { isCollectionId } from '../../domain/search/collection-groups.ts';
import type { CollectionId } from '../../domain/search/collection-groups.ts';
import type { MarkedAnswer } from './engine/mark-answer.ts';
import { hearGuardedSources, publicIndexes } from './index-sources.ts';
import type { IndexSource } from './index-sources.ts';
import type { FromWorker } from './search-messages.ts';
import { hireWorker, sendFile, startSearch } from './start-search.ts';
import type { HiredWorker, SentFile } from './start-search.ts';

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
  /** Searches what a source names as well; `begun` where its files are on their way to the worker already. */
  readonly include: (source: IndexSource, begun?: Promise<readonly SentFile[]>) => void;
  /** Loads what is missing once more. */
  readonly retry: () => void;
};

type Asked = Question & { readonly hear: (answered: Answered) => void };
type Failures = ReadonlyMap<CollectionId, unknown>;

/** What becomes of a file that the worker gets. */
type Outcome = {
  readonly settled: Promise<void>;
  readonly done: () => void;
  readonly fail: (reason: unknown) => void;
};

type Workers = { readonly first: HiredWorker; readonly hire: () => HiredWorker };

const complain = (what: string, reason: unknown): void =>
  console.error(`Search index required: ${what} could not be loaded.`, reason);

const ignore = (): void => undefined;

/** A promise and its ends; `Promise.withResolvers` is younger than some browsers of ours. */
const expectOutcome = (): Outcome => {
  let done = ignore;
  let fail: Outcome['fail'] = ignore;
  const settled = new Promise<void>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  // It may fail before anybody waits for it.
  settled.catch(ignore);
  return { settled, done, fail };
};

/** One search for as long as the page lives, whoever asks. */
export const createSearchSession = ({ first, hire }: Workers): SearchSession => {
  let state: SearchState = { status: 'loading', missing: [] };
  let worker = first;
  let failure: unknown;
  let lastQuestion = 0;
  let loads = 0;
  const sources = new Set<IndexSource>();
  const loaded = new Set<CollectionId>();
  const missing = new Set<CollectionId>();
  const outcomes = new Map<CollectionId, Outcome>();
  const asked = new Map<number, Asked>();
  const watchers = new Set<() => void>();

  const tellWatchers = (): void => {
    const status = loads > 0 ? 'loading' : loaded.size > 0 ? 'ready' : 'failed';
    state = { status, missing: [...missing] };
    for (const changed of watchers) changed();
  };

  const put = (question: number, { text, mostOfGroup }: Asked): void =>
    worker.tell({ kind: 'ask', question, text, mostOfGroup });

  /** The worker may say it before anybody waits for it. */
  const outcomeOf = (collection: CollectionId): Outcome => {
    const outcome = outcomes.get(collection) ?? expectOutcome();
    outcomes.set(collection, outcome);
    return outcome;
  };

  const hear = (message: FromWorker): void => {
    switch (message.kind) {
      case 'added':
        return message.collections.forEach((collection) => outcomeOf(collection).done());
      case 'refused':
        return outcomeOf(message.collection).fail(message.reason);
      case 'answer': {
        const one = asked.get(message.question);
        return one?.hear({ text: one.text, answer: message.answer });
      }
    }
  };

  const employ = (hired: HiredWorker): void => {
    worker = hired;
    failure = undefined;
    hired.hear(hear);
    for (const [question, one] of asked) put(question, one);
    void hired.failed.then((reason) => {
      if (worker !== hired) return;
      failure = new Error(`The worker: ${reason}`);
      loaded.clear();
      for (const { fail } of outcomes.values()) fail(failure);
      tellWatchers();
    });
  };

  const add = async (collection: CollectionId, sent: Promise<void>): Promise<void> => {
    try {
      await sent;
      if (failure !== undefined) throw failure;
      await outcomeOf(collection).settled;
    } finally {
      outcomes.delete(collection);
    }
    loaded.add(collection);
    missing.delete(collection);
  };

  /** Waits until the worker has added these files; hands back what it could not add, and why. */
  const addFiles = async (files: readonly SentFile[]): Promise<Failures> => {
    const failures = new Map<CollectionId, unknown>();
    await Promise.all(
      files.map(async ({ collection, sent }) => {
        if (!isCollectionId(collection)) return;
        try {
          await add(collection, sent);
        } catch (reason) {
          failures.set(collection, reason);
        }
      }),
    );
    return failures;
  };

  /** Sends the worker what it does not have yet. */
  const sendFrom = async (source: IndexSource, isAgain: boolean): Promise<readonly SentFile[]> =>
    (await source(isAgain))
      .filter(({ collection }) => isCollectionId(collection) && !loaded.has(collection))
      .map((file) => ({ collection: file.collection, sent: sendFile(worker, file) }));

  const loadFrom = async (
    source: IndexSource,
    isAgain: boolean,
    begun?: Promise<readonly SentFile[]>,
  ): Promise<void> => {
    try {
      const failures = await addFiles(await (begun ?? sendFrom(source, isAgain)));
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

  const load = async (...way: Parameters<typeof loadFrom>): Promise<void> => {
    loads += 1;
    tellWatchers();
    await loadFrom(...way);
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
      return () => {
        asked.delete(number);
        worker.tell({ kind: 'forget', question: number });
      };
    },
    include: (source, begun) => {
      if (sources.has(source)) return;
      sources.add(source);
      void load(source, false, begun);
    },
    retry: () => {
      if (loaded.size === 0) {
        worker.dismiss();
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
    own.include(publicIndexes, files);
    hearGuardedSources(own.include);
    session = own;
  }
  return session;
};
