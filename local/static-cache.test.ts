import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaticCache } from './static-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-cache-'));
  for (const name of ['_headers', 'app.js']) writeFileSync(path.join(folder, name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ask = (name = 'app.js', method = 'GET') =>
  new Request(`http://localhost/${name}`, { method });
const answer = () => new Response('let page;', { headers: { 'cache-control': 'public' } });

it('answers the next request with the same file and headers', async () => {
  const cache = createStaticCache(folder);
  expect(cache.find(ask())).toBeUndefined();
  expect(await (await cache.begin(ask())(answer())).text()).toBe('let page;');
  const found = cache.find(ask());
  expect(await found?.text()).toBe('let page;');
  expect(found?.headers.get('cache-control')).toBe('public');
});

it('keeps neither failures, nor answers without a body, nor addresses without a file', async () => {
  const cache = createStaticCache(folder);
  await cache.begin(ask())(new Response('Not found', { status: 404 }));
  await cache.begin(ask('app.js', 'HEAD'))(new Response(null));
  await cache.begin(ask('other.js'))(answer());
  expect(cache.find(ask())).toBeUndefined();
  expect(cache.find(ask('other.js'))).toBeUndefined();
});

it.each(['_headers', 'app.js'])('forgets a file once %s is written again', async (name) => {
  const cache = createStaticCache(folder);
  await cache.begin(ask())(answer());
  utimesSync(path.join(folder, name), 1, 2);
  expect(cache.find(ask())).toBeUndefined();
});
