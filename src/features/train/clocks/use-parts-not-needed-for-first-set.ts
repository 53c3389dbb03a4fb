import { useCallback, useEffect, useState } from 'react';
import { preloadSessionParts, sessionPartLoaders } from '../lazy-parts.ts';

export type PartsNotNeededForFirstSet = Awaited<ReturnType<typeof sessionPartLoaders.clocks>>;

let known: PartsNotNeededForFirstSet | undefined;

/** Loads the clocks for every session of this page. */
export const loadPartsNotNeededForFirstSet = async (): Promise<PartsNotNeededForFirstSet> => {
  known = await sessionPartLoaders.clocks();
  return known;
};

/**
 * The clocks of a session, loaded once its first set is on the screen, followed by all its other
 * parts. A part that fails is loaded again when the browser is back online.
 */
export const usePartsNotNeededForFirstSet = (): {
  /** Undefined until they have loaded: sets can be logged without them. */
  readonly clocks: PartsNotNeededForFirstSet | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} => {
  const [clocks, setClocks] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback((): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    const left = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const here = await loadPartsNotNeededForFirstSet();
        if (left.signal.aborted) return;
        setClocks(here);
      } catch {
        if (!left.signal.aborted) setFailed(true);
        return;
      }
      // Each part is loaded again by the press that needs it.
      await preloadSessionParts(left.signal).catch(() => undefined);
    };
    // After two frames the set has been painted.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => void load()));
    addEventListener('online', retry, { signal: left.signal });
    return () => {
      cancelAnimationFrame(frame);
      left.abort();
    };
  }, [attempt, retry]);
  return { clocks, hasFailed, retry };
};
