import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasContentfulSignatureOfAnyAge, type SignedRequest } from './contentful-signature.ts';

// The reference is Contentful's own package, which is too large for a function.
const secret = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const signedAt = Date.UTC(2026, 10, 23, 12);

const ours = (request: SignedRequest): boolean => hasContentfulSignatureOfAnyAge(secret, request);
const theirs = ({ path, headers, body }: SignedRequest): boolean => {
  try {
    return verifyRequest(
      secret,
      { method: 'POST', path, headers: Object.fromEntries(headers), body },
      0,
    );
  } catch {
    // It throws for requests that can't be signed.
    return false;
  }
};

const path = fc.constantFrom(
  '/api/contentful-events',
  '/api/contentful-events?a=b c',
  '/api/ü?x=1&y=%20',
);
const names = fc.constantFrom('X-Contentful-Topic', 'content-type', 'x-custom', 'X-Contentful-CRN');
const headerPairs = fc.dictionary(names, fc.stringMatching(/^[ -~]{0,20}$/), { maxKeys: 4 });

const sign = (path: string, pairs: Record<string, string>, body: string): SignedRequest => {
  const lowered = Object.fromEntries(
    Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), value.trim()]),
  );
  const signature = signRequest(
    secret,
    { method: 'POST', path, headers: { ...lowered }, body },
    signedAt,
  );
  return { method: 'POST', path, headers: new Headers({ ...lowered, ...signature }), body };
};

it('accepts everything that Contentful’s own package has signed', () => {
  fc.assert(
    fc.property(path, headerPairs, fc.string(), (path, pairs, body) => {
      const request = sign(path, pairs, body);
      expect([ours(request), theirs(request)]).toEqual([true, true]);
    }),
  );
});

it('refuses a request changed after signing, as Contentful’s own package does', () => {
  const change = fc.constantFrom<(request: SignedRequest) => SignedRequest>(
    (request) => ({ ...request, body: `${request.body} ` }),
    (request) => ({ ...request, path: `${request.path}/` }),
    ...[
      ['x-contentful-timestamp', String(signedAt + 1)],
      ['x-contentful-signature', '0'.repeat(64)],
      ['x-contentful-signature', 'short'],
      ['x-contentful-signed-headers', 'x-contentful-timestamp'],
      ['x-contentful-signed-headers', 'x-contentful-timestamp,x-contentful-signature'],
      ['x-contentful-signed-headers', ''],
      ['x-contentful-topic', 'ContentManagement.Entry.delete'],
    ].map(([name = '', value = '']) => (request: SignedRequest) => {
      const headers = new Headers(request.headers);
      headers.set(name, value);
      return { ...request, headers };
    }),
  );
  fc.assert(
    fc.property(headerPairs, fc.string(), change, (pairs, body, apply) => {
      const request = apply(
        sign('/api/contentful-events', { ...pairs, 'x-contentful-topic': 'T' }, body),
      );
      expect([ours(request), theirs(request)]).toEqual([false, false]);
    }),
  );
});

it('refuses a request signed with another secret', () => {
  const request = sign('/api/contentful-events', {}, '{}');
  expect(hasContentfulSignatureOfAnyAge(secret.replace('a', 'b'), request)).toBe(false);
});

it('agrees with Contentful’s own package for any list of signed headers', () => {
  const listed = fc.array(
    fc.oneof(names, fc.string({ maxLength: 12 }), fc.constant('x-contentful-timestamp')),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(headerPairs, listed, (pairs, list) => {
      const signed = sign('/api/contentful-events', pairs, '{}');
      const text = list.join(',').replaceAll(/[^\x20-\x7e]/g, '');
      const headers = new Headers(signed.headers);
      headers.set('x-contentful-signed-headers', text);
      const request = { ...signed, headers };
      expect(ours(request)).toBe(theirs(request));
    }),
  );
});
