import { useSyncExternalStore } from 'react';

/*
 * Which exercise's history is on the page stands behind the address's `#`: the name of an exercise of her own may have come from her file,
 * and what is behind `#` never goes to the server.
 */

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

/** What stands behind the address for the history of an exercise; nothing for the whole log. */
export const hashOf = (exercise: string | undefined): string =>
  exercise === undefined ? '' : `#${new URLSearchParams({ exercise }).toString()}`;

/** The key of the exercise whose history the address asks for; an empty text is none. */
export const useShownExercise = (): string => {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return new URLSearchParams(hash.slice(1)).get('exercise') ?? '';
};

/**
 * Shows the history of an exercise, or the whole log, without a navigation, as a new entry of the history. The entry has the state of the
 * page, so that Gatsby's router finds nothing changed.
 */
export const showExercise = (exercise: string | undefined): void => {
  history.pushState(history.state, '', `${location.pathname}${hashOf(exercise)}`);
  for (const listener of listeners) listener();
};
