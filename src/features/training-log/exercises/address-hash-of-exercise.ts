import { useSyncExternalStore } from 'react';

/*
 * The exercise whose history is shown is in the address's fragment: the name of an exercise of the
 * lifter’s own may come from her file, and the fragment is never sent to the server.
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

/** The fragment for the history of an exercise; empty for the whole log. */
export const addressHashOfExercise = (exercise: string | undefined): string =>
  exercise === undefined ? '' : `#${new URLSearchParams({ exercise }).toString()}`;

/** The key of the exercise in the address; an empty text if there is none. */
export const useShownExerciseKeyOrEmpty = (): string => {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return new URLSearchParams(hash.slice(1)).get('exercise') ?? '';
};

/**
 * Shows the history of an exercise, or the whole log, without navigating, as a new history entry.
 * The entry has the page's state, so that Gatsby's router sees no change.
 */
export const showExerciseHistoryOrWholeLog = (exercise: string | undefined): void => {
  history.pushState(history.state, '', `${location.pathname}${addressHashOfExercise(exercise)}`);
  for (const listener of listeners) listener();
};
