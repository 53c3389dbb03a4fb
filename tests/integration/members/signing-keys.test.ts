import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toIdentify, type Identify } from '../../../src/server/access-token.ts';
import { Refusal } from '../../../src/server/refusal.ts';
import { KeysUnavailable, openSigningKeys } from '../../../src/server/signing-keys.ts';
import {
  accessClaims,
  audience,
  createIssuerKey,
  createKeyService,
  issuer,
  signToken,
  type IssuerKey,
  type KeyService,
} from '../../support/members/token-issuer.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

let first: IssuerKey;
let second: IssuerKey;
let service: KeyService;
let identify: Identify;

beforeEach(async () => {
  // `jose` counts its cooldown by Date.
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  first = await createIssuerKey('one');
  second = await createIssuerKey('two');
  service = createKeyService(first);
  identify = toIdentify(
    { issuer, audience },
    openSigningKeys(`${issuer}.well-known/jwks.json`, { send: service.send }),
  );
});
afterEach(() => vi.useRealTimers());

const passes = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() + milliseconds);
};
const tokenOf = (key: IssuerKey): Promise<string> =>
  signToken(key, accessClaims('auth0|anna', new Date()));
const arrive = async (token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  try {
    return await identify(new Request('https://knurl.example/api/customer/', { headers }));
  } catch (error) {
    if (error instanceof Refusal) return `refused ${error.status}`;
    if (error instanceof KeysUnavailable) return 'unavailable';
    throw error;
  }
};
const comes = async (key: IssuerKey): Promise<string> => arrive(await tokenOf(key));

it('fetches the keys once for many members at once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => comes(first)));
  expect(new Set(all)).toEqual(new Set(['auth0|anna']));
  expect(service.asked).toEqual([`${issuer}.well-known/jwks.json`]);
});

it('knows a new key half a minute after the last fetch, and forgets one that is withdrawn', async () => {
  expect(await comes(first)).toBe('auth0|anna');
  service.publish(second);
  expect(await comes(second)).toBe('refused 401');
  passes(31_000);
  expect(await comes(second)).toBe('auth0|anna');
  expect(await comes(first)).toBe('refused 401');
  expect(service.asked.length).toBe(2);
});

it('is made to fetch the keys at most twice a minute, whatever key ids are sent', async () => {
  expect(await comes(first)).toBe('auth0|anna');
  const strangers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => createIssuerKey(`unknown-${index}`)),
  );
  for (let second = 0; second < 60; second += 1) {
    passes(1000);
    for (const stranger of strangers) expect(await comes(stranger)).toBe('refused 401');
  }
  expect(service.asked.length).toBeLessThanOrEqual(3);
});

describe('while the key service is down', () => {
  const isDown = (): void => {
    service.behave(() => {
      throw new TypeError('fetch failed');
    });
  };

  it('members go on with warm keys, for a day', async () => {
    expect(await comes(first)).toBe('auth0|anna');
    isDown();
    for (let hours = 0; hours < 23; hours += 1) {
      passes(hour);
      expect(await comes(first)).toBe('auth0|anna');
    }
    passes(3 * hour);
    expect(await comes(first)).toBe('unavailable');
    service.publish(first);
    passes(minute);
    expect(await comes(first)).toBe('auth0|anna');
  });

  it('a token that may be good is not called bad', async () => {
    expect(await comes(first)).toBe('auth0|anna');
    isDown();
    passes(minute);
    expect(await comes(second)).toBe('unavailable');
    expect(await comes(first)).toBe('auth0|anna');
  });

  it('and no key is known, everybody is told so, and the service is asked every five seconds', async () => {
    isDown();
    const stranger = await createIssuerKey('unknown');
    for (let second = 0; second < 20; second += 1) {
      expect(await comes(first)).toBe('unavailable');
      expect(await comes(stranger)).toBe('unavailable');
      passes(1000);
    }
    expect(service.asked.length).toBeLessThanOrEqual(4);
    service.publish(first);
    passes(5000);
    expect(await comes(first)).toBe('auth0|anna');
  });

  it('junk is still turned away, without asking anybody', async () => {
    isDown();
    expect(await arrive('a.b.c')).toBe('refused 401');
    expect(service.asked).toEqual([]);
  });

  it.each([
    ['an error', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['a redirect', () => Response.redirect('https://evil.example/jwks.json')],
    ['no keys', () => Response.json({ keys: 'none' })],
    ['nothing of use', () => Response.json({})],
  ])('%s in place of keys is no answer', async (_what, answer) => {
    expect(await comes(first)).toBe('auth0|anna');
    service.behave(answer);
    passes(2 * hour);
    expect(await comes(first)).toBe('auth0|anna');
    expect(service.asked.every((address) => address === `${issuer}.well-known/jwks.json`)).toBe(
      true,
    );
  });
});
