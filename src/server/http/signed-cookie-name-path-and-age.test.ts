import { expect, it } from 'vitest';
import { readSignedCookie, signedCookieHeader } from './signed-cookie-name-path-and-age.ts';

const cookie = { name: 'poll', maxAgeSeconds: 60, path: '/api' };
const request = (init: RequestInit = {}) => new Request('https://knurl.example/api/thing', init);
const header = signedCookieHeader(cookie, 'secret', 'abc', request());
const pair = header.split(';')[0] ?? '';
const read = (text: string, secret = 'secret', name = 'poll') =>
  readSignedCookie({ ...cookie, name }, secret, request({ headers: { cookie: text } }));

it('writes a cookie that is http-only, same-site, and secure over https', () => {
  expect(header).toMatch(
    /^poll=abc\.[\w-]{43}; Path=\/api; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  );
  const overHttp = signedCookieHeader(cookie, 'secret', 'abc', new Request('http://localhost/'));
  expect(overHttp).not.toContain('Secure');
});

it('reads the value that was written', () => {
  expect(read(`other=1; ${pair}`)).toBe('abc');
});

it.each([
  ['another value', pair.replace('abc', 'abd')],
  ['no signature', 'poll=abc'],
  ['an empty signature', 'poll=abc.'],
  ['half a signature', pair.slice(0, -5)],
  ['nothing', ''],
])('ignores a cookie with %s', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

it('ignores a cookie signed with another secret, or moved to another name', () => {
  expect(read(pair, 'other')).toBeUndefined();
  expect(read(pair.replace('poll=', 'vote='), 'secret', 'vote')).toBeUndefined();
});
