import * as v from 'valibot';

/** The service that knows the currency of an address. */
export type GeolocationSettings = {
  /** Such as `https://api.ipregistry.co`; a slash and the visitor's address are put behind it. */
  readonly url: string;
  readonly key: string;
};

/** Finds the ISO 4217 code of the currency where a network address is; undefined if the service doesn't know. */
export type FindIsoCode = (address: string) => Promise<string | undefined>;

/** The visitor sees pounds meanwhile, so nobody waits for it; but the request must end. */
const timeoutMs = 3000;

const Answer = v.object({
  currency: v.nullish(
    v.object({ code: v.nullish(v.pipe(v.string(), v.trim(), v.regex(/^([a-z]{3})?$/i))) }),
  ),
});

/** What went wrong, without anything that may have the key or the visitor's address in it. */
const describe = (error: unknown): string =>
  v.isValiError(error) || error instanceof SyntaxError
    ? 'it answered nonsense'
    : error instanceof Error && error.name === 'TimeoutError'
      ? 'it took too long'
      : 'it cannot be reached';

/**
 * Asks the service (spec, section 7: `key` and `fields=currency`). Throws an Error with a sentence that has neither the key nor
 * the visitor's address in it.
 */
export const createGeolocationService =
  ({ url, key }: GeolocationSettings, wait = timeoutMs): FindIsoCode =>
  async (address) => {
    const query = new URLSearchParams({ key, fields: 'currency' });
    const place = `${url.replace(/\/+$/, '')}/${encodeURIComponent(address)}`;
    let status = 200;
    try {
      const answer = await fetch(`${place}?${query}`, {
        headers: { accept: 'application/json' },
        // The key is for this host alone.
        redirect: 'error',
        signal: AbortSignal.timeout(wait),
      });
      ({ status } = answer);
      const body: unknown = answer.ok ? await answer.json() : {};
      const { currency } = v.parse(Answer, body);
      if (answer.ok) return currency?.code?.toUpperCase() || undefined;
    } catch (error) {
      throw new Error(`The geolocation service failed: ${describe(error)}.`);
    }
    throw new Error(`The geolocation service answered ${status}.`);
  };
