import { isCollectionId } from '../../../domain/search/collection-groups.ts';
import type { CollectionId } from '../../../domain/search/collection-groups.ts';
import {
  indexFileName,
  indexFolder,
  manifestPath,
  readManifest,
} from '../../../domain/search/index-manifest.ts';

/** The index file of a collection. `load` resolves with the bytes of the text that `writeHits` returns. */
export type IndexFile = {
  readonly collection: CollectionId;
  readonly load: () => Promise<ArrayBuffer>;
};

/** Lists index files. With `isRetry`, one of the files could not be loaded, so cached lists must not be used again. */
export type IndexSource = (isRetry: boolean) => Promise<readonly IndexFile[]>;

const fetchOk = async (address: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
};

/**
 * The index files that the build wrote. app-data.json names them, which the page has loaded already. If one of them is
 * gone, the site has been rebuilt, and app-data.json is loaded again.
 */
export const publicIndexes: IndexSource = async (isRetry) => {
  const appData = await fetchOk(manifestPath, { cache: isRetry ? 'reload' : 'force-cache' });
  const manifest = Object.entries(readManifest(await appData.json()));
  if (manifest.length === 0) throw new Error('The build names no index.');
  // A newer build may have collections that this page does not know.
  return manifest.flatMap(([collection, digest]) =>
    isCollectionId(collection) ? [toIndexFile(collection, digest)] : [],
  );
};

const toIndexFile = (collection: CollectionId, digest: string): IndexFile => ({
  collection,
  load: async () => {
    const address = `${indexFolder}${indexFileName(collection, digest)}`;
    // Scripts go first: without them the index is of no use.
    const response = await fetchOk(address, { priority: 'low' });
    return response.arrayBuffer();
  },
});
