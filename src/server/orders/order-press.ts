import { Refusal } from '../http/answers.ts';
import { Outage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import { TillRequestFailed, type HostedPageTill } from '../till/till.ts';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import {
  instantSupplyAgreementsVersion,
  type InstantSupplyAgreements,
} from '../../domain/orders/instant-supply-agreements.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import type { RateLimitCharge } from '../rate-limit/rate-limit.ts';
import type { FindPersonByLoginSubject } from '../till/stripe/stripe-customers.ts';

/** What answering a press of the order button needs, whatever is ordered. */
export type SharedCheckoutDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  /** The catalogue of items for sale, as checked by the build. */
  readonly readCatalogue: () => Promise<DigitalCatalogue>;
  readonly findPerson: FindPersonByLoginSubject;
  /**
   * How long a buyer waits before the answer is that Stripe can't be reached: less than the
   * browser.
   */
  readonly answerWithinMs: number;
  readonly log?: (message: string, error: unknown) => void;
};

/** What is wrong with an order that doesn't say what was ticked. */
export const agreementsNotSentSentence =
  'An order says which statements were ticked, and in which version.';

/**
 * The sentence about a field that a body of an order or a cart can't set. Its name is repeated only
 * if that is safe.
 */
export const forbiddenFieldSentence = (what: 'An order' | 'A cart', name: unknown): string => {
  const field = typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? `“${name}”` : 'that';
  return `${what} can’t set ${field}: amounts and addresses are ours.`;
};

/** The buyer's consents. Refuses (400) an order that has none, or those of another version. */
export const requireAgreementsOfCurrentVersion = (
  agreements: InstantSupplyAgreements | undefined,
): InstantSupplyAgreements => {
  if (agreements === undefined) throw new Refusal(400, agreementsNotSentSentence);
  if (agreements.version === instantSupplyAgreementsVersion) return agreements;
  throw new Refusal(
    400,
    'The statements have changed since you opened this page. Please reload it and read them again.',
  );
};

const nothingCharged =
  'Our payment provider isn’t answering just now, and nothing was charged. Please try again in a moment.';
const notAnswering = 'Our payment provider isn’t answering just now. Please try again in a moment.';

/** A till that knows whether the buyer may have paid in an earlier session. */
export type TillNotingWhetherPaidBefore = {
  readonly till: HostedPageTill;
  /** Whether every earlier session of the buyer was read, and none was paid. */
  readonly isUnpaid: () => boolean;
};

/**
 * Watches what a press learns of earlier sessions. The machine asks for a new one only once it has
 * read, or ended, the one that was payable before.
 */
export const wrapTillToNoteWhetherPaidBefore = (
  till: HostedPageTill,
): TillNotingWhetherPaidBefore => {
  let hasPaid = false;
  let isUnpaid = false;
  const read =
    (ask: HostedPageTill['find']): HostedPageTill['find'] =>
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
export const awaitTillSessionWithTimeout = async <Result>(
  work: Promise<Result>,
  milliseconds: number,
  isUnpaid: TillNotingWhetherPaidBefore['isUnpaid'],
): Promise<Result> => {
  const sentence = () => (isUnpaid() ? nothingCharged : notAnswering);
  try {
    return await withTimeout(work, milliseconds, sentence);
  } catch (error) {
    if (error instanceof TillRequestFailed) throw new Outage(error.message, error, sentence());
    throw error;
  }
};
