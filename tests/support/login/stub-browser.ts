import { vi } from 'vitest';

const createStorage = (): Storage => {
  const items = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  // The library lists the keys of a storage as those of any object.
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: items.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  });
};

/**
 * Gives Node what Auth0's library asks of a browser. A whole jsdom would bring byte arrays of its own, which the login
 * service in the same process does not take.
 */
export const stubBrowser = (origin: string): void => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
};
