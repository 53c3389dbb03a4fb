import type { Tempo } from '../../workout-notation/plan.ts';

/**
 * The position in a tempo after this many seconds: which of its four counts, and how many seconds
 * of it are left.
 */
export const tempoPartAndSecondsLeftAt = (
  tempo: Tempo,
  seconds: number,
): { readonly part: number; readonly left: number } => {
  // A part done as fast as possible takes about a second.
  const counts = tempo.map((count) => (count === 'x' ? 1 : count));
  const whole = counts.reduce((sum, count) => sum + count, 0);
  let rest = whole === 0 ? 0 : seconds % whole;
  for (const [part, count] of counts.entries()) {
    if (rest < count) return { part, left: Math.ceil(count - rest) };
    rest -= count;
  }
  return { part: 0, left: 0 };
};
