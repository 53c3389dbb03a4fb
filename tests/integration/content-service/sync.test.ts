import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { assetYaml, toArticle, toPicture } from '../../support/scratch-content.ts';
import {
  ENVIRONMENT_PATH,
  startContentServiceForEachTest,
} from '../../support/scratch-content-service.ts';

const ALL_IDS = [
  'article-bracing',
  'article-deadlift',
  'article-sleep',
  'article-squat',
  'author-ada',
  'author-bea',
];
const NOTHING = { entries: [], assets: [], deletedEntries: [], deletedAssets: [] };

const service = startContentServiceForEachTest();

/** Syncs as gatsby-source-contentful 8.17 does. */
async function sync(nextSyncToken?: string, { limit = 1000, origin = service.origin } = {}) {
  const client = service.createClient({ origin }).withoutLinkResolution;
  const answer = await client.sync(nextSyncToken ? { nextSyncToken } : { initial: true, limit });
  const toIds = (items: { sys: { id: string } }[]) => items.map(({ sys }) => sys.id).sort();
  return {
    token: answer.nextSyncToken ?? '',
    entries: toIds(answer.entries),
    assets: toIds(answer.assets),
    deletedEntries: toIds(answer.deletedEntries),
    deletedAssets: toIds(answer.deletedAssets),
    raw: answer,
  };
}

it('sends all content in the first sync, page by page, in every locale', async () => {
  const first = await sync(undefined, { limit: 2 });
  expect(first.entries).toEqual(ALL_IDS);
  expect(first.assets).toEqual(['article-bracing', 'author-ada']);
  expect(first.deletedEntries).toEqual([]);
  expect(first.raw.assets[0]?.fields).toMatchObject({
    title: { 'en-GB': 'Bracing' },
    file: {
      'en-GB': {
        url: expect.stringContaining('/images.ctfassets.net/scratch/article-bracing/'),
        fileName: 'article-bracing.webp',
        contentType: 'image/webp',
        details: { image: { width: 1600, height: 1200 } },
      },
    },
  });
  const bracing = first.raw.entries.find(({ sys }) => sys.id === 'article-bracing');
  expect(bracing?.fields).toMatchObject({
    title: { 'en-GB': 'Bracing' },
    author: { 'en-GB': { sys: { type: 'Link', linkType: 'Entry', id: 'author-ada' } } },
  });
  expect(bracing?.sys).toMatchObject({ revision: 1, contentType: { sys: { id: 'article' } } });
});

it('sends nothing when only the dates of the files have changed, even after a restart', async () => {
  const first = await sync();
  expect(await sync(first.token)).toMatchObject(NOTHING);

  const file = path.join(service.content.contentFolder, 'entries/article/squat.md');
  await utimes(file, new Date(0), new Date(0));
  await writeFile(file, await readFile(file));
  expect(await sync(first.token)).toMatchObject(NOTHING);

  await service.restart();
  expect(await sync(first.token)).toMatchObject(NOTHING);
});

it('sends only items that were changed, added or deleted', async () => {
  const first = await sync();
  await service.content.write('entries/article/squat.md', toArticle('Squat', ['minutes: 8']));
  await service.content.write('entries/article/rows.md', toArticle('Rows'));
  await service.content.remove('entries/article/sleep.md');
  await service.content.write(
    'assets/author-ada.yaml',
    assetYaml('Ada Lovelace', 'author-ada.webp'),
  );
  await service.content.write('assets/rows.webp', await toPicture(30, 20));
  await service.content.write('assets/rows.yaml', assetYaml('Rows', 'rows.webp'));

  const second = await sync(first.token);
  expect(second).toMatchObject({
    entries: ['article-rows', 'article-squat'],
    assets: ['author-ada', 'rows'],
    deletedEntries: ['article-sleep'],
    deletedAssets: [],
  });
  const before = first.raw.entries.find(({ sys }) => sys.id === 'article-squat');
  const after = second.raw.entries.find(({ sys }) => sys.id === 'article-squat');
  expect(after?.sys.revision).toBe(2);
  expect(after?.sys.createdAt).toBe(before?.sys.createdAt);
  expect(Date.parse(after?.sys.updatedAt ?? '')).toBeGreaterThan(
    Date.parse(before?.sys.updatedAt ?? ''),
  );
  expect(await sync(second.token)).toMatchObject(NOTHING);

  await service.content.remove('assets/rows.yaml');
  await service.restart();
  expect(await sync(second.token)).toMatchObject({ ...NOTHING, deletedAssets: ['rows'] });
});

it('notices a change that keeps the size and the date of the file', async () => {
  const first = await sync();
  const file = path.join(service.content.contentFolder, 'entries/author/bea.md');
  const then = new Date();
  await utimes(file, then, then);
  await sync();
  await service.content.write('entries/author/bea.md', '---\nname: Bee\n---\n');
  await utimes(file, then, then);
  expect((await sync(first.token)).entries).toEqual(['author-bea']);
});

it('sends a deleted entry that is restored as changed', async () => {
  const first = await sync();
  const file = 'entries/author/bea.md';
  const text = await readFile(path.join(service.content.contentFolder, file));
  await service.content.remove(file);
  const second = await sync(first.token);
  expect(second.deletedEntries).toEqual(['author-bea']);
  await service.content.write(file, text);
  const third = await sync(second.token);
  expect(third).toMatchObject({ ...NOTHING, entries: ['author-bea'] });
  expect(third.raw.entries[0]?.sys.revision).toBe(2);
});

it('sends a deletion that happens between two pages', async () => {
  const client = service.createClient().withoutLinkResolution;
  const page = await client.sync({ initial: true, limit: 4 }, { paginate: false });
  const gone = page.entries[0]?.sys.id ?? '';
  await service.content.remove(`entries/${gone.replace('-', '/')}.md`);
  await sync();
  const rest = await client.sync({ nextPageToken: page.nextPageToken ?? '' });
  expect(rest.deletedEntries.map(({ sys }) => sys.id)).toEqual([gone]);
});

it('answers an unknown token with all content and all known deletions', async () => {
  await sync();
  await service.content.remove('entries/article/sleep.md');
  const real = 'w5ZGw6JFwqZmVcKsE8Kow4grw45QdybCnV8Okg8OASMKpwo1UY8K8bsKFwqJrw7DDhcKnM2RDOVbDt1E';
  const answer = await sync(real);
  expect(answer.entries).toEqual(ALL_IDS.filter((id) => id !== 'article-sleep'));
  expect(answer.deletedEntries).toEqual(['article-sleep']);
  expect(await sync(answer.token)).toMatchObject(NOTHING);
});

it.each([
  ['truncated', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['of another format', () => '{"version":1}'],
])('recovers from a change log file that is %s', async (_, corrupt) => {
  const first = await sync();
  await service.content.remove('entries/article/sleep.md');
  const second = await sync(first.token);
  const stateFile = path.join(service.content.stateFolder, 'changes.json');
  await writeFile(stateFile, corrupt(await readFile(stateFile, 'utf8')));
  await service.restart();

  const third = await sync(second.token);
  expect(third.entries).toEqual(ALL_IDS.filter((id) => id !== 'article-sleep'));
  expect(third.deletedEntries).toEqual(['article-sleep']);
  expect(await sync(third.token)).toMatchObject(NOTHING);
});

it('shares its change log with a second service on the same folders', async () => {
  const first = await sync();
  const other = await service.startAnother();
  const fromOther = (token: string) => sync(token, { origin: other.origin });
  try {
    expect(await fromOther(first.token)).toMatchObject(NOTHING);
    await service.content.write('entries/article/rows.md', toArticle('Rows'));
    const seenByOther = await fromOther(first.token);
    const seenByFirst = await sync(first.token);
    expect(seenByFirst.entries).toEqual(['article-rows']);
    expect(seenByFirst.raw.entries[0]?.sys).toEqual(seenByOther.raw.entries[0]?.sys);
    expect(await sync(seenByOther.token)).toMatchObject(NOTHING);
  } finally {
    await other.close();
  }
});

it('refuses wrong and unsupported parameters', async () => {
  const { token } = await sync();
  for (const query of [
    '',
    'initial=true&limit=0',
    'initial=true&limit=1001',
    'initial=true&type=Page',
    'initial=true&content_type=article',
    'initial=true&type=Entry&content_type=page',
    `sync_token=${token}&limit=5`,
    'sync_token=',
  ]) {
    const { status, json } = await service.getJson(`${ENVIRONMENT_PATH}/sync?${query}`);
    expect([query, status, json['sys']]).toMatchObject([query, 400, { type: 'Error' }]);
  }
});
