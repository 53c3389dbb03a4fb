import type { FunctionHost } from './functions/function-host.ts';

/** As often as the host runs the function (`config` in netlify/functions/clock.ts). */
const everyMs = 5 * 60_000;

/** Runs the clock now and every five minutes, as the host does. Returns what stops it. */
export const startClock = ({ fire }: Pick<FunctionHost, 'fire'>): (() => void) => {
  const tick = async (): Promise<void> => {
    try {
      await fire('clock', {});
    } catch (error) {
      console.error('The clock failed:', error);
    }
  };
  void tick();
  const timer = setInterval(() => void tick(), everyMs);
  return () => clearInterval(timer);
};
