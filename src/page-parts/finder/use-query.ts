import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

/** The address's query with its question mark; empty during the build and in the first render. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/**
 * Changes the address's query without a navigation, as a new entry of the history: Back undoes it, a reload keeps it. The
 * entry has the state of the page, so that Gatsby's router finds nothing changed.
 */
export const changeQuery = (query: string): void => {
  if (query === location.search) return;
  history.pushState(history.state, '', `${location.pathname}${query}`);
  for (const listener of listeners) listener();
};
