import { useCallback, useEffect, useState } from 'react';

/** A value that takes time to load, or fails to. */
export type LoadingLoadedOrFailed<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: unknown }
  | { readonly kind: 'loaded'; readonly value: Value };

const loading = { kind: 'loading' } as const;

/**
 * Loads with a function that must stay the same between renders for the same value. `retry` loads
 * again, `set` replaces the value.
 */
export const useLoaded = <Value>(
  load: () => Promise<Value>,
): {
  readonly loaded: LoadingLoadedOrFailed<Value>;
  readonly retry: () => void;
  readonly set: (value: Value) => void;
} => {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{
    readonly of: () => Promise<Value>;
    readonly loaded: LoadingLoadedOrFailed<Value>;
  }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: LoadingLoadedOrFailed<Value>): void => {
      if (isCurrent) setResult({ of: load, loaded });
    };
    load().then(
      (value) => show({ kind: 'loaded', value }),
      (reason: unknown) => show({ kind: 'failed', reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const retry = useCallback((): void => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const set = useCallback(
    (value: Value): void => setResult({ of: load, loaded: { kind: 'loaded', value } }),
    [load],
  );
  return { loaded: result?.of === load ? result.loaded : loading, retry, set };
};
