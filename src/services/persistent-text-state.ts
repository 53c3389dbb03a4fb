import { useSyncExternalStore } from 'react';
import { recall, remember, type DeviceStorageKey } from './storage.ts';

/** A text in the browser's storage that components can subscribe to. */
export type PersistentTextState = {
  /** The text; empty on the server, in the first render, and when nothing is stored. */
  readonly useText: () => string;
  readonly set: (text: string) => void;
};

/**
 * Creates a stored text. Components render again when it changes, even in another tab. Without
 * storage the text is kept until the visitor leaves the page.
 */
export const createPersistentTextState = (key: DeviceStorageKey): PersistentTextState => {
  const listeners = new Set<() => void>();
  let unstored = '';

  const read = (): string => recall(key) ?? unstored;
  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  };

  return {
    useText: () => useSyncExternalStore(subscribe, read, () => ''),
    set: (text) => {
      unstored = text;
      remember(key, text);
      for (const listener of listeners) listener();
    },
  };
};
