import { useEffect, useState } from 'react';

/** How long a splash screen is shown before it explains the wait (R1), in milliseconds. */
const splashTimeout = 3000;

/**
 * True once something is taking too long: `splashTimeout` after `since` (by `performance.now()`),
 * or else after mounting.
 */
export const useIsPastSplashTimeout = (since?: number): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const remaining =
      since === undefined ? splashTimeout : Math.max(0, since + splashTimeout - performance.now());
    const timer = setTimeout(() => setLate(true), remaining);
    return () => clearTimeout(timer);
  }, [since]);
  return isLate;
};
