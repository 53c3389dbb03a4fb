import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import { parseIndexFile } from '../../../domain/search-index/index-files.ts';
import { markAnswer } from '../engine/mark-answer.ts';
import { createEmptySearchEngine } from '../engine/search-engine.ts';
import { fetchIndexFileBytes } from './fetch-index-file-bytes.ts';
import type { SearchWorkerReply, SearchWorkerRequest } from './worker-messages.ts';

/** Batch size when adding hits; queries are answered between batches. */
const batchSize = 500;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Addition = Extract<SearchWorkerRequest, { kind: 'add' }>;
type Query = Extract<SearchWorkerRequest, { kind: 'query' }>;

/**
 * Handles the page's messages inside the worker. A query is answered at once, and again whenever
 * more pages can be searched, until it is cancelled. Before the first index is added, queries wait.
 */
export const createSearchWorkerHandler = (
  post: (message: SearchWorkerReply) => void,
): ((message: SearchWorkerRequest) => void) => {
  const engine = createEmptySearchEngine();
  const queries = new Map<number, Query>();
  const present = new Set<CollectionId>();
  let hasIndex = false;
  let added: CollectionId[] = [];

  const answer = ({ id, text, maxPerGroup }: Query): void =>
    post({ kind: 'answer', id, answer: markAnswer(engine.search(text, maxPerGroup)) });

  /**
   * Answers all queries again, once for all indexes that arrive together, because each message
   * costs the page more than a search.
   */
  const onAdded = async (collection: CollectionId): Promise<void> => {
    added.push(collection);
    if (added.length > 1) return;
    await nextTask();
    hasIndex = true;
    for (const query of queries.values()) answer(query);
    post({ kind: 'added', collections: added });
    added = [];
  };

  const add = async ({ collection, index }: Addition): Promise<void> => {
    try {
      const bytes = typeof index === 'string' ? await fetchIndexFileBytes(index) : index;
      // A page that has waited too long for an index requests it again.
      if (present.has(collection)) return void onAdded(collection);
      const hits = parseIndexFile(new TextDecoder().decode(bytes));
      present.add(collection);
      for (let start = 0; start < hits.length; start += batchSize) {
        if (start > 0) await nextTask();
        engine.add(collection, hits.slice(start, start + batchSize));
      }
      void onAdded(collection);
    } catch (error) {
      post({ kind: 'rejected', collection, reason: String(error) });
    }
  };

  return (message) => {
    switch (message.kind) {
      case 'add':
        return void add(message);
      case 'query':
        queries.set(message.id, message);
        return hasIndex ? answer(message) : undefined;
      case 'cancel':
        queries.delete(message.id);
    }
  };
};
