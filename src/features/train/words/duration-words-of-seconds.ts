import { clockTextOfMs } from '../device/use-ticking-time.ts';

/** From this many seconds, a time is given in minutes. */
const fromMinutes = 120;

/** A time as a large figure followed by its unit: `45` and `s`, `5:00` and `min`. */
export const figureAndUnitOfSeconds = (
  seconds: number,
): { readonly figure: string; readonly unit: string } =>
  seconds < fromMinutes
    ? { figure: String(seconds), unit: 's' }
    : { figure: clockTextOfMs(1000 * seconds), unit: 'min' };

/** The same in a line: `45 s`, `5 min`, `2:30 min`. */
export const durationWordsOfSeconds = (seconds: number): string => {
  if (seconds >= fromMinutes && seconds % 60 === 0) return `${seconds / 60} min`;
  const { figure, unit } = figureAndUnitOfSeconds(seconds);
  return `${figure} ${unit}`;
};
