import type { Catalogue } from '../../domain/catalogue.ts';
import { requestRates } from '../../domain/limits.ts';
import type { CheckoutAnswer } from '../../domain/orders/checkout.ts';
import type { Authenticate } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/json-answer.ts';
import type { Charge, RateLimit } from '../rate-limit/rate-limit.ts';
import { findOrCreateCustomer } from '../rights/customer-records.ts';
import { requireTruePrice } from '../till/stripe/check-price.ts';
import { readCheckoutBody, requireOrder } from './checkout-request.ts';
import {
  findOrMakeSession,
  requireMayOrder,
  type SessionDependencies,
} from '../orders/open-order.ts';
import type { Wanted } from '../orders/item/claim-order.ts';
import { nothingChargedUntil } from './nothing-charged.ts';
import { hasFailedWith } from '../till/stripe/stripe-client.ts';
import {
  createStripeCustomer,
  findStripeCustomer,
  type FindPerson,
} from '../till/stripe/stripe-customers.ts';
import { logFailure } from '../log.ts';

/** The dependencies of `POST /api/checkout`. */
export type CheckoutDependencies = Omit<SessionDependencies, 'newOrderId'> & {
  readonly authenticate: Authenticate;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly Charge[]) => Promise<void>;
  /** The catalogue of items for sale, as checked by the build. */
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly findPerson: FindPerson;
  /** How long a buyer waits before the answer is that Stripe can't be reached. Less than her browser waits. */
  readonly answerWithinMs: number;
  /** Returns an unguessable random id. */
  readonly newId: () => string;
  readonly log?: (message: string, error: unknown) => void;
};

const checkoutLimit: RateLimit = {
  ...requestRates.checkout,
  purpose: 'checkout',
  sentence: (wait) =>
    `You have pressed the order button very often just now. Please try again in ${wait}.`,
};

const openSession = async (
  dependencies: CheckoutDependencies,
  subject: string,
  wanted: Wanted,
): Promise<{ readonly id: string; readonly url: string }> => {
  const log = dependencies.log ?? logFailure;
  const forSession = { ...dependencies, newOrderId: dependencies.newId };
  const forCustomer = { ...dependencies, log };
  const owner = { customerId: wanted.customerId, subject };
  const customer =
    (await findStripeCustomer(dependencies.database, subject)) ??
    (await createStripeCustomer(forCustomer, owner));
  try {
    return await findOrMakeSession(forSession, wanted, customer);
  } catch (error) {
    const isGone = hasFailedWith(error, 'resource_missing') && error.failure.param === 'customer';
    if (!isGone) throw error;
    log('A customer of ours is gone at Stripe, and is made again:', error);
    const again = await createStripeCustomer(forCustomer, owner, customer);
    return findOrMakeSession(forSession, wanted, again);
  }
};

/**
 * `POST /api/checkout` (CALLS-2): the session in which a member pays for her order. Price, customer and reference come from us
 * (R4): the body only says which of our prices, and what she agreed to; a customer or reference in it is never used.
 */
export const createCheckoutEndpoint = (dependencies: CheckoutDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { authenticate, database, stripe, enforceLimit, now, newId } = dependencies;
        const subject = await authenticate(request);
        await enforceLimit([{ limit: checkoutLimit, caller: subject }]);
        const body = await readCheckoutBody(request);
        const { priced, terms } = requireOrder(await dependencies.readCatalogue(), body, now());
        const customer = await findOrCreateCustomer(database, subject, newId(), now());
        const wanted: Wanted = { customerId: customer, priced, ...terms };
        await requireMayOrder(dependencies, wanted);
        const sell = async (): Promise<CheckoutAnswer> => {
          await requireTruePrice(stripe, priced);
          const { id, url } = await openSession(dependencies, subject, wanted);
          return { id, url, customer };
        };
        return jsonAnswer(await nothingChargedUntil(sell(), dependencies.answerWithinMs));
      },
    },
    dependencies,
  );
