import { planHits } from '../../../src/build/plan-hits.ts';
import { hitPath, publicCollectionIds } from '../../../src/domain/search/collections.ts';
import type { CollectionId } from '../../../src/domain/search/collection-groups.ts';
import type { SearchHit } from '../../../src/domain/search/collections.ts';
import { readContent } from '../../content/space.ts';

/** Some hits of a collection. */
export type HitsOfCollection = {
  readonly collection: CollectionId;
  readonly hits: readonly SearchHit[];
  /** Where the hits lead, in their order. */
  readonly paths: readonly string[];
};

/** What the public index files of the starter space hold. */
export const readStarterHits = async (): Promise<readonly HitsOfCollection[]> => {
  const { entries } = await readContent();
  const planned = planHits(entries);
  return publicCollectionIds.map((collection) => {
    const hits = planned.get(collection) ?? [];
    return { collection, hits, paths: hits.map((hit) => hitPath(collection, hit)) };
  });
};
