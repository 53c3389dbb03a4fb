import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListIndexFiles } from './index-sources.ts';
import { createSearchClient } from './search-client.ts';
import type { AnsweredQuery } from './search-client.ts';
import {
  SameThreadSearchWorker,
  createClientSearchingSquat,
  createFailingIndexFileLoader,
  createIndexSource,
  createOnePageIndexFile,
  resultTitlesIn,
  utf8BytesOf,
  waitUntilIndexLoadingEnds,
} from './search-client.test-support.ts';

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => vi.restoreAllMocks());

describe('loading', () => {
  it('begins on start, once, without a query', async () => {
    const source = vi.fn<ListIndexFiles>(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    const createWorker = vi.fn(() => new SameThreadSearchWorker());
    const client = createSearchClient(createWorker, source);
    expect(createWorker).not.toHaveBeenCalled();
    client.start();
    client.start();
    await waitUntilIndexLoadingEnds(client);
    expect(client.state()).toEqual({ status: 'ready', missing: [] });
    const answers: AnsweredQuery[] = [];
    client.query({ text: 'squat', maxPerGroup: 5 }, (answered) => answers.push(answered));
    await vi.waitFor(() => expect(resultTitlesIn(answers[0])).toEqual(['Squat']));
    expect(createWorker).toHaveBeenCalledOnce();
    expect(source.mock.calls).toEqual([[false]]);
  });

  it('retries once without caches if a file is gone', async () => {
    const source = vi.fn<ListIndexFiles>((isRetry) =>
      Promise.resolve([
        isRetry
          ? createOnePageIndexFile('exercises', 'Squat')
          : createFailingIndexFileLoader('exercises'),
      ]),
    );
    const { client, titles } = createClientSearchingSquat(source);
    await waitUntilIndexLoadingEnds(client);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
    expect(source.mock.calls).toEqual([[false], [true]]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('continues without files that can’t be loaded, and retry loads them', async () => {
    let isRepaired = false;
    const { client, titles, workers } = createClientSearchingSquat(() =>
      Promise.resolve([
        createOnePageIndexFile('exercises', 'Squat'),
        isRepaired
          ? createOnePageIndexFile('articles', 'Squat depth')
          : createFailingIndexFileLoader('articles'),
      ]),
    );
    await waitUntilIndexLoadingEnds(client);
    expect(client.state()).toEqual({ status: 'ready', missing: ['articles'] });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Search index required: articles could not be loaded.',
      expect.any(Error),
    );
    expect(titles()).toEqual(['Squat']);

    isRepaired = true;
    client.retry();
    client.retry();
    await vi.waitFor(() => expect(titles()).toEqual(['Squat', 'Squat depth']));
    await vi.waitFor(() => expect(client.state()).toEqual({ status: 'ready', missing: [] }));
    expect(workers).toHaveLength(1);
  });

  it('fails if the server sends a page instead of an index file', async () => {
    const { client } = createClientSearchingSquat(
      createIndexSource({
        collection: 'exercises',
        load: () => Promise.resolve(utf8BytesOf('<!doctype>')),
      }),
    );
    await waitUntilIndexLoadingEnds(client);
    expect(client.state()).toEqual({ status: 'failed', missing: ['exercises'] });
  });

  it('fails if no index is listed, and retry starts again with a new worker', async () => {
    const source = vi.fn<ListIndexFiles>().mockRejectedValue(new Error('no manifest'));
    const { client, workers, titles } = createClientSearchingSquat(source);
    await waitUntilIndexLoadingEnds(client);
    expect(client.state().status).toBe('failed');
    expect(logged).toHaveBeenCalledOnce();

    source.mockResolvedValue([createOnePageIndexFile('exercises', 'Squat')]);
    client.retry();
    await vi.waitFor(() => expect(client.state().status).toBe('ready'));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
  });
});

describe('a worker', () => {
  it('is replaced on retry if it doesn’t start', async () => {
    const { client, workers, titles } = createClientSearchingSquat(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    workers[0]?.fail('It did not start.');
    await waitUntilIndexLoadingEnds(client);
    expect(client.state().status).toBe('failed');

    client.retry();
    await vi.waitFor(() => expect(client.state().status).toBe('ready'));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
  });

  it('takes all loaded indexes with it when it fails', async () => {
    const { client, workers } = createClientSearchingSquat(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    await waitUntilIndexLoadingEnds(client);
    expect(client.state().status).toBe('ready');
    workers[0]?.fail('Out of memory');
    expect(client.state().status).toBe('failed');
  });

  it('doesn’t keep the search loading if it fails while adding an index', async () => {
    const { client, workers } = createClientSearchingSquat(() => {
      queueMicrotask(() => workers[0]?.fail('Out of memory'));
      return Promise.resolve([createOnePageIndexFile('exercises', 'Squat')]);
    });
    await waitUntilIndexLoadingEnds(client);
    expect(client.state()).toEqual({ status: 'failed', missing: ['exercises'] });
  });
});

describe('a query', () => {
  it('is answered again whenever more pages can be searched', async () => {
    const { client, titles } = createClientSearchingSquat(
      createIndexSource(
        createOnePageIndexFile('exercises', 'Squat'),
        createOnePageIndexFile('articles', 'Squat depth'),
      ),
    );
    await waitUntilIndexLoadingEnds(client);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat', 'Squat depth']));
    expect(client.state()).toEqual({ status: 'ready', missing: [] });
    expect(logged).not.toHaveBeenCalled();
  });

  it('gets no more answers once it is cancelled', async () => {
    const { client } = createClientSearchingSquat(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    const answers: AnsweredQuery[] = [];
    const cancel = client.query({ text: 'squat', maxPerGroup: 5 }, (answered) =>
      answers.push(answered),
    );
    cancel();
    await waitUntilIndexLoadingEnds(client);
    expect(answers).toEqual([]);
  });
});

describe('another source', () => {
  it('is loaded on the first query, not before', async () => {
    const source = vi.fn<ListIndexFiles>(
      createIndexSource(createOnePageIndexFile('finishers', 'Squat finisher')),
    );
    const client = createSearchClient(
      () => new SameThreadSearchWorker(),
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    client.addSource(source);
    client.start();
    await waitUntilIndexLoadingEnds(client);
    expect(source).not.toHaveBeenCalled();
    const answers: AnsweredQuery[] = [];
    client.query({ text: 'squat', maxPerGroup: 5 }, (answered) => answers.push(answered));
    await vi.waitFor(() =>
      expect(resultTitlesIn(answers.at(-1))).toEqual(['Squat', 'Squat finisher']),
    );
    client.addSource(source);
    expect(source).toHaveBeenCalledOnce();
  });

  it('is loaded at once if there has already been a query', async () => {
    const { client, titles } = createClientSearchingSquat(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    await waitUntilIndexLoadingEnds(client);
    client.addSource(createIndexSource(createOnePageIndexFile('finishers', 'Squat finisher')));
    await vi.waitFor(() => expect(titles()).toEqual(['Squat', 'Squat finisher']));
  });
});

it('notifies listeners of changes until they are removed', async () => {
  const { client } = createClientSearchingSquat(
    createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
  );
  const seen: string[] = [];
  const remove = client.onStateChange(() => seen.push(client.state().status));
  await waitUntilIndexLoadingEnds(client);
  remove();
  client.addSource(createIndexSource(createOnePageIndexFile('articles', 'Squat depth')));
  await waitUntilIndexLoadingEnds(client);
  expect(seen).toEqual(['ready']);
});
