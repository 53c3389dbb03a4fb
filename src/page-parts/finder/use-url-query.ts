import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
};

/**
 * The query of the page's address, including the question mark; empty during the build and in the
 * first render.
 */
export const useUrlQueryString = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/**
 * The part of the page's address after `#`, with it; empty during the build and in the first
 * render. No server is sent it.
 */
export const useUrlHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );

/**
 * Changes the query of the page's address, and what stands after `#`, without a navigation, as a
 * new history entry: Back undoes it, a reload keeps it. The entry keeps the page's state, so that
 * Gatsby's router doesn't see a change.
 */
export const pushUrlQueryAndHash = (query: string, hash = ''): void => {
  if (query === location.search && hash === location.hash) return;
  history.pushState(history.state, '', `${location.pathname}${query}${hash}`);
  for (const listener of listeners) listener();
};
