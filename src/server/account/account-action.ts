import type { OwnMembershipOrPackOrderFacts } from '../../domain/account/account-history-facts.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { Refusal } from '../http/answers.ts';
import { Outage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';
import type { ItemOrderRefreshDependencies } from '../orders/item/refresh-item-order-from-stripe.ts';
import { TillRequestFailed } from '../till/till.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import {
  findStoredAccount,
  type ReadStoredAccountDependencies,
  type StoredAccount,
} from './read-account-answer.ts';

/** The dependencies of the account page's actions. */
export type AccountActionDependencies = ReadStoredAccountDependencies &
  ItemOrderRefreshDependencies & {
    readonly authenticate: AuthenticateSubjectOrRefuse;
    /** Refuses (429) a request above a limit. */
    readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
    /** Returns an unguessable random id. */
    readonly newId: () => string;
    /** How long the member waits before the answer is that Stripe can't be reached. */
    readonly answerWithinMs: number;
    readonly log: (message: string, error?: unknown) => void;
  };

/** The rate limit of account changes; each calls the payment provider. */
export const accountChangeLimit: RateLimit = {
  ...requestRateLimits.changeAccount,
  purpose: 'account change',
  sentence: (wait) =>
    `You have changed your account very often just now. Please try again in ${wait}.`,
};

/** The account that the member wants to change. Refuses (409) one that is being deleted. */
export const findAccountOrRefuseInDeletion = async (
  dependencies: AccountActionDependencies,
  subject: string,
): Promise<StoredAccount | undefined> => {
  const account = await findStoredAccount(dependencies, subject, dependencies.now());
  if (account?.facts.deletionAskedAt !== undefined) {
    throw new Refusal(409, 'Your account is being deleted, so nothing in it can be changed.');
  }
  return account;
};

/**
 * Her order with this id. Refuses (404) somebody else's order in the same words as one that doesn't
 * exist.
 */
export const requireOwnOrder = (
  account: StoredAccount | undefined,
  orderId: string,
): OwnMembershipOrPackOrderFacts => {
  const order = account?.facts.orders.find((one) => one.orderId === orderId);
  if (order === undefined) throw new Refusal(404, 'We can’t find that order in your account.');
  return order;
};

const uncertain =
  'Our payment provider isn’t answering just now, so we don’t know yet whether that has happened. Please try again in a moment; it’s safe to try twice.';

/**
 * Does something at Stripe while the member waits. After an outage she is told that it may have
 * happened.
 */
export const waitForStripeInAnswerTime = async <Result>(
  { answerWithinMs }: AccountActionDependencies,
  work: Promise<Result>,
): Promise<Result> => {
  try {
    return await withTimeout(work, answerWithinMs, uncertain);
  } catch (error) {
    if (error instanceof TillRequestFailed) throw new Outage(error.message, error, uncertain);
    throw error;
  }
};
