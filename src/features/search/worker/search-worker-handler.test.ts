import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import { formatIndexFile } from '../../../domain/search-index/index-files.ts';
import { createSearchWorkerHandler } from './search-worker-handler.ts';
import type { SearchWorkerReply, SearchWorkerRequest } from './worker-messages.ts';

const start = () => {
  const posted: SearchWorkerReply[] = [];
  const handle = createSearchWorkerHandler((message) => posted.push(message));
  const add = (collection: CollectionId, ...titles: readonly string[]): void => {
    const hits = titles.map((title) => ({
      id: title,
      title,
      excerpt: '',
      slug: 'a-slug',
      category: '',
    }));
    handle({
      kind: 'add',
      collection,
      index: new TextEncoder().encode(formatIndexFile(hits)).buffer,
    });
  };
  return { posted, handle, add, kinds: () => posted.map(({ kind }) => kind) };
};

const query = (id: number): SearchWorkerRequest => ({
  kind: 'query',
  id,
  text: 'squat',
  maxPerGroup: 5,
});

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

it('answers at once if it has an index, and never answers a cancelled query', async () => {
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

it('posts answers with marks, without the data that only the engine needs', async () => {
  const { posted, handle, add } = start();
  add('exercises', 'Squat');
  handle(query(1));
  await vi.waitFor(() => expect(posted[0]).toMatchObject({ kind: 'answer' }));
  expect(posted[0]).toMatchObject({
    answer: { groups: [{ results: [{ marks: { title: [[0, 5]], excerpt: [] } }] }] },
  });
  expect(posted[0]).not.toHaveProperty('answer.matched');
});

it('rejects a file that isn’t an index, and carries on', async () => {
  const { posted, handle, add, kinds } = start();
  handle({ kind: 'add', collection: 'faqs', index: new TextEncoder().encode('<!doctype>').buffer });
  expect(posted).toEqual([{ kind: 'rejected', collection: 'faqs', reason: expect.any(String) }]);
  add('exercises', 'Squat');
  await vi.waitFor(() => expect(kinds()).toEqual(['rejected', 'added']));
});

describe('an index that the worker fetches itself', () => {
  const address = '/static/search/articles-abc-large.json';
  const fetchIt: SearchWorkerRequest = { kind: 'add', collection: 'articles', index: address };
  const hits = formatIndexFile([
    { id: 'a', title: 'Squat depth', excerpt: '', slug: 'a-slug', category: '' },
  ]);
  afterEach(() => vi.unstubAllGlobals());

  it('is searched once it has arrived', async () => {
    const requests = vi.fn<typeof fetch>(() => Promise.resolve(new Response(hits)));
    vi.stubGlobal('fetch', requests);
    const { posted, handle, kinds } = start();
    handle(fetchIt);
    handle(query(1));
    await vi.waitFor(() => expect(kinds()).toEqual(['answer', 'added']));
    expect(requests).toHaveBeenCalledExactlyOnceWith(address, { priority: 'low' });
    expect(posted[0]).toMatchObject({ answer: { kind: 'found', count: 1 } });
  });

  it('is added only once, even if the page requested it twice', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(hits)));
    const { posted, handle } = start();
    handle(fetchIt);
    handle(fetchIt);
    await vi.waitFor(() =>
      expect(posted).toEqual([{ kind: 'added', collections: ['articles', 'articles'] }]),
    );
    handle(query(1));
    expect(posted.at(-1)).toMatchObject({ answer: { count: 1 } });
  });

  it('is rejected with the reason if the server doesn’t have it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    const { posted, handle } = start();
    handle(fetchIt);
    await vi.waitFor(() =>
      expect(posted).toEqual([
        {
          kind: 'rejected',
          collection: 'articles',
          reason: `Error: ${address} answers 404`,
        },
      ]),
    );
  });
});
