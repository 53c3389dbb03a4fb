import { clockText } from './device/use-clock.ts';

/** From so many seconds on a time is said in minutes. */
const fromMinutes = 120;

/** A time as a large figure with small words behind it: `45` and `s`, `5:00` and `min`. */
export const durationFigure = (
  seconds: number,
): { readonly figure: string; readonly unit: string } =>
  seconds < fromMinutes
    ? { figure: String(seconds), unit: 's' }
    : { figure: clockText(1000 * seconds), unit: 'min' };

/** The same in a line: `45 s`, `5 min`, `2:30 min`. */
export const durationWords = (seconds: number): string => {
  if (seconds >= fromMinutes && seconds % 60 === 0) return `${seconds / 60} min`;
  const { figure, unit } = durationFigure(seconds);
  return `${figure} ${unit}`;
};
