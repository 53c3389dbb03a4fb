import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaticCache } from './static-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-cache-'));
  writeFileSync(path.join(folder, '_headers'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ask = (method = 'GET') => new Request('http://localhost/app.js', { method });
const answer = () => new Response('let page;', { headers: { 'cache-control': 'public' } });

it('answers the next request with the same file and headers', async () => {
  const cache = createStaticCache(folder);
  expect(cache.find(ask())).toBeUndefined();
  expect(await (await cache.store(ask(), answer())).text()).toBe('let page;');
  const found = cache.find(ask());
  expect(await found?.text()).toBe('let page;');
  expect(found?.headers.get('cache-control')).toBe('public');
});

it('keeps neither failures nor answers without a body', async () => {
  const cache = createStaticCache(folder);
  await cache.store(ask(), new Response('Not found', { status: 404 }));
  await cache.store(ask('HEAD'), new Response(null));
  expect(cache.find(ask())).toBeUndefined();
});

it('is empty after the next build', async () => {
  const cache = createStaticCache(folder);
  await cache.store(ask(), answer());
  utimesSync(path.join(folder, '_headers'), 1, 2);
  expect(cache.find(ask())).toBeUndefined();
});
