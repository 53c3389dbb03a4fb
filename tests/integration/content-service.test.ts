import { once } from 'node:events';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import https from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { createClient } from 'contentful';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentHandler } from '../../local/content-service/content-handler.ts';
import { createContentStore } from '../../local/content-service/content-store.ts';
import { startContentService, type ContentService } from '../../local/content-service/start.ts';
import {
  createTestCertificate,
  getOverHttps,
  type TestCertificate,
} from '../support/https-request.ts';
import {
  assetYaml,
  createScratchContent,
  toArticle,
  toPicture,
  type ScratchContent,
} from '../support/scratch-content.ts';

const SPACE = 'scratch';
const TOKEN = 'delivery-token';
const ALL_IDS = [
  'article-bracing',
  'article-deadlift',
  'article-sleep',
  'article-squat',
  'author-ada',
  'author-bea',
];

let tls: TestCertificate;
let agent: https.Agent;
let content: ScratchContent;
let service: ContentService;

beforeAll(async () => {
  tls = await createTestCertificate();
});

beforeEach(async () => {
  content = await createScratchContent();
  agent = new https.Agent({ ca: tls.cert, keepAlive: true });
  service = await start();
});

afterEach(async () => {
  await service.close();
  agent.destroy();
  await content.dispose();
});

function start(port = 0): Promise<ContentService> {
  const { contentFolder, stateFolder } = content;
  return startContentService({
    contentFolder,
    stateFolder,
    port,
    tls,
    spaceId: SPACE,
    accessToken: TOKEN,
  });
}

async function restart(): Promise<void> {
  await service.close();
  service = await start();
}

function toClient({ accessToken = TOKEN, space = SPACE } = {}) {
  return createClient({
    space,
    accessToken,
    host: new URL(service.origin).host,
    httpsAgent: agent,
    retryOnError: false,
  });
}

/** Syncs as gatsby-source-contentful 8.17 does. */
async function sync(nextSyncToken?: string, limit = 1000) {
  const client = toClient().withoutLinkResolution;
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

async function getJson(pathAndQuery: string, headers: Record<string, string> = {}) {
  const answer = await getOverHttps(service.origin, pathAndQuery, agent, {
    authorization: `Bearer ${TOKEN}`,
    ...headers,
  });
  return { ...answer, json: JSON.parse(answer.body.toString('utf8')) as Record<string, unknown> };
}

const ENVIRONMENT = `/spaces/${SPACE}/environments/master`;
const NOTHING = { entries: [], assets: [], deletedEntries: [], deletedAssets: [] };

describe('the Contentful client', () => {
  it('reads the space, its locale and its content types', async () => {
    const client = toClient();
    const space = await client.getSpace();
    const locales = await client.getLocales();
    const types = await client.getContentTypes();
    // The words gatsby-source-contentful asks in; the client's types leave them out.
    const paged = await getJson(`${ENVIRONMENT}/content_types?skip=0&limit=1&order=sys.createdAt`);

    expect(space.sys).toMatchObject({ type: 'Space', id: SPACE });
    expect(locales.items.map(({ code, default: isDefault }) => [code, isDefault])).toEqual([
      ['en-GB', true],
    ]);
    expect(types.items.map(({ sys }) => sys.id).sort()).toEqual(['article', 'author']);
    expect(paged.json).toMatchObject({ total: 2, limit: 1, items: [{ sys: { id: 'article' } }] });
    const article = await client.getContentType('article');
    expect(article).toMatchObject({ name: 'Article', displayField: 'title' });
    expect(article.fields.map(({ id }) => id)).toContain('body');
    expect(article).not.toHaveProperty('controls');
  });

  it('resolves links to the depth of include', async () => {
    const query = { content_type: 'article', 'sys.id': 'article-bracing' } as const;
    const deep = await toClient().getEntries({ ...query, include: 2 });
    expect(deep.items[0]?.fields).toMatchObject({
      title: 'Bracing',
      date: '2026-01-10',
      minutes: 4,
      free: true,
      body: 'Breathe in, brace, then lift.',
      image: { fields: { title: 'Bracing', description: 'A picture of Bracing.' } },
      author: { fields: { name: 'Ada', image: { fields: { title: 'Ada' } } } },
      related: [
        { fields: { author: { fields: { name: 'Bea' } } } },
        { fields: { title: 'Squat' } },
      ],
    });
    const shallow = await toClient().getEntries({ ...query, include: 1 });
    expect(shallow.items[0]?.fields).toMatchObject({
      author: { fields: { image: { sys: { type: 'Link', id: 'author-ada' } } } },
    });
    const none = await toClient().getEntries({ ...query, include: 0 });
    expect(none.includes).toBeUndefined();
  });

  it('leaves links as they are, and values in every locale, when asked to', async () => {
    const plain = await toClient().withoutLinkResolution.getEntry('article-bracing');
    expect(plain.fields['author']).toMatchObject({ sys: { type: 'Link', id: 'author-ada' } });
    expect(plain.sys.locale).toBe('en-GB');

    const all = await toClient().withAllLocales.getEntries({ 'sys.id': 'article-squat' });
    expect(all.items[0]?.fields).toMatchObject({ title: { 'en-GB': 'Squat' } });
    expect(all.items[0]?.sys).not.toHaveProperty('locale');
  });

  it('filters, orders, selects and pages', async () => {
    const client = toClient();
    const titles = async (query: Record<string, unknown>) => {
      const answer = await client.getEntries({ content_type: 'article', ...query });
      return answer.items.map(({ fields }) => fields['title']);
    };
    expect(await titles({ order: ['-fields.date'] })).toEqual([
      'Sleep',
      'Squat',
      'Deadlift',
      'Bracing',
    ]);
    expect(await titles({ 'fields.minutes[gt]': 4, order: ['fields.minutes'] })).toEqual([
      'Sleep',
      'Squat',
      'Deadlift',
    ]);
    expect(await titles({ 'fields.tags': 'technique', order: ['fields.title'] })).toEqual([
      'Bracing',
      'Squat',
    ]);
    expect(await titles({ 'fields.body[match]': 'brac' })).toEqual(['Bracing']);
    expect(await titles({ links_to_entry: 'article-squat' })).toEqual(['Bracing']);
    expect(await titles({ 'fields.author.sys.id': 'author-bea' })).toEqual(['Deadlift']);
    expect(await titles({ 'fields.image[exists]': false, limit: 2, skip: 1 })).toHaveLength(2);

    const selected = await client.getEntries({
      content_type: 'article',
      select: ['fields.title'],
      order: ['fields.title'],
      limit: 1,
    });
    expect(selected).toMatchObject({ total: 4, limit: 1, skip: 0 });
    expect(selected.items[0]?.fields).toEqual({ title: 'Bracing' });
  });

  it('reads assets', async () => {
    const assets = await toClient().getAssets({ order: ['sys.id'] });
    expect(assets.items.map(({ sys }) => sys.id)).toEqual(['article-bracing', 'author-ada']);
    const { host } = new URL(service.origin);
    expect(assets.items[0]?.fields).toMatchObject({
      title: 'Bracing',
      description: 'A picture of Bracing.',
      file: {
        fileName: 'article-bracing.webp',
        contentType: 'image/webp',
        details: { image: { width: 1600, height: 1200 } },
      },
    });
    const url = assets.items[0]?.fields.file?.url ?? '';
    expect(url.startsWith(`//${host}/images.ctfassets.net/${SPACE}/article-bracing/`)).toBe(true);
    expect((await toClient().getAsset('author-ada')).fields.title).toBe('Ada');
    expect((await toClient().getTags()).items).toEqual([]);
  });
});

describe('syncing', () => {
  it('sends everything first, page by page, in every locale', async () => {
    const first = await sync(undefined, 2);
    expect(first.entries).toEqual(ALL_IDS);
    expect(first.assets).toEqual(['article-bracing', 'author-ada']);
    expect(first.deletedEntries).toEqual([]);
    const bracing = first.raw.entries.find(({ sys }) => sys.id === 'article-bracing');
    expect(bracing?.fields).toMatchObject({
      title: { 'en-GB': 'Bracing' },
      author: { 'en-GB': { sys: { type: 'Link', linkType: 'Entry', id: 'author-ada' } } },
    });
    expect(bracing?.sys).toMatchObject({ revision: 1, contentType: { sys: { id: 'article' } } });
  });

  it('sends nothing while nothing changes, whatever happens to the files’ dates', async () => {
    const first = await sync();
    expect(await sync(first.token)).toMatchObject(NOTHING);

    const file = path.join(content.contentFolder, 'entries/article/squat.md');
    await utimes(file, new Date(0), new Date(0));
    await writeFile(file, await readFile(file));
    expect(await sync(first.token)).toMatchObject(NOTHING);

    await restart();
    expect(await sync(first.token)).toMatchObject(NOTHING);
  });

  it('sends only what was changed, added or deleted', async () => {
    const first = await sync();
    await content.write('entries/article/squat.md', toArticle('Squat', ['minutes: 8']));
    await content.write('entries/article/rows.md', toArticle('Rows'));
    await content.remove('entries/article/sleep.md');
    await content.write('assets/author-ada.yaml', assetYaml('Ada Lovelace', 'author-ada.webp'));
    await content.write('assets/rows.webp', await toPicture(30, 20));
    await content.write('assets/rows.yaml', assetYaml('Rows', 'rows.webp'));

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

    await content.remove('assets/rows.yaml');
    await restart();
    expect(await sync(second.token)).toMatchObject({ ...NOTHING, deletedAssets: ['rows'] });
  });

  it('notices a change that leaves size and date as they were', async () => {
    const first = await sync();
    const file = path.join(content.contentFolder, 'entries/author/bea.md');
    const then = new Date();
    await utimes(file, then, then);
    await sync();
    await content.write('entries/author/bea.md', '---\nname: Bee\n---\n');
    await utimes(file, then, then);
    expect((await sync(first.token)).entries).toEqual(['author-bea']);
  });

  it('brings back what was deleted as changed', async () => {
    const first = await sync();
    const file = 'entries/author/bea.md';
    const text = await readFile(path.join(content.contentFolder, file));
    await content.remove(file);
    const second = await sync(first.token);
    expect(second.deletedEntries).toEqual(['author-bea']);
    await content.write(file, text);
    const third = await sync(second.token);
    expect(third).toMatchObject({ ...NOTHING, entries: ['author-bea'] });
    expect(third.raw.entries[0]?.sys.revision).toBe(2);
  });

  it('reports a deletion between two pages', async () => {
    const client = toClient().withoutLinkResolution;
    const page = await client.sync({ initial: true, limit: 4 }, { paginate: false });
    const gone = page.entries[0]?.sys.id ?? '';
    await content.remove(`entries/${gone.replace('-', '/')}.md`);
    await sync();
    const rest = await client.sync({ nextPageToken: page.nextPageToken ?? '' });
    expect(rest.deletedEntries.map(({ sys }) => sys.id)).toEqual([gone]);
  });

  it('answers a token it does not know with everything and the deletions it knows', async () => {
    await sync();
    await content.remove('entries/article/sleep.md');
    const real = 'w5ZGw6JFwqZmVcKsE8Kow4grw45QdybCnV8Okg8OASMKpwo1UY8K8bsKFwqJrw7DDhcKnM2RDOVbDt1E';
    const answer = await sync(real);
    expect(answer.entries).toEqual(ALL_IDS.filter((id) => id !== 'article-sleep'));
    expect(answer.deletedEntries).toEqual(['article-sleep']);
    expect(await sync(answer.token)).toMatchObject(NOTHING);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['another file’s', () => '{"version":1}'],
  ])('outlives a memory file that is %s', async (_, spoil) => {
    const first = await sync();
    await content.remove('entries/article/sleep.md');
    const second = await sync(first.token);
    const stateFile = path.join(content.stateFolder, 'changes.json');
    await writeFile(stateFile, spoil(await readFile(stateFile, 'utf8')));
    await restart();

    const third = await sync(second.token);
    expect(third.entries).toEqual(ALL_IDS.filter((id) => id !== 'article-sleep'));
    expect(third.deletedEntries).toEqual(['article-sleep']);
    expect(await sync(third.token)).toMatchObject(NOTHING);
  });

  it('shares its memory with a second service on the same folders', async () => {
    const first = await sync();
    const one = service;
    service = await start();
    const other = service;
    try {
      expect(await sync(first.token)).toMatchObject(NOTHING);
      await content.write('entries/article/rows.md', toArticle('Rows'));
      const fromOther = await sync(first.token);
      service = one;
      const fromOne = await sync(first.token);
      expect(fromOne.entries).toEqual(['article-rows']);
      expect(fromOne.raw.entries[0]?.sys).toEqual(fromOther.raw.entries[0]?.sys);
      expect(await sync(fromOther.token)).toMatchObject(NOTHING);
    } finally {
      service = one;
      await other.close();
    }
  });

  it('narrows to a kind or a content type', async () => {
    const client = toClient().withoutLinkResolution;
    const assets = await client.sync({ initial: true, type: 'Asset' });
    expect([assets.entries.length, assets.assets.length]).toEqual([0, 2]);
    const authors = await client.sync({ initial: true, type: 'Entry', content_type: 'author' });
    expect(authors.entries.map(({ sys }) => sys.id).sort()).toEqual(['author-ada', 'author-bea']);
  });

  it('refuses parameters that make no sense', async () => {
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
      const { status, json } = await getJson(`${ENVIRONMENT}/sync?${query}`);
      expect([query, status, json['sys']]).toMatchObject([query, 400, { type: 'Error' }]);
    }
  });
});

describe('refusals', () => {
  it('knows only its own token, space and environment', async () => {
    await expect(toClient({ accessToken: 'wrong' }).getEntries()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    });
    for (const [address, status, id] of [
      ['/spaces/other/entries', 404, 'NotFound'],
      ['/spaces/other', 404, 'NotFound'],
      [`/spaces/${SPACE}/environments/staging/entries`, 404, 'NotFound'],
      [`${ENVIRONMENT}/entries/article-nothing`, 404, 'NotFound'],
      [`${ENVIRONMENT}/assets/nothing`, 404, 'NotFound'],
      [`${ENVIRONMENT}/content_types/nothing`, 404, 'NotFound'],
      ['/anything', 404, 'NotFound'],
    ] as const) {
      const answer = await getJson(address);
      expect([address, answer.status]).toEqual([address, status]);
      expect(answer.json).toMatchObject({ sys: { type: 'Error', id } });
      expect(answer.json['requestId']).toBe(answer.headers['x-contentful-request-id']);
      expect(answer.headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json');
    }
    const without = await getOverHttps(service.origin, `${ENVIRONMENT}/entries`, agent);
    expect(without.status).toBe(401);
    const inAddress = `${ENVIRONMENT}/entries?access_token=${TOKEN}`;
    expect((await getOverHttps(service.origin, inAddress, agent)).status).toBe(200);
  });

  it.each([
    'fields.title=x',
    'content_type=page',
    'content_type=article&fields.colour=red',
    'content_type=article&fields.title[like]=x',
    'content_type=article&fields.minutes=soon',
    'content_type=article&fields.free[gt]=true',
    'content_type=article&order=fields.body',
    'content_type=article&order=-',
    'content_type=article&select=title',
    'category=Markdown',
    'limit=1001',
    'limit=-1',
    'skip=x',
    'include=11',
    'locale=de-DE',
    'sys.id[in',
  ])('refuses the query %s', async (query) => {
    const { status, json } = await getJson(`${ENVIRONMENT}/entries?${query}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ sys: { type: 'Error' } });
  });

  it('names every file it cannot read, without asking the client to try again', async () => {
    await content.write('entries/article/one.md', 'no fields');
    await content.write('entries/article/two.md', toArticle('Two', ['colour: red']));
    const { status, json } = await getJson(`${ENVIRONMENT}/entries`);
    expect(status).toBe(422);
    expect(String(json['message'])).toContain('entries/article/one.md');
    expect(String(json['message'])).toContain('entries/article/two.md');

    await content.remove('entries/article/one.md');
    await content.remove('entries/article/two.md');
    expect((await sync()).entries).toEqual(ALL_IDS);
  });

  it('refuses a port that is taken, with a sentence that says so', async () => {
    const port = Number(new URL(service.origin).port);
    await expect(start(port)).rejects.toThrow(`cannot use port ${port}`);
  });

  it('ends connections that are kept open or have not finished asking when it closes', async () => {
    await getJson(`${ENVIRONMENT}/entries`);
    expect(Object.keys(agent.freeSockets)).toHaveLength(1);
    const port = Number(new URL(service.origin).port);
    const socket = connect({ port, host: 'localhost', ca: tls.cert });
    socket.on('error', () => undefined);
    await once(socket, 'secureConnect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await getJson(`${ENVIRONMENT}/entries`);
    const ended = once(socket, 'close');
    await service.close();
    await ended;
    service = await start();
    expect((await getJson(`${ENVIRONMENT}/entries`)).status).toBe(200);
  });
});

describe('asset files', () => {
  async function addressOf(id: string): Promise<string> {
    const asset = await toClient().getAsset(id);
    return new URL(`https:${asset.fields.file?.url}`).pathname;
  }
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    getOverHttps(service.origin, address, agent, headers, method);

  it('sends the original with its type, and nothing to who has it', async () => {
    const address = await addressOf('article-bracing');
    const original = await readFile(
      path.join(content.contentFolder, 'assets/article-bracing.webp'),
    );
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(original.byteLength),
      'cache-control': 'max-age=31536000',
    });
    expect(answer.body.equals(original)).toBe(true);

    const again = await get(address, { 'if-none-match': answer.headers['etag'] ?? '' });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await get(address, {}, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, `${original.byteLength}`]);
  });

  it('looks through the folder for a picture only where it does not know it', async () => {
    const { contentFolder, stateFolder } = content;
    const store = createContentStore(contentFolder, stateFolder);
    let reads = 0;
    const counted = {
      peek: store.peek,
      read: () => {
        reads += 1;
        return store.read();
      },
    };
    const settings = { contentFolder, stateFolder, spaceId: SPACE, accessToken: TOKEN };
    const handle = createContentHandler(settings, counted);
    const address = await addressOf('article-bracing');
    const ask = async (path: string): Promise<number> => {
      const answer = await handle(new Request(`https://localhost${path}`));
      await answer.arrayBuffer();
      return answer.status;
    };
    expect([await ask(address), reads]).toEqual([200, 1]);
    expect([await ask(address), reads]).toEqual([200, 1]);
    expect([await ask(address.replace('.webp', '.png')), reads]).toEqual([404, 2]);
  });

  it.each([
    ['w=400', 'image/webp', 'webp', 400, 300],
    ['w=400&h=400', 'image/webp', 'webp', 400, 300],
    ['w=3000', 'image/webp', 'webp', 1600, 1200],
    ['w=400&h=400&fit=pad&bg=rgb:ffffff', 'image/webp', 'webp', 400, 400],
    ['w=400&h=100&fit=fill&f=top_left', 'image/webp', 'webp', 400, 100],
    ['w=400&h=100&fit=thumb&f=face', 'image/webp', 'webp', 400, 100],
    ['w=100&h=400&fit=scale', 'image/webp', 'webp', 100, 400],
    ['w=500&h=3000&fit=crop&f=bottom', 'image/webp', 'webp', 500, 1200],
    ['w=200&fm=jpg&fl=progressive&q=60', 'image/jpeg', 'jpeg', 200, 150],
    ['w=200&fm=png&r=max', 'image/png', 'png', 200, 150],
    ['w=200&fm=png&fl=png8', 'image/png', 'png', 200, 150],
    ['w=200&fm=jpg&r=20', 'image/jpeg', 'jpeg', 200, 150],
    ['w=60&fm=avif', 'image/avif', 'heif', 60, 45],
    ['w=60&fm=gif', 'image/gif', 'gif', 60, 45],
  ])('makes %s', async (query, type, format, width, height) => {
    const answer = await get(`${await addressOf('article-bracing')}?${query}`);
    expect(answer.headers['content-type']).toBe(type);
    expect(await sharp(answer.body).metadata()).toMatchObject({ format, width, height });
    const etag = answer.headers['etag'] ?? '';
    const again = await get(`${await addressOf('article-bracing')}?${query}`, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
    await restart();
    const kept = await get(`${await addressOf('article-bracing')}?${query}`);
    expect(kept.body.equals(answer.body)).toBe(true);
  });

  it('cuts round corners and keeps what is outside clear', async () => {
    const answer = await get(`${await addressOf('author-ada')}?w=100&fm=png&r=max`);
    const { data } = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    expect(data[(50 * 100 + 50) * 4 + 3]).toBe(255);
  });

  it.each([
    'w=0',
    'w=x',
    'w=4001',
    'w=500&h=5000',
    'fit=stretch',
    'f=middle',
    'fm=bmp',
    'q=0',
    'q=101',
    'r=-1',
    'bg=red',
    'fl=lossless',
    'fl=progressive&fm=webp',
  ])('refuses %s', async (query) => {
    const answer = await get(`${await addressOf('article-bracing')}?${query}`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString('utf8'))).toMatchObject({ sys: { type: 'Error' } });
  });

  it('serves nothing but assets', async () => {
    const address = await addressOf('article-bracing');
    const [, host, space, id, hash, name] = address.split('/');
    for (const wrong of [
      `/${host}/${space}/${id}/${hash}/../../../../entries/author/ada.md`,
      `/${host}/${space}/${id}/${hash}/..%2f..%2f..%2f..%2fentries%2fauthor%2fada.md`,
      `/${host}/${space}/..%2f${id}/${hash}/${name}`,
      `/${host}/../../../../../../etc/passwd`,
      `/${host}/${space}/${id}/${hash}/%2fetc%2fpasswd`,
      `/${host}/${space}/${id}/${hash}/author-ada.webp`,
      `/${host}/${space}/${id}/0123/${name}`,
      `/${host}/other/${id}/${hash}/${name}`,
      `/${host}/${space}/${id}/${hash}/${name}%00.webp`,
      `/${host}/${space}/__proto__/${hash}/${name}`,
    ]) {
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
    }
  });

  it('gives a replaced picture a new address and forgets the old one', async () => {
    const old = await addressOf('author-ada');
    await get(`${old}?w=50&fm=png`);
    await content.write('assets/author-ada.webp', await toPicture(640, 640, '#000000'));
    const address = await addressOf('author-ada');
    expect(address).not.toBe(old);
    expect((await get(old)).status).toBe(404);
    const answer = await get(`${address}?w=50&fm=png`);
    expect((await sharp(answer.body).raw().toBuffer())[0]).toBeLessThan(10);
  });

  it('still serves pictures while a text cannot be read', async () => {
    const address = await addressOf('author-ada');
    await content.write('entries/article/one.md', 'no fields');
    expect((await get(`${address}?w=50`)).status).toBe(200);
  });
});
