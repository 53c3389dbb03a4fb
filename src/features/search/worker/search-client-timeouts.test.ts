import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatIndexFile } from '../../../domain/search-index/index-files.ts';
import type { ListIndexFiles } from './index-sources.ts';
import { createSearchClient } from './search-client.ts';
import type { SearchClient } from './search-client.ts';
import {
  SameThreadSearchWorker,
  createClientSearchingSquat,
  createIndexSource,
  createOnePageIndexFile,
  createSampleSearchablePage,
  utf8BytesOf,
} from './search-client.test-support.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a search part that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = new Promise<never>(() => undefined);
  const isNotLoadingIn = async (client: SearchClient, milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(client.state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.state().status).not.toBe('loading');
  };

  const hangs: readonly (readonly [string, ListIndexFiles])[] = [
    ['the list of indexes', () => never],
    ['an index', createIndexSource({ collection: 'exercises', load: () => never })],
  ];

  it.each(hangs)('%s: the search fails after ten seconds, and retry loads it', async (_, hung) => {
    let isHung = true;
    const { client, titles } = createClientSearchingSquat((isRetry) =>
      isHung ? hung(isRetry) : Promise.resolve([createOnePageIndexFile('exercises', 'Squat')]),
    );
    await isNotLoadingIn(client, 10_000);
    expect(client.state().status).toBe('failed');
    isHung = false;
    client.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(client.state()).toEqual({ status: 'ready', missing: [] });
    expect(titles()).toEqual(['Squat']);
  });

  it('is named as missing if it is one index of two, while the other is searched', async () => {
    const { client, titles } = createClientSearchingSquat(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat'), {
        collection: 'articles',
        load: () => never,
      }),
    );
    await isNotLoadingIn(client, 10_000);
    expect(client.state()).toEqual({ status: 'ready', missing: ['articles'] });
    expect(titles()).toEqual(['Squat']);
  });

  it('isn’t added alongside the index that retry has loaded if it arrives late', async () => {
    let deliver: (bytes: ArrayBuffer) => void = () => undefined;
    let isRepaired = false;
    const { client, titles } = createClientSearchingSquat(() =>
      Promise.resolve([
        createOnePageIndexFile('articles', 'Squat depth'),
        isRepaired
          ? createOnePageIndexFile('exercises', 'Squat')
          : { collection: 'exercises', load: () => new Promise((resolve) => (deliver = resolve)) },
      ]),
    );
    await isNotLoadingIn(client, 10_000);
    isRepaired = true;
    client.retry();
    deliver(utf8BytesOf(formatIndexFile([createSampleSearchablePage('Squat')])));
    await vi.advanceTimersByTimeAsync(100);
    expect(client.state()).toEqual({ status: 'ready', missing: [] });
    expect(titles().toSorted()).toEqual(['Squat', 'Squat depth']);
  });

  it('fails the search if it is a worker that never starts, and retry replaces the worker', async () => {
    let isHung = true;
    const workers: SameThreadSearchWorker[] = [];
    const client = createSearchClient(
      () => {
        const worker = new SameThreadSearchWorker();
        worker.isHung = isHung;
        workers.push(worker);
        return worker;
      },
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    client.start();
    await isNotLoadingIn(client, 10_000);
    expect(client.state()).toEqual({ status: 'failed', missing: ['exercises'] });
    isHung = false;
    client.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(client.state()).toEqual({ status: 'ready', missing: [] });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('fails the search after ten seconds if it is a worker that had its indexes', async () => {
    const { client, workers, titles } = createClientSearchingSquat(
      createIndexSource(createOnePageIndexFile('exercises', 'Squat')),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.state().status).toBe('ready');
    for (const worker of workers) worker.isHung = true;
    const cancel = client.query({ text: 'squ', maxPerGroup: 5 }, () => undefined);
    cancel();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.state().status).toBe('ready');

    client.query({ text: 'squats', maxPerGroup: 5 }, () => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.state().status).toBe('failed');
    client.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(client.state().status).toBe('ready');
    expect(titles()).toEqual(['Squat']);
  });
});
