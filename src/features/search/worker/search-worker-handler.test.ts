import { expect, it, vi } from 'vitest';
import type { CollectionId } from '../../../domain/search/collection-groups.ts';
import { writeHits } from '../../../domain/search/index-files.ts';
import { createSearchWorkerHandler } from './search-worker-handler.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const start = () => {
  const posted: FromWorker[] = [];
  const handle = createSearchWorkerHandler((message) => posted.push(message));
  const add = (collection: CollectionId, ...titles: readonly string[]): void => {
    const hits = titles.map((title) => ({
      id: title,
      title,
      excerpt: '',
      slug: 'a-slug',
      category: '',
    }));
    handle({ kind: 'add', collection, bytes: new TextEncoder().encode(writeHits(hits)).buffer });
  };
  return { posted, handle, add, kinds: () => posted.map(({ kind }) => kind) };
};

const query = (id: number): ToWorker => ({ kind: 'query', id, text: 'squat', maxPerGroup: 5 });

it('answers a waiting query once for all indexes that arrive together', async () => {
  const { posted, handle, add, kinds } = start();
  handle(query(1));
  expect(posted).toEqual([]);
  add('exercises', 'Squat');
  add('articles', 'Squat depth');
  await vi.waitFor(() => expect(kinds()).toEqual(['answer', 'added']));
  expect(posted[0]).toMatchObject({ id: 1, answer: { kind: 'found', count: 2 } });
  expect(posted[1]).toEqual({ kind: 'added', collections: ['exercises', 'articles'] });
});

it('answers at once if it has an index, and no cancelled query', async () => {
  const { posted, handle, add, kinds } = start();
  add('exercises', 'Squat');
  await vi.waitFor(() => expect(kinds()).toEqual(['added']));
  handle(query(1));
  expect(posted[1]).toMatchObject({ kind: 'answer', id: 1 });
  handle({ kind: 'cancel', id: 1 });
  handle(query(2));
  add('articles', 'Squat depth');
  await vi.waitFor(() => expect(kinds()).toEqual(['added', 'answer', 'answer', 'answer', 'added']));
  expect(posted[3]).toMatchObject({ id: 2, answer: { count: 2 } });
});

it('posts answers with marks and nothing that only the engine needs', async () => {
  const { posted, handle, add } = start();
  add('exercises', 'Squat');
  handle(query(1));
  await vi.waitFor(() => expect(posted[0]).toMatchObject({ kind: 'answer' }));
  expect(posted[0]).toMatchObject({
    answer: { groups: [{ results: [{ marks: { title: [[0, 5]], excerpt: [] } }] }] },
  });
  expect(posted[0]).not.toHaveProperty('answer.matchedWords');
});

it('rejects what is no index file, and goes on', async () => {
  const { posted, handle, add, kinds } = start();
  handle({ kind: 'add', collection: 'faqs', bytes: new TextEncoder().encode('<!doctype>').buffer });
  expect(posted).toEqual([{ kind: 'rejected', collection: 'faqs', reason: expect.any(String) }]);
  add('exercises', 'Squat');
  await vi.waitFor(() => expect(kinds()).toEqual(['rejected', 'added']));
});
