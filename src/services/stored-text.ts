import { useSyncExternalStore } from 'react';

/** A text that this browser remembers under a key of section 3 of the specification. */
export type StoredText = {
  /** The text, empty on the server, in the first render and wherever nothing is stored. */
  readonly useText: () => string;
  readonly set: (text: string) => void;
};

/**
 * Remembers a text in the browser's storage and tells every reader of a change, in other tabs too. Where a browser
 * stores nothing the text is remembered until the page is left.
 */
export const createStoredText = (key: string): StoredText => {
  const readers = new Set<() => void>();
  let unstored = '';

  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? unstored;
    } catch {
      return unstored;
    }
  };
  const subscribe = (reader: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) reader();
    };
    readers.add(reader);
    addEventListener('storage', onStorage);
    return () => {
      readers.delete(reader);
      removeEventListener('storage', onStorage);
    };
  };

  return {
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    set: (text) => {
      unstored = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // Remembered above.
      }
      for (const reader of readers) reader();
    },
  };
};
