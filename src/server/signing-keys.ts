import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** The login service's keys cannot be had, so that nothing signed by it can be checked; trying again may help. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the login service cannot be had.', { cause });
    this.name = 'KeysUnavailable';
  }
}

/** The keys that the login service signs with. */
export type SigningKeys = {
  readonly keyFor: JWTVerifyGetKey;
  /** True while the key service does not answer: a key that is not known may be a new one. */
  readonly isFailing: () => boolean;
};

type KeyOptions = {
  readonly send?: typeof fetch;
  /** Milliseconds, as `Date.now` counts them. */
  readonly clock?: () => number;
};

const second = 1000;
const hour = 60 * 60 * second;

/** After keys were fetched, no token makes us fetch them again for so long, whatever key it names. */
const cooldown = 30 * second;
/** The keys are fetched anew when they are older. */
const freshFor = hour;
/** While the key service is down the last keys hold for so long, */
const holdFor = 24 * hour;
/** and it is asked again after so long. */
const pauseAfterFailure = 5 * second;
const patience = 3 * second;

const KeySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });

/**
 * The keys at an address, fetched when they are first needed. Only our own settings name that address; nothing in a
 * token does.
 */
export const openSigningKeys = (
  address: string,
  { send = fetch, clock = Date.now }: KeyOptions = {},
): SigningKeys => {
  let last: { readonly text: string; readonly at: number } | undefined;
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  const fetchText = async (url: string, init: RequestInit): Promise<string> => {
    if (failure !== undefined && clock() < failure.at + pauseAfterFailure) throw failure.error;
    try {
      const answer = await send(url, init);
      if (answer.status !== 200) throw new Error(`The key service answered ${answer.status}.`);
      const text = await answer.text();
      v.parse(KeySet, JSON.parse(text));
      last = { text, at: clock() };
      failure = undefined;
      return text;
    } catch (error) {
      failure = { at: clock(), error };
      throw error;
    }
  };

  const fetchOrHold = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      return new Response(await fetchText(url, init));
    } catch (error) {
      if (last === undefined || clock() > last.at + holdFor) throw new KeysUnavailable(error);
      return new Response(last.text);
    }
  };

  return {
    keyFor: createRemoteJWKSet(new URL(address), {
      cooldownDuration: cooldown,
      cacheMaxAge: freshFor,
      timeoutDuration: patience,
      [customFetch]: fetchOrHold,
    }),
    isFailing: () => failure !== undefined,
  };
};
