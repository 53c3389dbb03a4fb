import { useEffect, useEffectEvent, useState } from 'react';

/** A part whose script loads when it is needed. */
export type LazyPartState<Part> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'loaded'; readonly part: Part };

const failed =
  'This part couldn’t be loaded. Check your connection, then close it and open it again.';

/** Loads a part of the page once it is needed. */
export const useLazyPart = <Part>(
  isNeeded: boolean,
  load: () => Promise<Part>,
): LazyPartState<Part> => {
  const [late, setLate] = useState<LazyPartState<Part>>({ kind: 'loading' });
  const loadNow = useEffectEvent(load);
  const isMissing = isNeeded && late.kind !== 'loaded';
  useEffect(() => {
    if (!isMissing) return;
    loadNow().then(
      (part) => setLate({ kind: 'loaded', part }),
      () => setLate({ kind: 'failed', sentence: failed }),
    );
  }, [isMissing]);
  return late;
};
