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
  // The library lists the keys of a storage with Object.keys.
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
 * Gives Node the browser globals that Auth0's library uses. jsdom would work too, but it has its
 * own byte arrays, which the login service in the same process doesn't accept.
 */
export const stubBrowser = (origin: string): void => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
};
