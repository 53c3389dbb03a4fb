import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';

/** The geolocation service that returns the currency of an address. */
export type GeolocationSettings = {
  /** Such as `https://api.ipregistry.co`; a slash and the visitor's address are appended. */
  readonly url: string;
  readonly key: string;
};

/**
 * Finds the ISO 4217 code of the currency at a network address; undefined if the service doesn't
 * know.
 */
export type FindCurrencyCodeOfIpAddress = (address: string) => Promise<string | undefined>;

/** The visitor sees pounds in the meantime, so nothing waits for it; but the request must end. */

const Answer = v.object({
  currency: v.nullish(
    v.object({ code: v.nullish(v.pipe(v.string(), v.trim(), v.regex(/^([a-z]{3})?$/i))) }),
  ),
});

/** The problem, without anything that might contain the key or the visitor's address. */
const describe = (error: unknown): string =>
  v.isValiError(error) || error instanceof SyntaxError
    ? 'it answered nonsense'
    : error instanceof Error && error.name === 'TimeoutError'
      ? 'it took too long'
      : 'it cannot be reached';

/**
 * Calls the service (spec, section 7: `key` and `fields=currency`). Throws an Error with a sentence
 * that contains neither the key nor the visitor's address.
 */
export const createFindCurrencyCodeOfIpAddress =
  (
    { url, key }: GeolocationSettings,
    wait: number = outsideSystemTimeoutsMs.geolocation,
  ): FindCurrencyCodeOfIpAddress =>
  async (address) => {
    const query = new URLSearchParams({ key, fields: 'currency' });
    const place = `${url.replace(/\/+$/, '')}/${encodeURIComponent(address)}`;
    let status = 200;
    try {
      const answer = await fetch(`${place}?${query}`, {
        headers: { accept: 'application/json' },
        // The key must not be sent to another host.
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
