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
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '../../../local/ports.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';
import {
  accessClaims,
  audience,
  createIssuerKey,
  issuer,
  secondsAt,
  signToken,
  type IssuerKey,
} from '../../support/members/token-issuer.ts';

const subscriber = 'auth0|sample-subscriber';
const now = secondsAt(siteTime);

let site: MemberSite;
let stranger: IssuerKey;
/** Where a token would have us fetch a key. Nobody may come. */
let trap: Server;
let trapAddress = '';
const trapped: string[] = [];
const outbound: string[] = [];

beforeAll(async () => {
  // The cooldown of the keys must not end while a slow machine is at work.
  vi.useFakeTimers({ toFake: ['Date'], now: siteTime });
  site = await openMemberSite();
  stranger = await createIssuerKey('key-1');
  trap = createServer((request, response) => {
    trapped.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: [stranger.published] }));
  });
  trapAddress = `http://127.0.0.1:${await listenLocally(trap, 0)}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (...parameters: Parameters<typeof fetch>) => {
    outbound.push(String(parameters[0]));
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
  accessClaims(subscriber, siteTime, more);
const without = (name: string) => {
  const rest = new Map(Object.entries(claims()));
  rest.delete(name);
  return Object.fromEntries(rest);
};
const good = (header: Readonly<Record<string, unknown>> = {}) =>
  signToken(site.key, claims(), header);
const withClaims = (more: Readonly<Record<string, unknown>>) => signToken(site.key, claims(more));
const encode = (value: unknown): string => base64url.encode(JSON.stringify(value));
const parts = async (token: string | Promise<string>): Promise<[string, string, string]> => {
  const [header = '', payload = '', signature = ''] = (await token).split('.');
  return [header, payload, signature];
};
/** A header and claims as they are, with a signature of our own making. */
const handmade = (header: unknown, signature = 'AAAA', payload: unknown = claims()): string =>
  `${encode(header)}.${encode(payload)}.${signature}`;
const signedByStranger = (header: Readonly<Record<string, unknown>> = {}) =>
  signToken(stranger, claims(), header);
/** The classic: the public key, which everybody has, as the secret of a symmetric signature. */
const confused = async (alg: 'HS256' | 'HS384' | 'HS512', secret: string): Promise<string> => {
  const unsigned = `${encode({ alg, typ: 'JWT', kid: site.key.kid })}.${encode(claims())}`;
  const digest = createHmac(alg.replace('HS', 'sha'), secret).update(unsigned).digest('base64url');
  return `${unsigned}.${digest}`;
};
const signedWith = async (alg: string): Promise<string> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return new SignJWT(claims()).setProtectedHeader({ alg, kid: 'key-1' }).sign(privateKey);
};
const replaced = (name: string, value: unknown) => withClaims({ [name]: value });

/** What is sent in place of a good access token, by what is wrong with it. */
const hostile: Readonly<Record<string, () => string | Promise<string>>> = {
  'no algorithm': () => new UnsecuredJWT(claims()).encode(),
  'no algorithm, in capitals': () => handmade({ alg: 'None', kid: 'key-1' }, ''),
  'no algorithm, with the signature of a good one': async () =>
    handmade({ alg: 'none', kid: 'key-1' }, (await parts(good()))[2]),
  'an algorithm that is missing': () => handmade({ kid: 'key-1' }),
  'an algorithm that is a list': () => handmade({ alg: ['RS256'], kid: 'key-1' }),
  'HS256 with the public key as PEM': async () =>
    confused('HS256', await exportSPKI(site.key.publicKey)),
  'HS256 with the public key as JSON': async () =>
    confused('HS256', JSON.stringify(site.key.published)),
  'HS512 with the public modulus': () => confused('HS512', String(site.key.published.n)),
  'HS384 with nothing': () => confused('HS384', ''),
  RS384: () => signedWith('RS384'),
  RS512: () => signedWith('RS512'),
  PS256: () => signedWith('PS256'),
  ES256: () => signedWith('ES256'),
  EdDSA: () => signedWith('EdDSA'),
  'no signature': async () => (await parts(good())).slice(0, 2).join('.'),
  'an empty signature': async () => `${(await parts(good())).slice(0, 2).join('.')}.`,
  'a signature cut short': async () => (await good()).slice(0, -20),
  'a signature of zeros': async () =>
    [...(await parts(good())).slice(0, 2), 'A'.repeat(342)].join('.'),
  'the signature of another token': async () => {
    const [header, payload] = await parts(good());
    return `${header}.${payload}.${(await parts(withClaims({ jti: 'other' })))[2]}`;
  },
  'another subject under a good signature': async () => {
    const [header, , signature] = await parts(
      signToken(site.key, accessClaims('auth0|sample-new', siteTime)),
    );
    return `${header}.${encode(claims())}.${signature}`;
  },
  'the key of a stranger under our key’s id': () => signedByStranger(),
  'the key of a stranger under its own id': () => signedByStranger({ kid: 'stranger' }),
  'no key id': () => good({ kid: undefined }),
  'an empty key id': () => good({ kid: '' }),
  'a key id that is a number': () => handmade({ alg: 'RS256', kid: 1 }),
  'a key id that climbs': () => signedByStranger({ kid: '../../../../dev/null' }),
  'a key id that is an address': () => signedByStranger({ kid: `${trapAddress}/key` }),
  'a key id with SQL in it': () => signedByStranger({ kid: "x' or '1'='1" }),
  'a key id of a thousand letters': () => signedByStranger({ kid: 'k'.repeat(1000) }),
  'a key id called __proto__': () => signedByStranger({ kid: '__proto__' }),
  'a key of its own in its header': async () =>
    signedByStranger({ jwk: await exportJWK(stranger.publicKey) }),
  'a key of its own, under a good signature': async () =>
    good({ jwk: await exportJWK(stranger.publicKey) }),
  'an address of keys': () => signedByStranger({ jku: `${trapAddress}/jwks.json` }),
  'an address of keys, under a good signature': () => good({ jku: `${trapAddress}/jwks.json` }),
  'an address of certificates': () => signedByStranger({ x5u: `${trapAddress}/x5u` }),
  'a certificate of its own': () => signedByStranger({ x5c: ['MIIB'] }),
  'an extension that must be understood': () =>
    handmade({ alg: 'RS256', kid: 'key-1', crit: ['exp'] }),
  'a payload that is not encoded': () =>
    handmade({ alg: 'RS256', kid: 'key-1', b64: false, crit: ['b64'] }),
  'another issuer': () => replaced('iss', 'https://evil.example/'),
  'an issuer that begins as ours': () => replaced('iss', `${issuer}evil`),
  'an issuer that ours begins with': () => replaced('iss', issuer.slice(0, -1)),
  'an issuer on a host that begins as ours': () =>
    replaced('iss', 'https://login.knurl.example.evil.example/'),
  'our issuer in capitals': () => replaced('iss', issuer.toUpperCase()),
  'a list of issuers': () => replaced('iss', [issuer]),
  'no issuer': () => signToken(site.key, without('iss')),
  'another audience': () => replaced('aud', 'https://other.example/api'),
  'an audience that begins as ours': () => replaced('aud', `${audience}/v2`),
  'an audience that ours begins with': () => replaced('aud', audience.slice(0, -1)),
  'an audience with ours inside it': () => replaced('aud', `x ${audience} x`),
  'other audiences alone': () => replaced('aud', [`${issuer}userinfo`, 'knurl']),
  'no audience': () => signToken(site.key, without('aud')),
  'an ID token': () => replaced('aud', 'knurl'),
  'an ID token with all that belongs to it': () =>
    withClaims({ aud: 'knurl', nonce: 'n', at_hash: 'h', auth_time: now, email: 'a@b.example' }),
  expired: () => withClaims({ iat: now - 7200, exp: now - 60 }),
  'expired since the epoch': () => replaced('exp', 0),
  'no expiry': () => signToken(site.key, without('exp')),
  'an expiry that is a text': () => replaced('exp', String(now + 7200)),
  'an expiry that is null': () => replaced('exp', null),
  'not valid yet': () => replaced('nbf', now + 600),
  'issued in the future': () => withClaims({ iat: now + 600, exp: now + 7200 }),
  'issued a month ago and still not expired': () =>
    withClaims({ iat: now - 30 * 86_400, exp: now + 30 * 86_400 }),
  'no time of issue': () => signToken(site.key, without('iat')),
  'no subject': () => signToken(site.key, without('sub')),
  'an empty subject': () => replaced('sub', ''),
  'a subject that is an object': () => replaced('sub', { toString: subscriber }),
  'a subject of a thousand letters': () => replaced('sub', 's'.repeat(1000)),
  'claims that are a list': () => handmade({ alg: 'RS256', kid: 'key-1' }, 'AAAA', [claims()]),
  'a header that is no JSON': () => `${base64url.encode('{alg')}.${encode(claims())}.AAAA`,
  'an encrypted token': async () => {
    const { publicKey } = await generateKeyPair('RSA-OAEP');
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims())))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
      .encrypt(publicKey);
  },
  'five parts': async () => `${await good()}.x.y`,
  'two good tokens': async () => `${await good()}, Bearer ${await good()}`,
  'a good token with a space in it': async () => (await good()).replace('.', ' .'),
  'a good token with words behind it': async () => `${await good()} and more`,
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
    `${await good()}${' '.repeat(1024 * 1024)}x`,
};

const guarded = [
  '/api/members/plans',
  '/api/members/plans/workout-plans/legs/heavy-legs-and-glutes',
  '/api/members/plans/workout-plans/full-body/full-body-strength-hour',
  '/api/members/pictures/workout-plans/legs/heavy-legs-and-glutes',
  '/api/customer/',
];

const Sentence = v.strictObject({ error: v.literal('Please log in to see this.') });

it('has forty of them and more, and a good one beside them that opens everything', async () => {
  expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(40);
  for (const address of guarded) {
    expect((await site.ask(address, await good())).status, address).toBe(200);
    expect((await site.ask(address, await good({ typ: 'at+jwt' }))).status).toBe(200);
  }
});

describe('is turned away with one sentence, whatever it asks for', () => {
  it.each(Object.entries(hostile))('%s', async (_what, make) => {
    const token = await make();
    for (const address of guarded) {
      const answer = await site.ask(address, token);
      expect(answer.status, address).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      v.parse(Sentence, await answer.json());
    }
  });
});

it('and none of them made us fetch anything but our own keys, nor those again', () => {
  expect(trapped).toEqual([]);
  expect(outbound).toEqual([]);
  expect(new Set(site.keyService.asked)).toEqual(new Set([`${issuer}.well-known/jwks.json`]));
  // Once for the first good token; the cooldown held for all the unknown key ids after it.
  expect(site.keyService.asked.length).toBe(1);
});

it.each([
  ['Basic', `Basic ${Buffer.from('a:b').toString('base64')}`],
  ['Digest', 'Digest username="a"'],
  ['no scheme', undefined],
])('the scheme %s counts for nothing', async (_name, header) => {
  const authorization = header ?? (await good());
  const request = new Request(`https://knurl.example${guarded[0]}`, { headers: { authorization } });
  await expect(site.dependencies.identify(request)).rejects.toThrow('Please log in to see this.');
});

it('a token that any byte of is changed is refused', async () => {
  const token = await good();
  const [header = '', payload = ''] = token.split('.');
  const positions = [0, 5, header.length + 3, header.length + payload.length - 4, token.length - 9];
  for (const position of positions) {
    const letter = token[position] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, position) + letter + token.slice(position + 1);
    expect((await site.ask('/api/members/plans', changed)).status, String(position)).toBe(401);
  }
});
