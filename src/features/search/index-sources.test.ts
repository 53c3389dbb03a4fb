import { afterEach, expect, it, vi } from 'vitest';
import { addGuardedIndexes, hearGuardedSources, publicIndexes } from './index-sources.ts';
import type { IndexSource } from './index-sources.ts';

const answer = (answers: Readonly<Record<string, Response>>) => {
  const asked = vi.fn<typeof fetch>((address) =>
    Promise.resolve(answers[String(address)]?.clone() ?? new Response('', { status: 404 })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

const note = '/page-data/app-data.json';
const withManifest = Response.json({ search: { exercises: 'abc', articles: 'def' } });

it('loads the files that the build names, after the scripts', async () => {
  const asked = answer({
    [note]: withManifest,
    '/static/search/exercises-abc.json': new Response('[]'),
  });
  const files = await publicIndexes(false);
  expect(files.map(({ collection }) => collection)).toEqual(['exercises', 'articles']);
  expect(asked).toHaveBeenCalledExactlyOnceWith(note, { cache: 'force-cache' });

  const bytes = await files[0]?.load();
  expect(new TextDecoder().decode(bytes)).toBe('[]');
  expect(asked).toHaveBeenLastCalledWith('/static/search/exercises-abc.json', { priority: 'low' });
  await expect(files[1]?.load()).rejects.toThrow('/static/search/articles-def.json answers 404');
});

it('asks for the names anew where a file is gone', async () => {
  const asked = answer({ [note]: withManifest });
  await publicIndexes(true);
  expect(asked).toHaveBeenLastCalledWith(note, { cache: 'reload' });
});

it('fails where the build names none', async () => {
  answer({ [note]: Response.json({ webpackCompilationHash: 'x' }) });
  await expect(publicIndexes(false)).rejects.toThrow('names no index');
  answer({});
  await expect(publicIndexes(false)).rejects.toThrow('answers 404');
});

it('hands guarded sources over, whether they come before the search or after, each once', () => {
  const early: IndexSource = () => Promise.resolve([]);
  const late: IndexSource = () => Promise.resolve([]);
  const heard: IndexSource[] = [];
  addGuardedIndexes(early);
  hearGuardedSources((source) => heard.push(source));
  addGuardedIndexes(late);
  addGuardedIndexes(late);
  expect(heard).toEqual([early, late]);
});
