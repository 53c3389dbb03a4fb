import type { CollectionId } from '../../domain/search/collections.ts';
import type { MarkedAnswer } from './engine/mark-answer.ts';

/** What the page says to the worker that searches. */
export type ToWorker =
  | { readonly kind: 'add'; readonly collection: CollectionId; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'ask';
      readonly question: number;
      readonly text: string;
      readonly mostOfGroup: number;
    };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly kind: 'added'; readonly collection: CollectionId }
  | { readonly kind: 'refused'; readonly collection: CollectionId; readonly reason: string }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: MarkedAnswer };
