import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False during the build and in the browser's first render, which must give the same HTML; true
 * from then on. Render anything that only the browser knows once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
