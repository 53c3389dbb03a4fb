import { isCollectionId } from '../../../domain/search-index/collection-groups.ts';
import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import {
  gatsbyAppDataPath,
  indexDigestsInAppData,
  indexFileNameOf,
  indexFolder,
  isDigestOfLargeIndexFile,
} from '../../../domain/search-index/index-digests-by-collection.ts';
import { fetchIndexFileBytes, fetchResponseOrThrow } from './fetch-index-file-bytes.ts';

/**
 * The index file of a collection. `load` resolves with the bytes of the text that `formatIndexFile`
 * returns, or with the address for the worker to fetch them from.
 */
export type CollectionWithIndexFileLoader = {
  readonly collection: CollectionId;
  readonly load: () => Promise<ArrayBuffer | string>;
};

/**
 * Lists index files. `isRetry` means that one of the files couldn't be loaded, so cached lists must
 * not be used again.
 */
export type ListIndexFiles = (
  isRetry: boolean,
) => Promise<readonly CollectionWithIndexFileLoader[]>;

/**
 * The index files of the build. app-data.json, which the page has already loaded, lists them. If
 * one of them is gone, the site has been rebuilt, and app-data.json is loaded again.
 */
export const listPublicIndexFiles: ListIndexFiles = async (isRetry) => {
  const appData = await fetchResponseOrThrow(gatsbyAppDataPath, {
    cache: isRetry ? 'reload' : 'force-cache',
  });
  const manifest = Object.entries(indexDigestsInAppData(await appData.json()));
  if (manifest.length === 0) throw new Error('The build names no index.');
  // A newer build may have collections that this page does not know.
  return manifest.flatMap(([collection, digest]) =>
    isCollectionId(collection) ? [toIndexFile(collection, digest)] : [],
  );
};

const toIndexFile = (collection: CollectionId, digest: string): CollectionWithIndexFileLoader => {
  const address = `${indexFolder}${indexFileNameOf(collection, digest)}`;
  return {
    collection,
    load: () =>
      isDigestOfLargeIndexFile(digest) ? Promise.resolve(address) : fetchIndexFileBytes(address),
  };
};
