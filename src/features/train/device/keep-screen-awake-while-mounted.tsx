import { useEffect } from 'react';
import { useWakeLock } from './use-wake-lock.ts';

const refusedSentence =
  'This browser lets the screen go dark. The rest timer is right all the same when you come back.';

type WakeLockProps = {
  /** Called with a sentence for the lifter; has to stay the same function. */
  readonly onRefused: (sentence: string) => void;
};

/** Keeps the screen awake while a session is on it, and tells if the browser can't. */
export const KeepScreenAwakeWhileMounted = ({ onRefused }: WakeLockProps): null => {
  const isRefused = useWakeLock() === 'refused';
  useEffect(() => {
    if (isRefused) onRefused(refusedSentence);
  }, [isRefused, onRefused]);
  return null;
};
