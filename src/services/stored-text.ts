import { useSyncExternalStore } from 'react';
import { recall, remember, type DeviceKey } from './storage.ts';

/** A text on the visitor's device that components follow. */
export type StoredText = {
  /** The text; empty on the server, in the first render, and where nothing is stored. */
  readonly useText: () => string;
  readonly set: (text: string) => void;
};

/**
 * Follows a text on the visitor's device: every reader learns of a change, in other tabs too. Where the browser keeps
 * nothing it is remembered until the page is left.
 */
export const createStoredText = (key: DeviceKey): StoredText => {
  const readers = new Set<() => void>();
  let unstored = '';

  const read = (): string => recall(key) ?? unstored;
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
      remember(key, text);
      for (const reader of readers) reader();
    },
  };
};
