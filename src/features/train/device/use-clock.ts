import { useEffect, useState } from 'react';

/** How often a clock on the screen looks at the time, in milliseconds. */
const tick = 200;

/**
 * The time, as often as a clock on the screen needs it. Clocks count by timestamps: after the phone has slept they are right at once.
 */
export const useClock = (now: () => number, isRunning: boolean): number => {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!isRunning) return undefined;
    // What was shown a moment ago is right, and isn’t drawn again; a clock that has stood still isn’t.
    const look = (): void =>
      setTime((shown) => (Math.abs(now() - shown) < tick / 2 ? shown : now()));
    look();
    const timer = setInterval(look, tick);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, isRunning]);
  return time;
};

/** `1:05`, `0:09`, `12:00`: whole seconds, rounded up, so that a clock ends when it shows nothing more. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The same to be read out: `1 minute 5 seconds`. */
export const spokenTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes === 0 ? '' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    seconds % 60 === 0 ? '' : `${seconds % 60} ${seconds % 60 === 1 ? 'second' : 'seconds'}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
};
