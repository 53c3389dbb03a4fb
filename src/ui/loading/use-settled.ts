import { useEffect, useState } from 'react';

/**
 * A value once it hasn't changed for `ms` milliseconds, because announcements during typing would
 * cut each other off.
 */
export const useSettledValue = <Value>(value: Value, ms: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};
