import { useEffect, useState } from 'react';

export type WakeLockState = 'asking' | 'awake' | 'refused';

/**
 * Keeps the screen awake while mounted. `refused` if the browser can't or won't, for example to
 * save power.
 */
export const useWakeLock = (): WakeLockState => {
  const [state, setState] = useState<WakeLockState>('asking');
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock !== undefined && !lock.released)) return;
      try {
        if (!('wakeLock' in navigator)) throw new Error('This browser has no wake lock.');
        const given = await navigator.wakeLock.request('screen');
        if (isOver) return void given.release();
        lock = given;
        setState('awake');
      } catch {
        if (!isOver) setState('refused');
      }
    };
    const askAgain = (): void => void ask();
    void ask();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return state;
};
