import { createAllSearchablePages } from '../../../src/build/search/create-all-searchable-pages.ts';
import type { CollectionId } from '../../../src/domain/search-index/collection-groups.ts';
import {
  pathOfSearchablePage,
  publicCollectionIds,
} from '../../../src/domain/search-index/collections.ts';
import { readStarterEntries } from '../starter-entries.ts';
import type { SearchablePage } from '../../../src/domain/search-index/collections.ts';

export type CollectionHits = {
  readonly collection: CollectionId;
  readonly hits: readonly SearchablePage[];
};

/** The hits of the starter space's public index files, with each one's path in the same order. */
export const readStarterHits = async (): Promise<
  readonly (CollectionHits & { readonly paths: readonly string[] })[]
> => {
  const entries = await readStarterEntries();
  const hitsByCollection = createAllSearchablePages(entries);
  return publicCollectionIds.map((collection) => {
    const hits = hitsByCollection.get(collection) ?? [];
    return { collection, hits, paths: hits.map((hit) => pathOfSearchablePage(collection, hit)) };
  });
};
