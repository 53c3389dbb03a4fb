import { request as sendRequest } from 'node:http';
import { expect, it } from 'vitest';
import { startSiteServerForAllTests } from '../../support/scratch-site-server.ts';

const site = startSiteServerForAllTests({
  'secret.txt': 'secret',
  'public/index.html': `<h1>Home</h1>${'<p>words</p>'.repeat(200)}`,
  'public/articles/index.html': '<h1>Articles</h1>',
  'public/404.html': '<h1>No such page</h1>',
  'public/page-data/index/page-data.json': '{}',
  'public/app-0123456789abcdef0123.js': 'console.log(1);',
  'public/manifest.webmanifest': '{}',
  'public/films/0a1b/squat.mp4': '0123456789',
  // These two are in the format that gatsby-adapter-netlify writes.
  'public/_headers': [
    '/*',
    '  cache-control: public, max-age=0, must-revalidate',
    '  x-content-type-options: nosniff',
    '  referrer-policy: same-origin',
    '/app-0123456789abcdef0123.js',
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
  'public/_redirects': '/old-page/  /articles/  301\n',
});

/** Requests exactly this path; `fetch` would normalise it first, which an attacker doesn't do. */
const fetchExactly = (
  address: string,
): Promise<{ status: number; text: string; location: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(site.origin);
    sendRequest({ host: '127.0.0.1', port, path: address }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          location: response.headers.location ?? '',
        }),
      );
    })
      .on('error', reject)
      .end();
  });

it('sends a page with the headers of _headers', async () => {
  const page = await site.fetch('/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1>Home</h1>');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});

it('answers an unknown path with the 404 page, its headers and its status', async () => {
  for (const address of [
    '/nowhere',
    '/nowhere/',
    '/articles/nowhere/',
    '/_headers',
    '/_redirects',
  ]) {
    const page = await site.fetch(address);
    expect(page.status, address).toBe(404);
    expect(await page.text()).toContain('No such page');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('redirects to the address with a trailing slash, keeps the query, and stays on the site', async () => {
  const page = await site.fetch('/articles?page=2');
  expect(page.status).toBe(301);
  expect(page.headers.get('location')).toBe('/articles/?page=2');
  expect((await fetchExactly('//articles')).location).toBe('/articles/');
});

it('follows the redirects of _redirects', async () => {
  const page = await site.fetch('/old-page/');
  expect(page.status).toBe(301);
  expect(page.headers.get('location')).toBe(`${site.origin}/articles/`);
});

it.each([
  ['/app-0123456789abcdef0123.js', 'text/javascript; charset=utf-8'],
  ['/page-data/index/page-data.json', 'application/json; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('sends the media type of %s', async (address, type) => {
  expect((await site.fetch(address)).headers.get('content-type')).toBe(type);
});

it('lets browsers cache a file with a hash in its name permanently', async () => {
  const file = await site.fetch('/app-0123456789abcdef0123.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('answers 304 to a browser that has the page, and HEAD without a body', async () => {
  const tag = (await site.fetch('/')).headers.get('etag') ?? '';
  expect((await site.fetch('/', { headers: { 'if-none-match': tag } })).status).toBe(304);
  const head = await site.fetch('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

it('answers 405 to POST on a page', async () => {
  const answer = await site.fetch('/articles/', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
});

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt'])(
  'does not serve files outside the public folder: %s',
  async (address) => {
    const { status, text } = await fetchExactly(address);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('secret');
  },
);

it('answers the part of a film that a player asks for, the first time and from the cache', async () => {
  for (const header of ['bytes=2-4', 'bytes=7-']) {
    const part = await site.fetch('/films/0a1b/squat.mp4', { headers: { range: header } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe(header === 'bytes=7-' ? '789' : '234');
  }
  const whole = await site.fetch('/films/0a1b/squat.mp4');
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
});
