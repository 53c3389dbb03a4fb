import { slowNoticeAfterMs } from '../domain/timeouts.ts';
import { showWaitBarUntilRemoved } from './wait-bar.ts';

let slow = 0;
let hide: (() => void) | undefined;

/**
 * Waits for something that the visitor is waiting for. If it takes longer than usual, a line at the
 * top of the page says so until it has ended: one line, however many requests are slow.
 */
export const awaitWithPageNoticeIfSlow = async <Value>(work: Promise<Value>): Promise<Value> => {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slow += 1;
    hide ??= showWaitBarUntilRemoved(
      document,
      'slow-call-notice',
      'This is taking longer than usual. We’re still waiting for the answer.',
    );
  }, slowNoticeAfterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (isSlow) slow -= 1;
    if (slow === 0) {
      hide?.();
      hide = undefined;
    }
  }
};
