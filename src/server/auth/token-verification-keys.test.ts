import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generalApiPaths } from '../../domain/api-paths.ts';
import { Refusal } from '../http/answers.ts';
import { createAuthenticateSubject, type AuthenticateSubjectOrRefuse } from './access-token.ts';
import {
  audience,
  clientId,
  createAccessTokenClaims,
  createFakeKeyService,
  createIssuerKey,
  issuer,
  jwksAddress,
  signToken,
  type FakeKeyService,
  type IssuerKey,
} from './token-issuer.test-support.ts';
import {
  TokenVerificationKeysUnavailable,
  openTokenVerificationKeys,
  type TokenVerificationKeys,
} from './token-verification-keys.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let firstKey: IssuerKey;
let secondKey: IssuerKey;
let keyService: FakeKeyService;
let keys: TokenVerificationKeys;
let authenticate: AuthenticateSubjectOrRefuse;

beforeAll(async () => {
  firstKey = await createIssuerKey('one');
  secondKey = await createIssuerKey('two');
});
beforeEach(() => {
  // `jose` measures its cooldown with Date.
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  keyService = createFakeKeyService(firstKey);
  keys = openTokenVerificationKeys(jwksAddress, { fetchUrl: keyService.fetchUrl });
  authenticate = createAuthenticateSubject({ issuer, audience, clientId }, keys);
});
afterEach(() => vi.useRealTimers());

const advance = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() + milliseconds);
};
/** The result of `authenticate` for a token: its subject, or how it fails. */
const resultOf = async (token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  try {
    return await authenticate(
      new Request(`https://knurl.example${generalApiPaths.customer}`, { headers }),
    );
  } catch (error) {
    if (error instanceof Refusal) return `refused ${error.status}`;
    if (error instanceof TokenVerificationKeysUnavailable) return 'unavailable';
    throw error;
  }
};
const tokenSignedWith = (key: Pick<IssuerKey, 'kid' | 'privateKey'>): Promise<string> =>
  signToken(key, createAccessTokenClaims('auth0|anna', new Date()));
const resultWith = async (key: Pick<IssuerKey, 'kid' | 'privateKey'>): Promise<string> =>
  resultOf(await tokenSignedWith(key));
const unknownKey = (kid: string) => ({ ...secondKey, kid });

it('fetches the keys once for many requests at the same moment', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => resultWith(firstKey)));
  expect(new Set(results)).toEqual(new Set(['auth0|anna']));
  expect(keyService.requests).toEqual([jwksAddress]);
});

it('accepts a new key half a minute after the last fetch, and refuses a withdrawn one', async () => {
  expect(await resultWith(firstKey)).toBe('auth0|anna');
  keyService.publish(secondKey);
  expect(await resultWith(secondKey)).toBe('refused 401');
  advance(31 * second);
  expect(await resultWith(secondKey)).toBe('auth0|anna');
  expect(await resultWith(firstKey)).toBe('refused 401');
  expect(keyService.requests.length).toBe(2);
});

it('fetches the keys at most twice a minute, whatever key ids the tokens have', async () => {
  expect(await resultWith(firstKey)).toBe('auth0|anna');
  const tokens = await Promise.all(
    Array.from({ length: 8 }, (_, index) => tokenSignedWith(unknownKey(`unknown-${index}`))),
  );
  for (let seconds = 0; seconds < 60; seconds += 1) {
    advance(second);
    for (const token of tokens) expect(await resultOf(token)).toBe('refused 401');
  }
  expect(keyService.requests.length).toBe(3);
});

describe('while the key service is down', () => {
  const takeDown = (): void => {
    keyService.answerWith(() => {
      throw new TypeError('fetch failed');
    });
  };

  it('uses the last keys for a day', async () => {
    expect(await resultWith(firstKey)).toBe('auth0|anna');
    takeDown();
    for (let hours = 0; hours < 23; hours += 1) {
      advance(hour);
      expect(await resultWith(firstKey)).toBe('auth0|anna');
    }
    advance(3 * hour);
    expect(await resultWith(firstKey)).toBe('unavailable');
    keyService.publish(firstKey);
    advance(minute);
    expect(await resultWith(firstKey)).toBe('auth0|anna');
  });

  it('throws TokenVerificationKeysUnavailable for an unknown key, because it may be a new one', async () => {
    expect(await resultWith(firstKey)).toBe('auth0|anna');
    takeDown();
    advance(minute);
    expect(await resultWith(secondKey)).toBe('unavailable');
    expect(await resultWith(firstKey)).toBe('auth0|anna');
  });

  it('throws TokenVerificationKeysUnavailable for every token before the first fetch, and retries every five seconds', async () => {
    takeDown();
    const [token, unknown] = [
      await tokenSignedWith(firstKey),
      await tokenSignedWith(unknownKey('unknown')),
    ];
    for (let seconds = 0; seconds < 20; seconds += 1) {
      expect(await resultOf(token)).toBe('unavailable');
      expect(await resultOf(unknown)).toBe('unavailable');
      advance(second);
    }
    expect(keyService.requests.length).toBe(4);
    keyService.publish(firstKey);
    advance(5 * second);
    expect(await resultOf(token)).toBe('auth0|anna');
  });

  it.each([
    ['no keys', () => Response.json({ keys: [] })],
    ['keys of another kind', () => Response.json({ keys: [{ kty: 'EC', kid: 'one' }] })],
    [
      'keys to encrypt with',
      () => Response.json({ keys: [{ kty: 'RSA', use: 'enc', kid: 'one' }] }),
    ],
    ['an error', () => new Response('', { status: 500 })],
  ])('throws TokenVerificationKeysUnavailable if the first answer is %s', async (_what, answer) => {
    keyService.answerWith(answer);
    expect(await resultWith(firstKey)).toBe('unavailable');
  });

  it('reports whether the service works, and calls it at most twice a minute', async () => {
    await keys.requireService();
    keyService.answerWith(() => new Response('', { status: 500 }));
    await keys.requireService();
    expect(keyService.requests.length).toBe(1);
    advance(31 * second);
    await expect(keys.requireService()).rejects.toThrow(TokenVerificationKeysUnavailable);
    // The last keys still open the members zone.
    expect(await resultWith(firstKey)).toBe('auth0|anna');
    keyService.publish(firstKey);
    advance(6 * second);
    await keys.requireService();
  });

  it('refuses a malformed token without a fetch', async () => {
    takeDown();
    expect(await resultOf('a.b.c')).toBe('refused 401');
    expect(keyService.requests).toEqual([]);
  });

  it.each([
    ['an error', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['a redirect', () => Response.redirect('https://evil.example/jwks.json')],
    ['JSON without keys', () => Response.json({ keys: 'none' })],
    ['an empty list', () => Response.json({ keys: [] })],
    ['an empty object', () => Response.json({})],
  ])('uses the last keys if the service answers with %s', async (_what, answer) => {
    expect(await resultWith(firstKey)).toBe('auth0|anna');
    keyService.answerWith(answer);
    advance(2 * hour);
    expect(await resultWith(firstKey)).toBe('auth0|anna');
    expect(new Set(keyService.requests)).toEqual(new Set([jwksAddress]));
  });
});
