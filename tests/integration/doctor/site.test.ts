import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examinePreview } from '../../../local/doctor/preview.ts';
import { examineSite } from '../../../local/doctor/site.ts';
import { listenLocally } from '../../../local/ports.ts';
import { securityHeadersOfEveryResponse } from '../../../src/config/shared/security-headers.ts';
import { findProblems } from '../../support/doctor.ts';

type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** As in Gatsby's pages: inside the script that starts them. */
const script = '(window,["/app-0123456789.js"])';
const hash = createHash('sha256').update(script).digest('base64');
const policy = `default-src 'self'; script-src 'self' 'sha256-${hash}'; connect-src 'self' https://knurl.eu.auth0.com; frame-ancestors 'none'`;

const server = createServer();
let origin = '';
let answers: Map<string, Answer>;

const home = (headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  headers: {
    ...securityHeadersOfEveryResponse,
    'content-security-policy': policy,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...headers,
  },
  body: `<html><head><script>${script}</script></head></html>`,
});

/** A healthy site, whatever its address. */
const healthySite = (): Map<string, Answer> =>
  new Map<string, Answer>([
    ['GET /', home()],
    [
      'GET /app-0123456789.js',
      { status: 200, headers: { 'cache-control': 'max-age=31536000, immutable' } },
    ],
    ['GET /robots.txt', { status: 200, body: `User-agent: *\nSitemap: ${origin}/sitemap.xml\n` }],
    [
      'GET /sitemap.xml',
      { status: 200, body: `<urlset><url><loc>${origin}/</loc></url></urlset>` },
    ],
    ['GET /api/health', { status: 200, body: '{"ok":true}' }],
    ['GET /articles', { status: 301, headers: { location: '/articles/' } }],
    ['POST /api/stripe-events', { status: 400 }],
    ['POST /api/contentful-events', { status: 401 }],
  ]);

const answerOf = ({ method, url }: IncomingMessage): Answer =>
  answers.get(`${method} ${url}`) ?? { status: 404 };

beforeAll(async () => {
  server.on('request', (request, response) => {
    const { status, headers = {}, body = '' } = answerOf(request);
    response.writeHead(status, headers).end(body);
  });
  origin = `http://localhost:${await listenLocally(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = healthySite();
});

const siteVariables = () => ({
  SITE_URL: `${origin}/`,
  AUTH0_DOMAIN: 'knurl.eu.auth0.com',
  CONTENTFUL_SPACE_ID: 'space',
});

describe('the doctor at the live site', () => {
  it('finds no problem in a site as a build makes it', async () => {
    expect(await findProblems(examineSite, siteVariables())).toEqual({});
  });

  it.each<[string, string, Answer, string]>([
    [
      'Content-Security-Policy',
      'GET /',
      home({ 'content-security-policy': policy.replace(hash, 'other') }),
      'stops 1 of the page’s own inline scripts',
    ],
    [
      'Content-Security-Policy',
      'GET /',
      home({ 'content-security-policy': "script-src 'unsafe-inline'" }),
      'lets any inline script run',
    ],
    [
      'Content-Security-Policy',
      'GET /',
      home({ 'content-security-policy': policy.replace('knurl.eu', 'other.eu') }),
      'may not reach the login service',
    ],
    [
      'Content-Security-Policy',
      'GET /',
      home({ 'content-security-policy': policy.replace("ancestors 'none'", 'ancestors *') }),
      'Any site may frame',
    ],
    ['Security headers', 'GET /', home({ 'x-frame-options': 'SAMEORIGIN' }), 'x-frame-options'],
    ['Caching', 'GET /', home({ 'cache-control': 'max-age=600' }), 'keep pages without asking'],
    [
      'Caching',
      'GET /app-0123456789.js',
      { status: 200, headers: { 'cache-control': 'max-age=0' } },
      'load hashed files again',
    ],
    [
      'robots.txt',
      'GET /robots.txt',
      { status: 200, body: 'User-agent: *\nDisallow: /\n' },
      'forbids the site',
    ],
    [
      'Sitemap',
      'GET /sitemap.xml',
      { status: 200, body: '<loc>https://other.example/</loc>' },
      'pages of another address',
    ],
    [
      'Functions',
      'GET /api/health',
      { status: 503, body: '{"error":"The database cannot be reached."}' },
      'answers 503. The database cannot be reached.',
    ],
    ['Redirects', 'GET /articles', { status: 200 }, 'without its slash answers 200'],
    ['Unknown addresses', 'GET /there-is-no-such-page/', { status: 200 }, 'answer 200'],
    ['Stripe’s webhook', 'POST /api/stripe-events', { status: 500 }, 'answered 500'],
    [
      'Contentful’s webhook',
      'POST /api/contentful-events',
      { status: 404, body: '{"error":"This site is not told."}' },
      'answered 404. This site is not told.',
    ],
  ])('says what is wrong and what to do: %s, %s', async (subject, request, answer, sentence) => {
    answers.set(request, answer);
    const ill = await findProblems(examineSite, siteVariables());
    expect(Object.keys(ill)).toEqual([subject]);
    expect(ill[subject]?.sentence).toContain(sentence);
    expect(ill[subject]?.remedy).toBeTruthy();
  });

  it('reports that the site does not answer at all', async () => {
    const ill = await findProblems(examineSite, { SITE_URL: 'http://localhost:1' });
    expect(ill['Home page']?.sentence).toMatch(/^http:\/\/localhost:1 can’t be reached: /);
    expect(Object.keys(await findProblems(examineSite, {}))).toEqual(['Home page']);
  });
});

describe('the doctor at the preview', () => {
  const shut = ['/', '/editor/', '/page-data/app-data.json', '/page-data/index/page-data.json'];
  beforeEach(() => {
    answers = new Map([
      ...shut.map((path): [string, Answer] => [`GET ${path}`, { status: 401 }]),
      ['GET /robots.txt', { status: 200, body: 'User-agent: *\nDisallow: /\n' }],
    ]);
  });

  it('finds no problem while the gate is closed', async () => {
    expect(await findProblems(examinePreview, { PREVIEW_URL: origin })).toEqual({});
  });

  it.each(shut)('says which address is open: %s', async (path) => {
    answers.set(`GET ${path}`, { status: 200 });
    const ill = await findProblems(examinePreview, { PREVIEW_URL: origin });
    expect(ill['Gate']?.sentence).toContain(`from ${path} (200).`);
  });

  it('reports that search engines may index it', async () => {
    answers.delete('GET /robots.txt');
    expect(await findProblems(examinePreview, { PREVIEW_URL: origin })).toHaveProperty(
      'Search engines',
    );
  });
});
