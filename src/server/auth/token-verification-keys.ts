import type { JWTVerifyGetKey } from 'jose';
import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote';
import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import { Outage } from '../outage.ts';

/** The login service's public keys are unavailable, so no token can be checked. */
export class TokenVerificationKeysUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The keys of the login service cannot be had.', cause);
    this.name = 'SigningKeysUnavailable';
  }
}

/** The public keys of the login service. */
export type TokenVerificationKeys = {
  /** Finds the key that a token refers to; `jose` calls it. */
  readonly keyFor: JWTVerifyGetKey;
  /**
   * True while the key service is down. An unknown key may be a new one that we could not fetch.
   */
  readonly isFailing: () => boolean;
  /**
   * Throws SigningKeysUnavailable if the login service doesn't return its keys. Calls it at most
   * twice a minute while it works.
   */
  readonly requireService: () => Promise<void>;
};

type KeyOptions = {
  readonly fetchUrl?: typeof fetch;
  /** The time in milliseconds, as `Date.now` returns it. */
  readonly clock?: () => number;
};

const second = 1000;
const hour = 60 * 60 * second;

/**
 * The shortest time between two fetches. Tokens with unknown key ids can't make us fetch more
 * often.
 */
const cooldown = 30 * second;
/** Keys older than this are fetched again. */
const maxFreshAge = hour;
/** While the key service is down, the last keys are used up to this age. */
const maxStaleAge = 24 * hour;
const retryDelay = 5 * second;

/**
 * An answer without any key that could have signed a token is the service's error, so no token can
 * be checked.
 */
const KeySet = v.object({
  keys: v.pipe(
    v.array(v.looseObject({ kty: v.string(), use: v.optional(v.string(), 'sig') })),
    v.check((keys) => keys.some(({ kty, use }) => kty === 'RSA' && use === 'sig')),
  ),
});

/**
 * The keys at an address from our settings, never from a token. They are fetched when first needed.
 */
export const openTokenVerificationKeys = (
  address: string,
  { fetchUrl = fetch, clock = Date.now }: KeyOptions = {},
): TokenVerificationKeys => {
  let lastKeys: { readonly text: string; readonly at: number } | undefined;
  let checkedAt = -Infinity;
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  const fetchKeys = async (url: string, init: RequestInit): Promise<string> => {
    if (failure !== undefined && clock() < failure.at + retryDelay) throw failure.error;
    try {
      const answer = await fetchUrl(url, init);
      if (answer.status !== 200) throw new Error(`The key service answered ${answer.status}.`);
      const text = await answer.text();
      v.parse(KeySet, JSON.parse(text));
      lastKeys = { text, at: clock() };
      failure = undefined;
      return text;
    } catch (error) {
      failure = { at: clock(), error };
      throw error;
    }
  };

  const fetchOrReuseKeys = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      return new Response(await fetchKeys(url, init));
    } catch (error) {
      if (lastKeys === undefined || clock() > lastKeys.at + maxStaleAge) {
        throw new TokenVerificationKeysUnavailable(error);
      }
      return new Response(lastKeys.text);
    }
  };

  return {
    keyFor: createRemoteJWKSet(new URL(address), {
      cooldownDuration: cooldown,
      cacheMaxAge: maxFreshAge,
      timeoutDuration: outsideSystemTimeoutsMs.signingKeys,
      [customFetch]: fetchOrReuseKeys,
    }),
    isFailing: () => failure !== undefined,
    requireService: async () => {
      if (failure !== undefined || clock() >= checkedAt + cooldown) {
        checkedAt = clock();
        // `fetchKeys` remembers a failure, and how long ago it happened.
        await fetchKeys(address, {
          redirect: 'manual',
          signal: AbortSignal.timeout(outsideSystemTimeoutsMs.signingKeys),
        }).catch(() => undefined);
      }
      if (failure !== undefined) throw new TokenVerificationKeysUnavailable(failure.error);
    },
  };
};
