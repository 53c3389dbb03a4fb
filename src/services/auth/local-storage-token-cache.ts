import { LocalStorageCache } from '@auth0/auth0-react';
import * as v from 'valibot';

/** The key of the last renewal's mark, in both the local storage and IndexedDB. */
const markKey = 'renewal';

/** The end of the key under which the library stores who is logged in (`remembered-session.ts`). */
const memberKeySuffix = '::@@user@@';

/**
 * How long a tab waits for data that another tab has stored, and how often it checks, in
 * milliseconds.
 */
const storageTimeoutMs = 2000;
const lookEveryMs = 10;

/** The remainder of an entry whose access token has expired, as the library writes it. */
const ExpiredEntry = v.object({
  body: v.object({ refresh_token: v.string(), access_token: v.optional(v.undefined()) }),
});

/**
 * Resolves with a request's result; undefined if it fails, for example because the browser stores
 * nothing.
 */
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
 * The tokens of Auth0's library, in the local storage. A refresh token can be used once: if it is
 * sent twice, the session is lost. So no tab may renew with a token that another tab has already
 * used, and no tab may find a session without tokens: it would end it. Three things get in the way
 * of that:
 *
 * - Other tabs see a write to the local storage late, even after the lock that Auth0's library
 *   takes for a renewal. IndexedDB has no such delay. Each renewal leaves a mark in both, and a
 *   reader of tokens waits until both marks agree.
 * - The library writes the old refresh token back when it finds an expired entry, without the lock,
 *   and may overwrite what another tab has just renewed. Such an entry has no access token, and is
 *   not stored.
 * - The library stores who is logged in first, and the tokens when that is done. Who is logged in
 *   waits here for the tokens, so that other tabs see both or neither.
 */
export class LocalStorageTokenCache extends LocalStorageCache {
  readonly #database = openDatabase();
  /** Writes who is logged in, once the tokens of the same login or renewal are stored. */
  #writeMember: (() => void) | undefined;

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
    // One of the two storages has been cleared.
    localStorage.setItem(markKey, mark);
  }

  override async get<T>(key: string): Promise<T | undefined> {
    if (super.get(key) === undefined) return undefined;
    await this.#waitForOtherTabs();
    return super.get<T>(key);
  }

  override async set<T>(key: string, entry: T): Promise<void> {
    if (v.is(ExpiredEntry, entry)) return;
    if (key.endsWith(memberKeySuffix)) {
      this.#writeMember = () => super.set(key, entry);
      return;
    }
    super.set(key, entry);
    this.#writeMember?.();
    this.#writeMember = undefined;
    await this.#writeMark();
  }
}
