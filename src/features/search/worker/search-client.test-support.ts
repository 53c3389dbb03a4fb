import { expect, vi } from 'vitest';
import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import type { SearchablePage } from '../../../domain/search-index/collections.ts';
import { formatIndexFile } from '../../../domain/search-index/index-files.ts';
import type { CollectionWithIndexFileLoader, ListIndexFiles } from './index-sources.ts';
import { createSearchClient } from './search-client.ts';
import type { AnsweredQuery, SearchClient } from './search-client.ts';
import { createSearchWorkerHandler } from './search-worker-handler.ts';
import type { SearchWorkerRequest } from './worker-messages.ts';

/** A worker that runs in the same thread. */
export class SameThreadSearchWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  isTerminated = false;
  isHung = false;
  readonly #handle = createSearchWorkerHandler((data) =>
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data }))),
  );

  postMessage(message: SearchWorkerRequest): void {
    if (!this.isHung) this.#handle(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

export const utf8BytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

export const createSampleSearchablePage = (title: string): SearchablePage => ({
  id: title,
  title,
  excerpt: '',
  slug: 'a-slug',
  category: '',
});

export const createOnePageIndexFile = (
  collection: CollectionId,
  title: string,
): CollectionWithIndexFileLoader => ({
  collection,
  load: () => Promise.resolve(utf8BytesOf(formatIndexFile([createSampleSearchablePage(title)]))),
});

export const createFailingIndexFileLoader = (
  collection: CollectionId,
): CollectionWithIndexFileLoader => ({
  collection,
  load: () => Promise.reject(new Error('404')),
});

export const createIndexSource =
  (...files: readonly CollectionWithIndexFileLoader[]): ListIndexFiles =>
  () =>
    Promise.resolve(files);

export const resultTitlesIn = (answered: AnsweredQuery | undefined): readonly string[] =>
  answered?.answer.groups.flatMap(({ results }) => results.map(({ title }) => title)) ?? [];

export const createClientSearchingSquat = (publicSource: ListIndexFiles) => {
  const workers: SameThreadSearchWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new SameThreadSearchWorker();
    workers.push(worker);
    return worker;
  }, publicSource);
  const answers: AnsweredQuery[] = [];
  client.query({ text: 'squat', maxPerGroup: 5 }, (answered) => answers.push(answered));
  return { client, workers, titles: () => resultTitlesIn(answers.at(-1)) };
};

export const waitUntilIndexLoadingEnds = (client: SearchClient): Promise<void> =>
  vi.waitFor(() => expect(client.state().status).not.toBe('loading'));
