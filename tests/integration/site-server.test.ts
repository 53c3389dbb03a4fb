import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLocally } from '../../local/ports.ts';
import { startSiteServer, type SiteServer } from '../../local/site-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const project = mkdtempSync(path.join(tmpdir(), 'site-server-'));
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
};

const pictures = createServer();
let picturesSent = 0;
let pictureOrigin = '';
let site: SiteServer;
const kept: { readonly form: string; readonly fields: unknown }[] = [];

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.origin}${address}`, { redirect: 'manual', ...init });

// `fetch` tidies a path before it sends it; an attacker does not.
const askRaw = (address: string): Promise<{ status: number; text: string; location: string }> =>
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

beforeAll(async () => {
  copyFileSync(path.join(root, 'netlify.toml'), path.join(project, 'netlify.toml'));
  write('secret.txt', 'secret');
  write('public/index.html', `<h1>Home</h1>${'<p>words</p>'.repeat(200)}`);
  write('public/articles/index.html', '<h1>Articles</h1>');
  write(
    'public/contact/index.html',
    `<form name="contact" method="post" data-netlify="true" data-netlify-honeypot="bot-field">
     <input type="hidden" name="form-name" value="contact"/><input name="bot-field"/>
     <input name="email"/><textarea name="message"></textarea></form>`,
  );
  write('public/404.html', '<h1>No such page</h1>');
  write('public/page-data/index/page-data.json', '{}');
  write('public/app-0123456789abcdef0123.js', 'console.log(1);');
  write('public/manifest.webmanifest', '{}');
  // As gatsby-adapter-netlify writes them.
  write(
    'public/_headers',
    [
      '/*',
      '  cache-control: public, max-age=0, must-revalidate',
      '  x-content-type-options: nosniff',
      '  referrer-policy: same-origin',
      '/app-0123456789abcdef0123.js',
      '  cache-control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  );
  write('public/_redirects', '/old-page/  /articles/  301\n');
  write(
    'netlify/functions/echo.ts',
    `export default async (request: Request) => Response.json(
       { sent: await request.text() },
       { status: 409, headers: { 'x-caller': request.headers.get('x-nf-client-connection-ip') ?? '' } },
     );
     export const config = { path: '/api/echo' };`,
  );

  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#884422' },
  })
    .png()
    .toBuffer();
  pictures.on('request', (request, response) => {
    if (request.method === 'GET') picturesSent += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  pictureOrigin = `http://127.0.0.1:${await listenLocally(pictures, 0)}`;
  site = await startSiteServer({
    projectFolder: project,
    port: 0,
    contentOrigin: pictureOrigin,
    keepMessage: (form, fields) => kept.push({ form, fields }),
  });
});

afterAll(async () => {
  await site.close();
  pictures.closeAllConnections();
  pictures.close();
  rmSync(project, { recursive: true });
});

describe('pages', () => {
  it('sends a page with the headers of _headers and netlify.toml', async () => {
    const page = await ask('/', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1>Home</h1>');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
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
      const page = await ask(address);
      expect(page.status, address).toBe(404);
      expect(await page.text()).toContain('No such page');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('adds the slash that the host adds, keeps the query, and never leaves the site', async () => {
    const page = await ask('/articles?page=2');
    expect(page.status).toBe(301);
    expect(page.headers.get('location')).toBe('/articles/?page=2');
    expect((await askRaw('//articles')).location).toBe('/articles/');
  });

  it('follows the redirects of _redirects', async () => {
    const page = await ask('/old-page/');
    expect(page.status).toBe(301);
    expect(page.headers.get('location')).toBe(`${site.origin}/articles/`);
  });

  it.each([
    ['/app-0123456789abcdef0123.js', 'text/javascript; charset=utf-8'],
    ['/page-data/index/page-data.json', 'application/json; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('names the type of %s', async (address, type) => {
    expect((await ask(address)).headers.get('content-type')).toBe(type);
  });

  it('lets a hashed file be kept for good', async () => {
    const file = await ask('/app-0123456789abcdef0123.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('does not send what the browser has, and only the head to HEAD', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    expect((await ask('/', { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('lets a page only be read', async () => {
    const answer = await ask('/articles/', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt'])(
    'never leaves the public folder: %s',
    async (address) => {
      const { status, text } = await askRaw(address);
      expect([400, 404]).toContain(status);
      expect(text).not.toContain('secret');
    },
  );
});

describe('functions', () => {
  it('hands a request and its answer through', async () => {
    const answer = await ask('/api/echo', { method: 'POST', body: 'hello' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ sent: 'hello' });
  });

  it('answers several callers of one function, whenever they come', async () => {
    const wrong: string[] = [];
    const callOften = async (caller: string): Promise<void> => {
      for (let time = 0; time < 6; time += 1) {
        const body = `${caller}, call ${time}`;
        const answer = await (await ask('/api/echo', { method: 'POST', body })).text();
        if (answer !== JSON.stringify({ sent: body })) wrong.push(answer);
      }
    };
    await Promise.all(['Anna', 'Bea', 'Cleo', 'Dot'].map(callOften));
    expect(wrong).toEqual([]);
  });

  it('lives on when callers leave before they have read the answer', async () => {
    for (let call = 0; call < 16; call += 1) {
      const leave = new AbortController();
      const init = { method: 'POST', body: 'words', signal: leave.signal };
      const begun = await ask('/api/echo', init);
      await begun.body?.getReader().read();
      leave.abort();
      const answer = await ask('/api/echo', { method: 'POST', body: 'words' });
      await answer.body?.cancel();
    }
    expect((await ask('/')).status).toBe(200);
  });

  it('names the caller’s address, whatever the caller says of it', async () => {
    const answer = await ask('/api/echo', {
      method: 'POST',
      body: 'hello',
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-nf-client-connection-ip': '203.0.113.7' },
    });
    expect(answer.headers.get('x-caller')).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
  });
});

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (body: string, headers: Record<string, string> = form): Promise<Response> =>
    ask('/articles/', { method: 'POST', body, headers });

  it('are kept with the fields of the built page, and lead to the page they were sent to', async () => {
    kept.length = 0;
    const answer = await post('form-name=contact&email=a&message=%3Cscript%3E%0D%0Ab&extra=c');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/articles/');
    expect(kept).toEqual([
      {
        form: 'contact',
        fields: [
          ['email', 'a'],
          ['message', '<script>\r\nb'],
        ],
      },
    ]);
  });

  it('look kept when a machine filled in the honeypot, and are not', async () => {
    kept.length = 0;
    const answer = await post('form-name=contact&email=a&message=b&bot-field=c');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/articles/');
    expect(kept).toEqual([]);
  });

  it.each([
    ['a form of no page', 'form-name=other&email=a', form, 404],
    ['no form', 'email=a', form, 404],
    ['too much', `form-name=contact&message=${'a'.repeat(1024 * 1024)}`, form, 413],
    ['something else', 'form-name=contact', { 'content-type': 'text/plain' }, 405],
    ['a broken form', '--a', { 'content-type': 'multipart/form-data; boundary=b' }, 400],
  ])('%s is refused', async (_what, body, headers, status) => {
    kept.length = 0;
    expect((await post(body, headers)).status).toBe(status);
    expect(kept).toEqual([]);
  });

  it('for a function go to the function', async () => {
    const answer = await ask('/api/echo', {
      method: 'POST',
      body: 'form-name=contact',
      headers: form,
    });
    expect(await answer.json()).toEqual({ sent: 'form-name=contact' });
  });
});

describe('the image CDN', () => {
  const address = (parameters: Record<string, string>): string =>
    `/.netlify/images?${new URLSearchParams({ url: `${pictureOrigin}/a.png`, ...parameters })}`;

  it('makes the size and format that the address names', async () => {
    const answer = await ask(address({ w: '100', fm: 'webp' }));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 100, format: 'webp' });
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('chooses by Accept when no format is named: %s', async (accept, type) => {
    const answer = await ask(address({ w: '60' }), { headers: { accept } });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toContain('Accept');
  });

  it('makes a picture once when the address carries its digest', async () => {
    const before = picturesSent;
    for (let time = 0; time < 3; time += 1) {
      const answer = await ask(address({ w: '50', fm: 'avif', cd: 'abc' }));
      expect(answer.headers.get('content-type')).toBe('image/avif');
      await answer.arrayBuffer();
    }
    expect(picturesSent).toBe(before + 1);
  });

  it.each([
    'https://example.com/a.png',
    'http://127.0.0.1:1/a.png',
    'https://example.com/?https://images.ctfassets.net/a.png',
    'file:///etc/passwd',
  ])('fetches from no other place: %s', async (url) => {
    expect((await ask(address({ url }))).status).toBe(403);
  });
});
