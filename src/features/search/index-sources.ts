import {
  indexFileName,
  indexFolder,
  manifestPath,
  readManifest,
} from '../../domain/search/index-manifest.ts';

/** A collection's index file; its bytes are the text that `writeHits` wrote. */
export type IndexFile = {
  readonly collection: string;
  readonly load: () => Promise<ArrayBuffer>;
};

/** Names index files. `isAgain` where one of them could not be loaded: what is kept from before does not help then. */
export type IndexSource = (isAgain: boolean) => Promise<readonly IndexFile[]>;

const ask = async (address: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
};

/**
 * The index files that the build wrote. Their names stand in a note that the page has loaded already; where one is gone
 * the site was built anew, and the note is loaded again.
 */
export const publicIndexes: IndexSource = async (isAgain) => {
  const note = await ask(manifestPath, { cache: isAgain ? 'reload' : 'force-cache' });
  const manifest = Object.entries(readManifest(await note.json()));
  if (manifest.length === 0) throw new Error('The build names no index.');
  return manifest.map(([collection, digest]) => ({
    collection,
    load: async () => {
      const address = `${indexFolder}${indexFileName(collection, digest)}`;
      // After the scripts, without which nothing is found in it.
      const response = await ask(address, { priority: 'low' });
      return response.arrayBuffer();
    },
  }));
};

const guardedSources = new Set<IndexSource>();
let hearOfSource: ((source: IndexSource) => void) | undefined;

/**
 * Has the search look through more than is public, from the moment somebody searches: the app calls it with a source that
 * asks the members' function, once it knows that a member is signed in. Signing out loads the page anew, and forgets.
 */
export const addGuardedIndexes = (source: IndexSource): void => {
  if (guardedSources.has(source)) return;
  guardedSources.add(source);
  hearOfSource?.(source);
};

/** Hands over every guarded source, those that come later too. */
export const hearGuardedSources = (hear: (source: IndexSource) => void): void => {
  hearOfSource = hear;
  for (const source of guardedSources) hear(source);
};
