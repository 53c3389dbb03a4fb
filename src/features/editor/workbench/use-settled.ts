import { useEffect, useState } from 'react';

/** A value once it has stood for a while, in milliseconds: what is read out while somebody types would never come to its end. */
export const useSettled = <Value>(value: Value, ms: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};
