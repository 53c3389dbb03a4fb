import { useEffect } from 'react';
import { useWakeLock } from './use-wake-lock.ts';

/** Keeps the screen awake while a session is on it, and tells if the browser can't. */
export const WakeLock = ({ onRefused }: { readonly onRefused: () => void }): null => {
  const isRefused = useWakeLock() === 'refused';
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return null;
};
