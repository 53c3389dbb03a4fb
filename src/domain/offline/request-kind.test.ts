import { describe, expect, it } from 'vitest';
import { requestKindOf, type RequestFacts } from './request-kind.ts';

const origin = 'https://knurl.example';

const asked = (path: string, more: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  address: new URL(path, origin),
  origin,
  isNavigation: false,
  isAuthorised: false,
  accept: '*/*',
  ...more,
});
const opened = (path: string): ReturnType<typeof requestKindOf> =>
  requestKindOf(asked(path, { isNavigation: true }));

describe('the kind of a request', () => {
  it.each([
    ['/training-log/', 'page'],
    ['/train/?plan=/workout-plans/first-barbell-plan/&week=1&day=1', 'page'],
    ['/members/free/home/some-plan/', 'page'],
    ['/', 'page'],
  ])('%s is opened as a page', (path, kind) => {
    expect(opened(path)).toBe(kind);
  });

  it.each([
    '/login/?code=abc&state=def',
    '/training-log/?code=abc&state=def',
    '/login/',
    '/checkout/',
    '/checkout/?cart',
    '/success/#shop=x',
    '/shop/cart/',
    '/shop/order/',
    '/gift/',
    '/members/account/',
    '/members/gift-card/',
    '/owner/orders/',
    '/editor/',
    '/ui/',
    '/api/account/data',
    '/.netlify/functions/clock',
    '/articles/rss.xml',
    '/robots.txt',
  ])('%s is left alone', (path) => {
    expect(opened(path)).toBe('other');
  });

  it.each([
    ['/page-data/training-log/page-data.json', 'page data'],
    ['/page-data/app-data.json', 'page data'],
    ['/page-data/sq/d/566018598.json', 'page data'],
    ['/training/exercises.json', 'file'],
    ['/finder/members.json', 'file'],
    ['/muscle-map.svg', 'file'],
    ['/films/0a1b/movie-back-squat-front.mp4', 'film'],
    ['/app-62559815.js', 'lasting'],
    ['/styles.1ea10e78.css', 'lasting'],
    ['/static/archivo-0123.woff2', 'lasting'],
    ['/.netlify/images?w=430&fm=avif&url=%2Fpictures%2Fa%2Fb.webp', 'picture'],
    ['/.netlify/functions/clock', 'other'],
    ['/api/members/plans/free/home/plan', 'other'],
    ['/sw.js', 'other'],
    ['/build.json', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(requestKindOf(asked(path))).toBe(kind);
  });

  it('tells our own requests for data from Gatsby’s', () => {
    const path = '/page-data/workout-plans/first-barbell-plan/page-data.json';
    expect(requestKindOf(asked(path, { accept: 'application/json' }))).toBe('file');
  });

  it('leaves alone what changes something, has a token, or goes elsewhere', () => {
    expect(requestKindOf(asked('/contact/', { method: 'POST', isNavigation: true }))).toBe('other');
    expect(requestKindOf(asked('/training/exercises.json', { isAuthorised: true }))).toBe('other');
    expect(requestKindOf(asked('https://js.stripe.com/static/a.js'))).toBe('other');
  });
});
