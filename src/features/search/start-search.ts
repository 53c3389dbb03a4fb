import type { IndexFile } from './index-sources.ts';
import { publicIndexes } from './index-sources.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';

export type HiredWorker = {
  readonly tell: (message: ToWorker, transfer?: Transferable[]) => void;
  /** Hands over what it has said so far and what it says from now on, to the last who asks for it. */
  readonly hear: (listener: (message: FromWorker) => void) => void;
  /** Resolves with what is wrong once the worker can do no more, be it before anybody listens. */
  readonly failed: Promise<string>;
  readonly dismiss: () => void;
};

/** A collection whose index file is on its way to the worker. */
export type SentFile = { readonly collection: string; readonly sent: Promise<void> };

/** What a search needs, on its way. Whoever uses it sees to what fails. */
export type SearchStart = {
  readonly hired: HiredWorker;
  readonly files: Promise<readonly SentFile[]>;
};

/** Employs a worker that has just been made. */
export const employ = (worker: Worker): HiredWorker => {
  const said: FromWorker[] = [];
  let listener = (message: FromWorker): void => void said.push(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data));
  return {
    tell: (message, transfer = []) => worker.postMessage(message, transfer),
    hear: (own) => {
      listener = own;
      for (const message of said.splice(0)) own(message);
    },
    failed: new Promise((resolve) => {
      worker.addEventListener('error', ({ message }) => resolve(message || 'It did not start.'));
    }),
    dismiss: () => worker.terminate(),
  };
};

/** The worker that searches. */
export const hireWorker = (): HiredWorker =>
  employ(new Worker(new URL('./search-worker.ts', import.meta.url)));

const ignore = (): void => undefined;

/** Loads an index file and gives it to a worker. */
export const sendFile = async (
  { tell }: HiredWorker,
  { collection, load }: IndexFile,
): Promise<void> => {
  const bytes = await load();
  tell({ kind: 'add', collection, bytes }, [bytes]);
};

let started: SearchStart | undefined;

/** Asks for the worker and the public index files, once. */
export const startSearch = (): SearchStart => {
  if (started === undefined) {
    const hired = hireWorker();
    // A failure is told when the file is wanted, and not before.
    const begin = (file: IndexFile): SentFile => {
      const sent = sendFile(hired, file);
      sent.catch(ignore);
      return { collection: file.collection, sent };
    };
    const files = publicIndexes(false).then((named) => named.map(begin));
    files.catch(ignore);
    started = { hired, files };
  }
  return started;
};
