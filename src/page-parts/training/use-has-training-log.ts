import { useEffect, useState } from 'react';
import { hasTrainingLog } from '../../services/training-log/has-training-log.ts';
import { recall } from '../../services/storage.ts';

/**
 * Whether there is a training log on this device. What the browser has to be asked for is true a
 * moment later.
 */
export const useHasTrainingLog = (): boolean => {
  const [isThere, setThere] = useState(() => recall('training') !== undefined);
  useEffect(() => {
    if (isThere) return undefined;
    let isLeft = false;
    void hasTrainingLog().then((isFound) => {
      if (isFound && !isLeft) setThere(true);
    });
    return () => {
      isLeft = true;
    };
  }, [isThere]);
  return isThere;
};
