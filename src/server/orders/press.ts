import { Outage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import { TillUnavailable, type PageTill } from '../till/till.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Authenticate } from '../auth/access-token.ts';
import type { CountedRequest } from '../rate-limit/rate-limit.ts';
import type { FindPerson } from '../till/stripe/stripe-customers.ts';

/** What answering a press of the order button needs, whatever is ordered. */
export type PressDependencies = {
  readonly authenticate: Authenticate;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly CountedRequest[]) => Promise<void>;
  /** The catalogue of items for sale, as checked by the build. */
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly findPerson: FindPerson;
  /** How long a buyer waits before the answer is that Stripe can't be reached: less than the browser. */
  readonly answerWithinMs: number;
  readonly log?: (message: string, error: unknown) => void;
};

const nothingCharged =
  'Our payment provider isn’t answering just now, and nothing was charged. Please try again in a moment.';
const notAnswering = 'Our payment provider isn’t answering just now. Please try again in a moment.';

/** A till that knows whether the buyer may have paid in an earlier session. */
export type WatchedTill = {
  readonly till: PageTill;
  /** Whether every earlier session of the buyer was read, and none was paid. */
  readonly isUnpaid: () => boolean;
};

/**
 * Watches what a press learns of earlier sessions. The machine asks for a new one only once it has
 * read, or ended, the one that was payable before.
 */
export const watchTill = (till: PageTill): WatchedTill => {
  let hasPaid = false;
  let isUnpaid = false;
  const read =
    (ask: PageTill['find']): PageTill['find'] =>
    async (sessionId) => {
      isUnpaid = false;
      const session = await ask(sessionId);
      hasPaid ||= session?.status === 'complete';
      return session;
    };
  return {
    till: {
      ...till,
      find: read(till.find),
      expire: read(till.expire),
      create: (checkout) => {
        isUnpaid = !hasPaid;
        return till.create(checkout);
      },
    },
    isUnpaid: () => isUnpaid,
  };
};

/**
 * Waits for an order's session. Nobody can pay in it before that, so if Stripe fails, or it takes
 * too long, the buyer reads that nothing was charged, unless an earlier session may have been paid.
 * After the timeout the work continues, and the next press gets its session.
 */
export const waitForTillSession = async <Result>(
  work: Promise<Result>,
  milliseconds: number,
  isUnpaid: WatchedTill['isUnpaid'],
): Promise<Result> => {
  const sentence = () => (isUnpaid() ? nothingCharged : notAnswering);
  try {
    return await withTimeout(work, milliseconds, sentence);
  } catch (error) {
    if (error instanceof TillUnavailable) throw new Outage(error.message, error, sentence());
    throw error;
  }
};
