import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewPaths } from '../../domain/preview.ts';
import { createAuthenticateEditor } from '../auth/access-token.ts';
import {
  createFakeKeyService,
  createIssuerKey,
  jwksAddress,
} from '../auth/token-issuer.test-support.ts';
import { openTokenVerificationKeys } from '../auth/token-verification-keys.ts';
import {
  askGate,
  createGateWithFakeLoginService,
  editorToken,
  editorTokenWith,
  folder,
  loginServiceTokenKey,
  now,
  origin,
  secretDraftText,
  settings,
  toRequest,
} from './gate.test-support.ts';
import { openPreviewManifestAndFiles } from './open-preview-manifest-and-files.ts';

const everyPath = [
  '/',
  '/articles/chalk/',
  '/articles/chalk',
  '/page-data/articles/chalk/page-data.json',
  '/app-1234.js',
  '/editor/',
  '/members/anything/',
  '/nothing-here/',
  '/entry/article-chalk/',
  '/sitemap.xml',
  '/site.json',
  previewPaths.state,
  `${previewPaths.picture}?url=https://images.ctfassets.net/abc/1/2/x.webp`,
  '/api/customer/',
];

describe('a visitor who isn’t an editor', () => {
  it.each(everyPath)('gets a login page at %s, and nothing of the preview', async (address) => {
    const answer = await askGate(address);
    expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).toContain('Log in');
    expect(text).not.toContain(secretDraftText);
  });

  it('gets a sentence if the request isn’t for a page', async () => {
    const answer = await askGate('/app-1234.js', { headers: { accept: '*/*' } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Please log in to see the preview.' });
  });

  it('learns that a login without the permission isn’t enough, and can use another', async () => {
    const member = await editorTokenWith({ permissions: ['run:business'] });
    const answer = await askGate('/articles/chalk/', { token: member });
    expect(answer.status).toBe(403);
    const text = await answer.text();
    expect(text).toContain('Log in as somebody else');
    expect(text).not.toContain(secretDraftText);
  });

  it('gets nothing with an expired, forged, foreign or truncated token', async () => {
    const stranger = await createIssuerKey('key-1');
    const bad = [
      await editorTokenWith({ exp: Math.floor(now.getTime() / 1000) - 60 }),
      await editorTokenWith({}, stranger),
      await editorTokenWith({ aud: 'https://other.example/api' }),
      await editorTokenWith({ iss: 'https://other.example/' }),
      await editorTokenWith({ azp: 'another-application' }),
      editorToken.slice(0, -5),
      `${editorToken.split('.').slice(0, 2).join('.')}.`,
      'undefined',
    ];
    for (const token of bad) expect((await askGate('/', { token })).status).toBe(401);
  });

  it('gets nothing with a cookie of another name, or a header that isn’t a cookie', async () => {
    for (const headers of [
      { cookie: `preview=${editorToken}` },
      { cookie: `__Host-preview-other=${editorToken}` },
      { authorization: `Bearer ${editorToken}` },
    ]) {
      expect((await askGate('/articles/chalk/', { headers })).status).toBe(401);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('gets nothing with %s', async (method) => {
    const answer = await askGate('/articles/chalk/', { method });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(secretDraftText);
  });

  it('can read robots.txt, which excludes all crawlers', async () => {
    const answer = await askGate('/robots.txt');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('an editor', () => {
  it('gets pages, page data, scripts and the workbench, with the right types', async () => {
    const seen = {
      '/': 'text/html; charset=utf-8',
      '/articles/chalk/': 'text/html; charset=utf-8',
      '/page-data/articles/chalk/page-data.json': 'application/json; charset=utf-8',
      '/app-1234.js': 'text/javascript; charset=utf-8',
      '/editor/': 'text/html; charset=utf-8',
      '/members/any/plan/': 'text/html; charset=utf-8',
    };
    for (const [address, type] of Object.entries(seen)) {
      const answer = await askGate(address, { token: editorToken });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(await answer.text()).toContain(secretDraftText);
    }
  });

  it('is redirected to the address with a slash, and sees the page for unknown addresses', async () => {
    const moved = await askGate('/articles/chalk?s=grip', { token: editorToken });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/articles/chalk/?s=grip']);
    const missing = await askGate('/nothing/', { token: editorToken });
    expect([missing.status, await missing.text()]).toEqual([404, `404.html: ${secretDraftText}`]);
  });

  it.each([
    '/../site.json',
    '/%2e%2e/site.json',
    '/..%2fsite.json',
    '/articles/..%5c..%5csite.json',
    '//etc/passwd',
    '/unlisted.html',
    '/constructor',
    '/__proto__',
    '/%00index.html',
    '/files/index.html',
  ])('gets no file with %s', async (address) => {
    const answer = await createGateWithFakeLoginService()(
      new Request(`${origin}${address}`, { headers: { cookie: `__Host-preview=${editorToken}` } }),
    );
    expect([answer.status, await answer.text()]).toEqual([404, `404.html: ${secretDraftText}`]);
  });

  it('gets an unchanged file only once, and no body with HEAD', async () => {
    const again = await askGate('/', {
      token: editorToken,
      headers: { 'if-none-match': '"tag-of-home"' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await askGate('/', { token: editorToken, method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
      200,
      '"tag-of-home"',
      '',
    ]);
    expect((await askGate('/', { token: editorToken, method: 'PUT' })).status).toBe(405);
  });

  it('sees what a draft lacks, at its address and by its id', async () => {
    for (const address of [
      '/articles/straps/',
      '/entry/article-straps/',
      '/entry/article-straps',
    ]) {
      const answer = await askGate(address, { token: editorToken });
      const text = await answer.text();
      expect(text).toContain('field excerpt: it is missing. Enter one.');
      expect(text).toContain('&#60;b&#62;Straps');
      expect(text).toContain(
        'https://app.contentful.com/spaces/abc/environments/master/entries/article-straps',
      );
    }
  });

  it('gets from an entry’s id to its page, or to a notice if it has none or is newer than the preview', async () => {
    const known = await askGate('/entry/article-chalk/', { token: editorToken });
    expect([known.status, known.headers.get('location')]).toEqual([302, '/articles/chalk/']);
    const ad = await askGate('/entry/ad-1/', { token: editorToken });
    expect(await ad.text()).toContain('has no page of its own');
    for (const id of ['unknown', 'constructor']) {
      const newer = await askGate(`/entry/${id}/`, { token: editorToken });
      expect([newer.status, await newer.text()]).toEqual([
        404,
        expect.stringContaining('newer than the preview'),
      ]);
    }
  });

  it('can neither buy nor change anything: the public site’s functions don’t exist here', async () => {
    const answer = await askGate('/api/checkout', {
      token: editorToken,
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: expect.stringContaining('This is a preview') });
  });
});

describe('every answer', () => {
  it('forbids indexing, caching, and framing by any site but Contentful', async () => {
    for (const [address, options] of [
      ['/', {}],
      ['/', { token: editorToken }],
      ['/nothing/', { token: editorToken }],
      ['/robots.txt', {}],
      [previewPaths.session, {}],
      ['/api/customer/', { token: editorToken }],
    ] as const) {
      const { headers } = await askGate(address, options);
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('content-security-policy')).toMatch(
        /frame-ancestors ('none'|https:\/\/app\.contentful\.com)/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).not.toBeNull();
    }
  });
});

describe('a gate that cannot check', () => {
  it('serves nothing while the login service returns no keys', async () => {
    const keys = createFakeKeyService(loginServiceTokenKey);
    keys.answerWith(() => new Response('down', { status: 500 }));
    const gate = createGateWithFakeLoginService({
      authenticate: createAuthenticateEditor(
        settings.login,
        openTokenVerificationKeys(jwksAddress, { fetchUrl: keys.fetchUrl }),
        () => now,
      ),
    });
    for (const address of everyPath) {
      const answer = await askGate(address, { token: editorToken }, gate);
      expect(answer.status).toBe(503);
      expect(await answer.text()).not.toContain(secretDraftText);
    }
  });

  it('says so if the built preview is missing', async () => {
    const gate = createGateWithFakeLoginService({
      files: openPreviewManifestAndFiles(path.join(folder, 'nowhere')),
    });
    for (const token of [undefined, editorToken]) {
      const answer = await gate(toRequest('/', token === undefined ? {} : { token }));
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining('The preview is closed'),
      ]);
    }
  });
});
