import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function on every render, which does the newest `work`: for what a press calls in a part
 * that isn’t drawn again with each set. Not to be called while rendering.
 */
export const useSteadyCallback = <Given extends readonly unknown[]>(
  work: (...given: Given) => void,
): ((...given: Given) => void) => {
  const newest = useRef(work);
  useInsertionEffect(() => {
    newest.current = work;
  });
  return useCallback((...given: Given): void => newest.current(...given), []);
};
