import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createContentHandler } from '../../../local/content-service/content-handler.ts';
import { createContentFolderReader } from '../../../local/content-service/content-store.ts';
import { toPicture } from '../../support/scratch-content.ts';
import {
  ENVIRONMENT_PATH,
  SPACE,
  TOKEN,
  startContentServiceForEachTest,
} from '../../support/scratch-content-service.ts';

const service = startContentServiceForEachTest();

const assetSchema = v.object({
  sys: v.object({ id: v.string() }),
  fields: v.object({ file: v.object({ 'en-GB': v.object({ url: v.string() }) }) }),
});

async function addressOf(id: string): Promise<string> {
  const { json } = await service.getJson(`${ENVIRONMENT_PATH}/sync?initial=true`);
  const { items } = v.parse(v.object({ items: v.array(v.unknown()) }), json);
  const assets = items.filter((item) => v.is(assetSchema, item));
  const url = assets.find(({ sys }) => sys.id === id)?.fields.file['en-GB'].url;
  return new URL(`https:${url}`).pathname;
}

it('the service sends the original with its type, and 304 to a client that has it', async () => {
  const address = await addressOf('article-bracing');
  const original = await readFile(
    path.join(service.content.contentFolder, 'assets/article-bracing.webp'),
  );
  const answer = await service.get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(original.byteLength),
    'cache-control': 'max-age=31536000',
  });
  expect(answer.body.equals(original)).toBe(true);

  const again = await service.get(address, { 'if-none-match': answer.headers['etag'] ?? '' });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  const head = await service.get(address, {}, 'HEAD');
  expect([head.status, head.headers['content-length']]).toEqual([200, `${original.byteLength}`]);
});

it('the service sends the part of a film that a player asks for', async () => {
  await service.content.write('assets/movie-squat.yaml', 'title: Squat\nfile: movie-squat.mp4\n');
  await service.content.write('assets/movie-squat.mp4', Buffer.from('0123456789'));
  const address = await addressOf('movie-squat');
  const part = async (range: string) => {
    const { status, headers, body } = await service.get(address, { range });
    return [status, headers['content-range'], body.toString()];
  };
  const whole = await service.get(address);
  expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(await part('bytes=0-')).toEqual([206, 'bytes 0-9/10', '0123456789']);
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect(await part('bytes=0-1,4-5')).toEqual([200, undefined, '0123456789']);
});

it('the service scans the content folder for a picture only if the last read did not find it', async () => {
  const { contentFolder, stateFolder } = service.content;
  const store = createContentFolderReader(contentFolder, stateFolder);
  let reads = 0;
  const countingStore = {
    peek: store.peek,
    read: () => {
      reads += 1;
      return store.read();
    },
  };
  const settings = { contentFolder, stateFolder, spaceId: SPACE, accessToken: TOKEN };
  const handle = createContentHandler(settings, countingStore);
  const address = await addressOf('article-bracing');
  const request = async (path: string): Promise<number> => {
    const answer = await handle(new Request(`https://localhost${path}`));
    await answer.arrayBuffer();
    return answer.status;
  };
  expect([await request(address), reads]).toEqual([200, 1]);
  expect([await request(address), reads]).toEqual([200, 1]);
  expect([await request(address.replace('.webp', '.png')), reads]).toEqual([404, 2]);
});

it.each([
  ['w=400', 'image/webp', 'webp', 400, 300],
  ['w=400&h=400', 'image/webp', 'webp', 400, 300],
  ['w=3000', 'image/webp', 'webp', 1600, 1200],
  ['w=400&h=100&fit=fill&fm=webp&q=80', 'image/webp', 'webp', 400, 100],
  ['w=200&fm=jpg&q=60', 'image/jpeg', 'jpeg', 200, 150],
  ['w=200&fm=png', 'image/png', 'png', 200, 150],
  ['w=60&fm=avif', 'image/avif', 'heif', 60, 45],
])('the service resizes and converts a picture: %s', async (query, type, format, width, height) => {
  const address = `${await addressOf('article-bracing')}?${query}`;
  const answer = await service.get(address);
  expect(answer.headers['content-type']).toBe(type);
  expect(await sharp(answer.body).metadata()).toMatchObject({ format, width, height });
  const etag = answer.headers['etag'] ?? '';
  expect((await service.get(address, { 'if-none-match': etag })).status).toBe(304);
  await service.restart();
  expect((await service.get(address)).body.equals(answer.body)).toBe(true);
});

it('the service refuses a wrong image parameter in Contentful’s format', async () => {
  const answer = await service.get(`${await addressOf('article-bracing')}?w=4001`);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body.toString('utf8'))).toMatchObject({ sys: { type: 'Error' } });
});

it('the service answers every other path with 404', async () => {
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
    expect([wrong, (await service.get(wrong)).status]).toEqual([wrong, 404]);
  }
});

it('the service gives a replaced picture a new address and answers the old one with 404', async () => {
  const old = await addressOf('author-ada');
  await service.get(`${old}?w=50&fm=png`);
  await service.content.write('assets/author-ada.webp', await toPicture(640, 640, '#000000'));
  const address = await addressOf('author-ada');
  expect(address).not.toBe(old);
  expect((await service.get(old)).status).toBe(404);
  const answer = await service.get(`${address}?w=50&fm=png`);
  expect((await sharp(answer.body).raw().toBuffer())[0]).toBeLessThan(10);
});

it('the service still serves pictures while an entry cannot be read', async () => {
  const address = await addressOf('author-ada');
  await service.content.write('entries/article/one.md', 'no fields');
  expect((await service.get(`${address}?w=50`)).status).toBe(200);
});
