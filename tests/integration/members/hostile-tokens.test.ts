import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import {
  base64url,
  CompactEncrypt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listenLocally } from '../../../local/ports.ts';
import {
  generalApiPaths,
  largeMemberPlanPictureApiPath,
  memberPlanApiPath,
} from '../../../src/domain/api-paths.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';
import {
  audience,
  createAccessTokenClaims,
  createIssuerKey,
  issuer,
  jwksAddress,
  signToken,
  unixSecondsOf,
  type IssuerKey,
} from '../../../src/server/auth/token-issuer.test-support.ts';

const subscriber = 'auth0|sample-subscriber';
const now = unixSecondsOf(siteTime);

let site: MemberSite;
let stranger: IssuerKey;
/** An attacker's key service, which some tokens name. We must never send it a request. */
let trap: Server;
let trapAddress = '';
const trapRequests: string[] = [];
/** Requests that our code sends with the global `fetch`: there must be none. */
const outgoingRequests: string[] = [];

beforeAll(async () => {
  // The clock is stopped, so that the keys' cooldown doesn't end during the tests.
  vi.useFakeTimers({ toFake: ['Date'], now: siteTime });
  site = await openMemberSite();
  stranger = await createIssuerKey('key-1');
  trap = createServer((request, response) => {
    trapRequests.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: [stranger.published] }));
  });
  trapAddress = `http://127.0.0.1:${await listenLocally(trap, 0)}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (...parameters: Parameters<typeof fetch>) => {
    outgoingRequests.push(String(parameters[0]));
    return realFetch(...parameters);
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  trap.closeAllConnections();
  trap.close();
  await site.dispose();
});

const claims = (more: Readonly<Record<string, unknown>> = {}) =>
  createAccessTokenClaims(subscriber, siteTime, more);
const without = (name: string) => {
  const rest = new Map(Object.entries(claims()));
  rest.delete(name);
  return Object.fromEntries(rest);
};
const goodToken = (header: Readonly<Record<string, unknown>> = {}) =>
  signToken(site.key, claims(), header);
const withClaims = (more: Readonly<Record<string, unknown>>) => signToken(site.key, claims(more));
const encode = (value: unknown): string => base64url.encode(JSON.stringify(value));
const parts = async (token: string | Promise<string>): Promise<[string, string, string]> => {
  const [header = '', payload = '', signature = ''] = (await token).split('.');
  return [header, payload, signature];
};
/** A token with any header, claims and signature. */
const unchecked = (header: unknown, signature = 'AAAA', payload: unknown = claims()): string =>
  `${encode(header)}.${encode(payload)}.${signature}`;
const signedByStranger = (header: Readonly<Record<string, unknown>> = {}) =>
  signToken(stranger, claims(), header);
/**
 * Signed symmetrically, with the public key as the secret: code that trusts `alg` would accept it.
 */
const signedSymmetrically = async (
  alg: 'HS256' | 'HS384' | 'HS512',
  secret: string,
): Promise<string> => {
  const unsigned = `${encode({ alg, typ: 'JWT', kid: site.key.kid })}.${encode(claims())}`;
  const digest = createHmac(alg.replace('HS', 'sha'), secret).update(unsigned).digest('base64url');
  return `${unsigned}.${digest}`;
};
const signedWith = async (alg: string): Promise<string> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return new SignJWT(claims()).setProtectedHeader({ alg, kid: 'key-1' }).sign(privateKey);
};
const withClaim = (name: string, value: unknown) => withClaims({ [name]: value });

/** Bad tokens, by their fault. */
const hostile: Readonly<Record<string, () => string | Promise<string>>> = {
  'no algorithm': () => new UnsecuredJWT(claims()).encode(),
  'no algorithm, in capitals': () => unchecked({ alg: 'None', kid: 'key-1' }, ''),
  'no algorithm, with the signature of a good one': async () =>
    unchecked({ alg: 'none', kid: 'key-1' }, (await parts(goodToken()))[2]),
  'an algorithm that is missing': () => unchecked({ kid: 'key-1' }),
  'an algorithm that is a list': () => unchecked({ alg: ['RS256'], kid: 'key-1' }),
  'HS256 with the public key as PEM': async () =>
    signedSymmetrically('HS256', await exportSPKI(site.key.publicKey)),
  'HS256 with the public key as JSON': async () =>
    signedSymmetrically('HS256', JSON.stringify(site.key.published)),
  'HS512 with the public modulus': () => signedSymmetrically('HS512', String(site.key.published.n)),
  'HS384 with nothing': () => signedSymmetrically('HS384', ''),
  RS384: () => signedWith('RS384'),
  RS512: () => signedWith('RS512'),
  PS256: () => signedWith('PS256'),
  ES256: () => signedWith('ES256'),
  EdDSA: () => signedWith('EdDSA'),
  'no signature': async () => (await parts(goodToken())).slice(0, 2).join('.'),
  'an empty signature': async () => `${(await parts(goodToken())).slice(0, 2).join('.')}.`,
  'a signature cut short': async () => (await goodToken()).slice(0, -20),
  'a signature of zeros': async () =>
    [...(await parts(goodToken())).slice(0, 2), 'A'.repeat(342)].join('.'),
  'the signature of another token': async () => {
    const [header, payload] = await parts(goodToken());
    return `${header}.${payload}.${(await parts(withClaims({ jti: 'other' })))[2]}`;
  },
  'another subject under a good signature': async () => {
    const [header, , signature] = await parts(
      signToken(site.key, createAccessTokenClaims('auth0|sample-new', siteTime)),
    );
    return `${header}.${encode(claims())}.${signature}`;
  },
  'the key of a stranger under our key’s id': () => signedByStranger(),
  'the key of a stranger under its own id': () => signedByStranger({ kid: 'stranger' }),
  'no key id': () => goodToken({ kid: undefined }),
  'an empty key id': () => goodToken({ kid: '' }),
  'a key id that is a number': () => unchecked({ alg: 'RS256', kid: 1 }),
  'a key id that climbs': () => signedByStranger({ kid: '../../../../dev/null' }),
  'a key id that is an address': () => signedByStranger({ kid: `${trapAddress}/key` }),
  'a key id with SQL in it': () => signedByStranger({ kid: "x' or '1'='1" }),
  'a key id of a thousand letters': () => signedByStranger({ kid: 'k'.repeat(1000) }),
  'a key id called __proto__': () => signedByStranger({ kid: '__proto__' }),
  'a key of its own in its header': async () =>
    signedByStranger({ jwk: await exportJWK(stranger.publicKey) }),
  'a key of its own, under a good signature': async () =>
    goodToken({ jwk: await exportJWK(stranger.publicKey) }),
  'an address of keys': () => signedByStranger({ jku: `${trapAddress}/jwks.json` }),
  'an address of keys, under a good signature': () =>
    goodToken({ jku: `${trapAddress}/jwks.json` }),
  'an address of certificates': () => signedByStranger({ x5u: `${trapAddress}/x5u` }),
  'a certificate of its own': () => signedByStranger({ x5c: ['MIIB'] }),
  'an extension that must be understood': () =>
    unchecked({ alg: 'RS256', kid: 'key-1', crit: ['exp'] }),
  'a payload that is not encoded': () =>
    unchecked({ alg: 'RS256', kid: 'key-1', b64: false, crit: ['b64'] }),
  'another issuer': () => withClaim('iss', 'https://evil.example/'),
  'an issuer that begins as ours': () => withClaim('iss', `${issuer}evil`),
  'an issuer that ours begins with': () => withClaim('iss', issuer.slice(0, -1)),
  'an issuer on a host that begins as ours': () =>
    withClaim('iss', 'https://login.knurl.example.evil.example/'),
  'our issuer in capitals': () => withClaim('iss', issuer.toUpperCase()),
  'a list of issuers': () => withClaim('iss', [issuer]),
  'no issuer': () => signToken(site.key, without('iss')),
  'another audience': () => withClaim('aud', 'https://other.example/api'),
  'an audience that begins as ours': () => withClaim('aud', `${audience}/v2`),
  'an audience that ours begins with': () => withClaim('aud', audience.slice(0, -1)),
  'an audience with ours inside it': () => withClaim('aud', `x ${audience} x`),
  'other audiences alone': () => withClaim('aud', [`${issuer}userinfo`, 'knurl']),
  'no audience': () => signToken(site.key, without('aud')),
  'an ID token': () => withClaim('aud', 'knurl'),
  'an ID token with all that belongs to it': () =>
    withClaims({ aud: 'knurl', nonce: 'n', at_hash: 'h', auth_time: now, email: 'a@b.example' }),
  expired: () => withClaims({ iat: now - 7200, exp: now - 60 }),
  'expired since the epoch': () => withClaim('exp', 0),
  'no expiry': () => signToken(site.key, without('exp')),
  'an expiry that is a text': () => withClaim('exp', String(now + 7200)),
  'an expiry that is null': () => withClaim('exp', null),
  'not valid yet': () => withClaim('nbf', now + 600),
  'issued in the future': () => withClaims({ iat: now + 600, exp: now + 7200 }),
  'issued a month ago and still not expired': () =>
    withClaims({ iat: now - 30 * 86_400, exp: now + 30 * 86_400 }),
  'no time of issue': () => signToken(site.key, without('iat')),
  'no subject': () => signToken(site.key, without('sub')),
  'an empty subject': () => withClaim('sub', ''),
  'a subject that is an object': () => withClaim('sub', { toString: subscriber }),
  'a subject of a thousand letters': () => withClaim('sub', 's'.repeat(1000)),
  'a token of another application': () => withClaim('azp', 'another'),
  'a token of another application in RFC 9068’s words': () =>
    withClaims({ azp: undefined, client_id: 'another' }),
  'two applications': () => withClaims({ client_id: 'another' }),
  'an application that is a list': () => withClaim('azp', ['knurl']),
  'no application': () => signToken(site.key, without('azp')),
  'a machine’s token': () => withClaim('gty', 'client-credentials'),
  'a machine’s token among other grants': () =>
    withClaim('gty', ['refresh_token', 'client-credentials']),
  'a machine as subject': () => withClaim('sub', 'knurl@clients'),
  'a password that somebody else was given': () => withClaim('gty', 'password'),
  'no type': () => goodToken({ typ: undefined }),
  'the type of a logout token': () => goodToken({ typ: 'logout+jwt' }),
  'a type that is a list': () => unchecked({ alg: 'RS256', kid: 'key-1', typ: ['JWT'] }),
  'claims that are a list': () => unchecked({ alg: 'RS256', kid: 'key-1' }, 'AAAA', [claims()]),
  'a header that is no JSON': () => `${base64url.encode('{alg')}.${encode(claims())}.AAAA`,
  'an encrypted token': async () => {
    const { publicKey } = await generateKeyPair('RSA-OAEP');
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims())))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
      .encrypt(publicKey);
  },
  'five parts': async () => `${await goodToken()}.x.y`,
  'two good tokens': async () => `${await goodToken()}, Bearer ${await goodToken()}`,
  'a good token with a space in it': async () => (await goodToken()).replace('.', ' .'),
  'a good token with words behind it': async () => `${await goodToken()} and more`,
  'nothing after the scheme': () => '',
  'dots alone': () => '..',
  'the word null': () => 'null',
  'the word undefined': () => 'undefined',
  'junk of one line': () => 'x'.repeat(500),
  'junk that is no ASCII': () => 'é'.repeat(50),
  SQL: () => "' or 1=1 --",
  'one megabyte': () => 'a'.repeat(1024 * 1024),
  'one megabyte in three parts': () => ['a', 'b', 'c'].map((one) => one.repeat(350_000)).join('.'),
  'a good token with a megabyte of spaces': async () =>
    `${await goodToken()}${' '.repeat(1024 * 1024)}x`,
};

const guardedPaths = (): readonly string[] => [
  generalApiPaths.memberPlans,
  memberPlanApiPath(site.planOf('in the subscription').address),
  memberPlanApiPath(site.planOf('free').address),
  largeMemberPlanPictureApiPath(site.planOf('in the subscription').address),
  generalApiPaths.customer,
];

const Unauthorized = v.strictObject({ error: v.literal('Please log in to see this.') });

afterEach(() => {
  expect(trapRequests).toEqual([]);
  expect(outgoingRequests).toEqual([]);
  // The first test fetched the keys, and the cooldown prevents another fetch for unknown key ids.
  expect(site.keyService.requests).toEqual([jwksAddress]);
});

it.each([[{}], [{ typ: 'at+jwt' }]])('accepts a good token with the header %j', async (header) => {
  const token = await goodToken(header);
  for (const path of guardedPaths()) {
    expect((await site.get(path, token)).status, path).toBe(200);
  }
});

it('accepts a token with the claims of RFC 9068', async () => {
  const token = await signToken(
    site.key,
    claims({ azp: undefined, client_id: 'knurl', jti: 'a', gty: ['refresh_token'] }),
    { typ: 'at+jwt' },
  );
  expect((await site.get(generalApiPaths.customer, token)).status).toBe(200);
});

it.each(Object.entries(hostile))('refuses %s with 401 at every path', async (_what, make) => {
  const token = await make();
  for (const path of guardedPaths()) {
    const answer = await site.get(path, token);
    expect(answer.status, path).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    v.parse(Unauthorized, await answer.json());
  }
});

it.each([
  ['Basic', `Basic ${Buffer.from('a:b').toString('base64')}`],
  ['Digest', 'Digest username="a"'],
  ['no scheme', undefined],
])('refuses an authorization header with %s', async (_scheme, header) => {
  const authorization = header ?? (await goodToken());
  const request = new Request(`https://knurl.example${generalApiPaths.memberPlans}`, {
    headers: { authorization },
  });
  await expect(site.dependencies.authenticate(request)).rejects.toThrow(
    'Please log in to see this.',
  );
});

it('refuses a good token with one letter changed in any of its parts', async () => {
  const token = await goodToken();
  const [header = '', payload = ''] = token.split('.');
  const positions = [0, 5, header.length + 3, header.length + payload.length - 4, token.length - 9];
  for (const position of positions) {
    const letter = token[position] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, position) + letter + token.slice(position + 1);
    expect((await site.get(generalApiPaths.memberPlans, changed)).status, String(position)).toBe(
      401,
    );
  }
});
