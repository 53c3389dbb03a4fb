import { useEffect, useState } from 'react';

/** How long a splash screen stands before it says what it waits for (`decisions.md`, 1). */
const patience = 3000;

/**
 * True once what is shown has been waited for too long: since it came, or since a moment of `performance.now()` where one
 * splash screen follows another.
 */
export const useIsLate = (since?: number): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const left = since === undefined ? patience : Math.max(0, since + patience - performance.now());
    const timer = setTimeout(() => setLate(true), left);
    return () => clearTimeout(timer);
  }, [since]);
  return isLate;
};
