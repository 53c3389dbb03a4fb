import {
  indexFileName,
  indexFolder,
  manifestPath,
  readManifest,
} from '../../domain/search/index-address.ts';

/** An index file on its way. */
export type IndexFile = { readonly collection: string; readonly bytes: Promise<ArrayBuffer> };

/** What a search needs, on its way. Whoever uses it sees to what fails. */
export type SearchStart = {
  readonly worker: Worker;
  readonly files: Promise<readonly IndexFile[]>;
};

const load = async (address: string, options?: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
};

const loadFile = async (collection: string, digest: string, isFirst: boolean): Promise<ArrayBuffer> => {
  const address = `${indexFolder}${indexFileName(collection, digest)}`;
  const response = await load(address, { priority: isFirst ? 'high' : 'low' });
  return response.arrayBuffer();
};

/** Asks for every index file that the manifest names; the one that most searches are for comes first. */
export const loadIndexFiles = async (cache: RequestCache): Promise<readonly IndexFile[]> => {
  const note: unknown = await (await load(manifestPath, { cache })).json();
  return Object.entries(readManifest(note)).map(([collection, digest], place) => {
    const bytes = loadFile(collection, digest, place === 0);
    // A failure is told to whoever asks for the bytes, and to nobody before.
    bytes.catch(() => undefined);
    return { collection, bytes };
  });
};

/** The worker that searches. */
export const startWorker = (): Worker => new Worker(new URL('./search-worker.ts', import.meta.url));

let started: SearchStart | undefined;

/** Asks for the worker and the index files, once. The page has loaded the manifest already. */
export const startSearch = (): SearchStart => {
  if (started === undefined) {
    const files = loadIndexFiles('force-cache');
    files.catch(() => undefined);
    started = { worker: startWorker(), files };
  }
  return started;
};
