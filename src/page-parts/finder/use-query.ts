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

/** The query of the page's address, including the question mark; empty during the build and in the first render. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/**
 * Changes the query of the page's address without a navigation, as a new history entry: Back undoes it, a reload keeps it. The entry keeps
 * the page's state, so that Gatsby's router doesn't see a change.
 */
export const changeQuery = (query: string): void => {
  if (query === location.search) return;
  history.pushState(history.state, '', `${location.pathname}${query}`);
  for (const listener of listeners) listener();
};
