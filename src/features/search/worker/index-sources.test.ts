import { afterEach, expect, it, vi } from 'vitest';
import { digestMarkedIfLarge } from '../../../domain/search-index/index-digests-by-collection.ts';
import { listPublicIndexFiles } from './index-sources.ts';

/** Answers requests by their address, with 404 for all others. */
const stubFetch = (answers: Readonly<Record<string, Response>>) => {
  const requests = vi.fn<typeof fetch>((address) =>
    Promise.resolve(answers[String(address)]?.clone() ?? new Response('', { status: 404 })),
  );
  vi.stubGlobal('fetch', requests);
  return requests;
};

afterEach(() => vi.unstubAllGlobals());

const appData = '/page-data/app-data.json';
const withManifest = Response.json({ search: { exercises: 'abc', articles: 'def' } });

it('lists the files that app-data.json names, and loads them at low priority', async () => {
  const requests = stubFetch({
    [appData]: withManifest,
    '/static/search/exercises-abc.json': new Response('[]'),
  });
  const files = await listPublicIndexFiles(false);
  expect(files.map(({ collection }) => collection)).toEqual(['exercises', 'articles']);
  expect(requests).toHaveBeenCalledExactlyOnceWith(appData, { cache: 'force-cache' });

  const bytes = await files[0]?.load();
  expect(bytes).toBeInstanceOf(ArrayBuffer);
  expect(new TextDecoder().decode(bytes instanceof ArrayBuffer ? bytes : undefined)).toBe('[]');
  expect(requests).toHaveBeenLastCalledWith('/static/search/exercises-abc.json', {
    priority: 'low',
  });
  await expect(files[1]?.load()).rejects.toThrow('/static/search/articles-def.json answers 404');
});

it('reloads app-data.json on a retry', async () => {
  const requests = stubFetch({ [appData]: withManifest });
  await listPublicIndexFiles(true);
  expect(requests).toHaveBeenLastCalledWith(appData, { cache: 'reload' });
});

it('skips a newer build’s collections that this page doesn’t know', async () => {
  stubFetch({ [appData]: Response.json({ search: { holograms: 'abc', articles: 'def' } }) });
  const files = await listPublicIndexFiles(false);
  expect(files.map(({ collection }) => collection)).toEqual(['articles']);
});

it('fails if app-data.json names no index or cannot be loaded', async () => {
  stubFetch({ [appData]: Response.json({ webpackCompilationHash: 'x' }) });
  await expect(listPublicIndexFiles(false)).rejects.toThrow('names no index');
  stubFetch({});
  await expect(listPublicIndexFiles(false)).rejects.toThrow('answers 404');
});

it('leaves a large file to the worker, passing its address', async () => {
  const requests = stubFetch({
    [appData]: Response.json({
      search: { articles: digestMarkedIfLarge('abc', 'x'.repeat(1_000_000)) },
    }),
  });
  const [file] = await listPublicIndexFiles(false);
  expect(await file?.load()).toBe('/static/search/articles-abc-large.json');
  expect(requests).toHaveBeenCalledTimes(1);
});
