import { publicIndexes } from './index-sources.ts';
import type { IndexFile } from './index-sources.ts';

export type HiredWorker = {
  readonly worker: Worker;
  /** Resolves with what is wrong once the worker can do no more, be it before anybody listens. */
  readonly failed: Promise<string>;
};

/** What a search needs, on its way. Whoever uses it sees to what fails. */
export type SearchStart = {
  readonly hired: HiredWorker;
  readonly files: Promise<readonly IndexFile[]>;
};

/** The worker that searches. */
export const hireWorker = (): HiredWorker => {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url));
  const failed = new Promise<string>((resolve) => {
    worker.addEventListener('error', ({ message }) => resolve(message || 'It did not start.'));
  });
  return { worker, failed };
};

const ignore = (): void => undefined;

/** Begins to load what is not wanted yet; a failure is told when it is, and not before. */
const beginToLoad = ({ collection, load }: IndexFile): IndexFile => {
  const bytes = load();
  bytes.catch(ignore);
  return { collection, load: () => bytes };
};

let started: SearchStart | undefined;

/** Asks for the worker and the public index files, once. */
export const startSearch = (): SearchStart => {
  if (started === undefined) {
    const files = publicIndexes(false).then((named) => named.map(beginToLoad));
    files.catch(ignore);
    started = { hired: hireWorker(), files };
  }
  return started;
};
