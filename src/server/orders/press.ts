import { Outage } from '../outage.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { TillUnavailable } from '../till/till.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Authenticate } from '../auth/access-token.ts';
import type { Charge } from '../rate-limit/rate-limit.ts';
import type { FindPerson } from '../till/stripe/stripe-customers.ts';

/** What answering a press of the order button needs, whatever is ordered. */
export type PressDependencies = {
  readonly authenticate: Authenticate;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly Charge[]) => Promise<void>;
  /** The catalogue of items for sale, as checked by the build. */
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly findPerson: FindPerson;
  /** How long a buyer waits before the answer is that Stripe can't be reached: less than the browser. */
  readonly answerWithinMs: number;
  readonly log?: (message: string, error: unknown) => void;
};

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
