import { Outage } from '../outage.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { TillUnavailable } from '../till/till.ts';

const sentence =
  'Our payment provider isn’t answering just now, and nothing was charged. Please try again in a moment.';

/**
 * Waits for an order's session. Nobody can pay before that, so if Stripe fails, or it takes too
 * long, the buyer reads that nothing was charged. After the timeout the work continues, and the
 * next press gets its session.
 */
export const nothingChargedUntil = async <Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> => {
  try {
    return await withTimeout(work, milliseconds, sentence);
  } catch (error) {
    if (error instanceof TillUnavailable) throw new Outage(error.message, error, sentence);
    throw error;
  }
};
