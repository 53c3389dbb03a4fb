import { useEffect, useState } from 'react';

/** The interval at which a visible clock updates, in milliseconds. */
const tick = 200;

/**
 * The current time, updated for a visible clock. Clocks use timestamps, so they are right at once
 * after the phone has slept.
 */
export const useTickingTime = (now: () => number, isRunning: boolean): number => {
  const [time, setTime] = useState(now);
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning !== wasRunning) {
    // Before anything is shown of it: with the time at which it stood, a clock that has just begun
    // would be past its lead-in.
    setWasRunning(isRunning);
    setTime(now());
  }
  useEffect(() => {
    if (!isRunning) return undefined;
    // A time shown a moment ago is right and isn’t redrawn; that of a stopped clock isn't right.
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

/**
 * `1:05`, `0:09`, `12:00`: whole seconds, rounded up, so that a clock ends when it reaches 0:00.
 */
export const clockTextOfMs = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The same for screen readers: `1 minute 5 seconds`. */
export const spokenDurationOfMs = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes === 0 ? '' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    seconds % 60 === 0 ? '' : `${seconds % 60} ${seconds % 60 === 1 ? 'second' : 'seconds'}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
};
