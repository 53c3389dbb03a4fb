import { useEffect, useState } from 'react';

/** How long a splash screen stands before it says what it waits for (`decisions.md`, 1). */
const patience = 3000;

/** True once what is shown has been waited for too long. */
export const useIsLate = (): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
};
