import { createHash } from 'node:crypto';
import type { Account } from '../account.ts';
import type { StoredAnswer } from '../objects-by-kind.ts';
import { invalidRequest, WireError } from './errors.ts';

const maxKeyLength = 255;
const keptSeconds = 24 * 3600;

/** Ensures that a request with a key is executed only once. */
export type Idempotency = {
  /**
   * Returns the response of the earlier request with this key. Throws if that request was a
   * different one, or is still running. If there was none, the key belongs to this request until it
   * is stored or released.
   */
  readonly claim: (key: string, fingerprint: string) => StoredAnswer | undefined;
  readonly store: (key: string, fingerprint: string, status: number, body: string) => void;
  readonly release: (key: string) => void;
};

/** A digest of what makes two requests the same: method, path and parameters. */
export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

/** The 409 error for a key whose first request is still running. */
export const keyInUse = (key: string): WireError =>
  new WireError(
    409,
    `There is currently another in-progress request using this Stripe-Idempotency-Key (${key}). Please try again later.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );

/** Opens the store of idempotency keys. Keys are valid for a day. */
export const openIdempotency = (
  account: Account,
  machineTime: () => number = () => Date.now(),
): Idempotency => {
  const running = new Set<string>();
  const now = (): number => Math.floor(machineTime() / 1000);
  for (const { id, at } of account.books.all('answer')) {
    if (at <= now() - keptSeconds) account.books.drop('answer', id);
  }
  return {
    claim: (key, fingerprint) => {
      if (key.length > maxKeyLength) {
        throw invalidRequest(`Idempotency keys may be at most ${maxKeyLength} characters.`);
      }
      if (running.has(key)) throw keyInUse(key);
      const stored = account.books.find('answer', key);
      if (stored !== undefined && stored.at > now() - keptSeconds) {
        if (stored.fingerprint === fingerprint) return stored;
        throw new WireError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        );
      }
      running.add(key);
      return undefined;
    },
    store: (key, fingerprint, status, body) => {
      running.delete(key);
      account.books.put('answer', { id: key, fingerprint, status, body, at: now() });
    },
    release: (key) => void running.delete(key),
  };
};
