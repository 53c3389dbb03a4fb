import type { CollectionId } from '../../domain/search/collection-groups.ts';
import type { MarkedAnswer } from './engine/mark-answer.ts';

/** What the page says to the worker that searches. A question stands until it is taken back. */
export type ToWorker =
  | { readonly kind: 'add'; readonly collection: string; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'ask';
      readonly question: number;
      readonly text: string;
      readonly mostOfGroup: number;
    }
  | { readonly kind: 'forget'; readonly question: number };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly kind: 'added'; readonly collections: readonly CollectionId[] }
  | { readonly kind: 'refused'; readonly collection: CollectionId; readonly reason: string }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: MarkedAnswer };
