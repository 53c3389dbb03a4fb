import { useEffect, useEffectEvent, useState } from 'react';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import type { StoreName } from '../../services/training-log/storage/tables.ts';

export type LogReading<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly sentence: string };

const failed =
  'Your log could not be read just now. What you logged is safe. Reload the page, then try again.';

/**
 * Reads something from the log, and again whenever `key` or one of the stores has changed. The last
 * value stays until then, so that nothing flickers.
 */
export const useLogReading = <Value>(
  log: TrainingLog,
  stores: readonly StoreName[],
  key: string,
  read: () => Promise<Value>,
): LogReading<Value> => {
  const [logged, setLogged] = useState<LogReading<Value>>({ kind: 'loading' });
  const readNow = useEffectEvent(read);
  const isAffected = useEffectEvent((changed: readonly StoreName[]) =>
    changed.some((store) => stores.includes(store)),
  );
  useEffect(() => {
    let readings = 0;
    const again = (): void => {
      readings += 1;
      const mine = readings;
      readNow().then(
        (value) => {
          if (mine === readings) setLogged({ kind: 'ready', value });
        },
        (reason: unknown) => {
          console.error(reason);
          if (mine === readings) setLogged({ kind: 'failed', sentence: failed });
        },
      );
    };
    again();
    const stop = log.subscribe((changed) => {
      if (isAffected(changed)) again();
    });
    return () => {
      readings = Infinity;
      stop();
    };
  }, [log, key]);
  return logged;
};
