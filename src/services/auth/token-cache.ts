import { LocalStorageCache } from '@auth0/auth0-react';
import * as v from 'valibot';

/** Under this key the local storage and IndexedDB hold the mark of the last renewal. */
const markKey = 'renewal';

/** How long a tab waits for what another one has stored, in milliseconds, and how often it looks. */
const storageTimeoutMs = 2000;
const lookEveryMs = 10;

/** What the library leaves of an entry whose access token has expired. */
const ExpiredEntry = v.object({
  body: v.object({ refresh_token: v.string(), access_token: v.optional(v.undefined()) }),
});

/** Resolves with a request's result; undefined when it fails, as it does where the browser stores nothing. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });

const openDatabase = (): Promise<IDBDatabase | undefined> => {
  try {
    const request = indexedDB.open('login', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(markKey);
    return resultOf(request);
  } catch {
    return Promise.resolve(undefined);
  }
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The tokens of Auth0's library, in the local storage. A refresh token is worth one renewal: whoever sends it twice loses
 * the session. So no tab may renew with a token that another tab has already renewed with, and two things stand against that:
 *
 * - What a tab writes to the local storage reaches other tabs late, even after the lock that Auth0's library takes for a
 *   renewal. IndexedDB isn't late. Each renewal leaves a mark in both, and who reads tokens waits until both marks agree.
 * - The library writes the old refresh token back when it finds an expired entry, without the lock, and may overwrite
 *   what another tab has just renewed. Such an entry has no access token, and is not stored.
 */
export class TokenCache extends LocalStorageCache {
  readonly #database = openDatabase();

  async #readMark(): Promise<string | undefined> {
    const database = await this.#database;
    const mark: unknown =
      database && (await resultOf(database.transaction(markKey).objectStore(markKey).get(markKey)));
    return typeof mark === 'string' ? mark : undefined;
  }

  async #writeMark(): Promise<void> {
    const mark = crypto.randomUUID();
    localStorage.setItem(markKey, mark);
    const database = await this.#database;
    if (database === undefined) return;
    const transaction = database.transaction(markKey, 'readwrite');
    transaction.objectStore(markKey).put(mark, markKey);
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => resolve();
    });
  }

  async #waitForOtherTabs(): Promise<void> {
    const mark = await this.#readMark();
    if (mark === undefined) return;
    for (let waited = 0; waited < storageTimeoutMs; waited += lookEveryMs) {
      if (localStorage.getItem(markKey) === mark) return;
      await wait(lookEveryMs);
    }
    // Somebody has emptied one of the two.
    localStorage.setItem(markKey, mark);
  }

  override async get<T>(key: string): Promise<T | undefined> {
    if (super.get(key) === undefined) return undefined;
    await this.#waitForOtherTabs();
    return super.get<T>(key);
  }

  override async set<T>(key: string, entry: T): Promise<void> {
    if (v.is(ExpiredEntry, entry)) return;
    super.set(key, entry);
    await this.#writeMark();
  }
}
