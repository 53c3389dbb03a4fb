import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import type { MarkedAnswer } from '../engine/mark-answer.ts';

/**
 * Messages from the page to the search worker. An index is added from its bytes, or fetched from an
 * address. A query is answered until it is cancelled.
 */
export type SearchWorkerRequest =
  | {
      readonly kind: 'add';
      readonly collection: CollectionId;
      readonly index: ArrayBuffer | string;
    }
  | {
      readonly kind: 'query';
      readonly id: number;
      readonly text: string;
      readonly maxPerGroup: number;
    }
  | { readonly kind: 'cancel'; readonly id: number };

/** Messages from the search worker to the page. */
export type SearchWorkerReply =
  | { readonly kind: 'added'; readonly collections: readonly CollectionId[] }
  | { readonly kind: 'rejected'; readonly collection: CollectionId; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: MarkedAnswer };
