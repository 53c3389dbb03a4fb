import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { listenLocally } from '../../../local/ports.ts';
import { startSiteServerForAllTests } from '../../support/scratch-site-server.ts';

const pictureServer = createServer();
let picturesFetched = 0;
let pictureOrigin = '';

const site = startSiteServerForAllTests(
  { 'public/index.html': '<h1>Home</h1>' },
  async (project) => {
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#884422' },
    })
      .png()
      .toBuffer();
    const own = path.join(project, 'public/pictures/0123abcd');
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, 'squat.png'), picture);
    pictureServer.on('request', (request, response) => {
      if (request.method === 'GET') picturesFetched += 1;
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    });
    pictureOrigin = `http://127.0.0.1:${await listenLocally(pictureServer, 0)}`;
    return { contentOrigin: pictureOrigin };
  },
);

afterAll(() => {
  pictureServer.closeAllConnections();
  pictureServer.close();
});

const address = (parameters: Record<string, string>): string =>
  `/.netlify/images?${new URLSearchParams({ url: `${pictureOrigin}/a.png`, ...parameters })}`;

it('resizes and converts a picture as the address says', async () => {
  const answer = await site.fetch(address({ w: '100', fm: 'webp' }));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width, format }).toEqual({ width: 100, format: 'webp' });
});

it('resizes a picture of the site itself, which content from files has', async () => {
  const own = address({ w: '100', h: '75', fm: 'avif', url: '/pictures/0123abcd/squat.png' });
  const answer = await site.fetch(own);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 100, height: 75 });
  const missing = address({ w: '100', url: '/pictures/0123abcd/no-such-picture.png' });
  expect((await site.fetch(missing)).ok).toBe(false);
});

it.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/png'],
])('chooses the format by Accept if the address names none: %s', async (accept, type) => {
  const answer = await site.fetch(address({ w: '60' }), { headers: { accept } });
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('vary')).toContain('Accept');
});

it('converts a picture only once if its digest is in the address', async () => {
  const before = picturesFetched;
  for (let time = 0; time < 3; time += 1) {
    const answer = await site.fetch(address({ w: '50', fm: 'avif', cd: 'abc' }));
    expect(answer.headers.get('content-type')).toBe('image/avif');
    await answer.arrayBuffer();
  }
  expect(picturesFetched).toBe(before + 1);
});

it.each([
  'https://example.com/a.png',
  'http://127.0.0.1:1/a.png',
  'https://example.com/?https://images.ctfassets.net/a.png',
  'file:///etc/passwd',
])('refuses to fetch from another origin: %s', async (url) => {
  expect((await site.fetch(address({ url }))).status).toBe(403);
});
