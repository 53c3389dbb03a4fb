import { requestRates } from '../../../domain/limits.ts';
import type { CheckoutAnswer } from '../../../domain/orders/checkout.ts';
import { jsonAnswer } from '../../http/json-answer.ts';
import { Outage } from '../../outage.ts';
import type { RateLimit } from '../../rate-limit/rate-limit.ts';
import { findOrCreateCustomer } from '../../rights/customer-records.ts';
import { requireShownPrice } from '../../till/stripe/check-price.ts';
import { readCheckoutBody, requireOrder } from './item-request.ts';
import { itemOrderRules, requireMayOrder, type ItemDependencies } from './item-order.ts';
import { openOrder } from '../open-order.ts';
import { waitForTillSession, watchTill, type PressDependencies } from '../press.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import { forStripeCustomer } from '../../till/stripe/stripe-customers.ts';
import { logFailure } from '../../log.ts';

export type ItemPressDependencies = PressDependencies & ItemDependencies;

const checkoutLimit: RateLimit = {
  ...requestRates.checkout,
  purpose: 'checkout',
  sentence: (wait) =>
    `You have pressed the order button very often just now. Please try again in ${wait}.`,
};

/**
 * Answers a press of the order button for an item: the session in which a member pays for it.
 * Price, customer and reference come from us (R4): the body only says which of our prices, and what
 * the member agreed to; a customer or reference in it is never used.
 */
export const answerItemOrderPress = async (
  dependencies: ItemPressDependencies,
  request: Request,
): Promise<Response> => {
  const { authenticate, database, stripe, enforceLimit, now, newId } = dependencies;
  const { log = logFailure, answerWithinMs } = dependencies;
  const subject = await authenticate(request);
  await enforceLimit([{ limit: checkoutLimit, caller: subject }]);
  const body = await readCheckoutBody(request);
  const { priced, terms } = requireOrder(await dependencies.readCatalogue(), body, now());
  const customerId = await findOrCreateCustomer(database, subject, newId(), now());
  const wanted = { customerId, priced, ...terms };
  await requireMayOrder(dependencies, wanted);
  const { till: watched, isUnpaid } = watchTill(createStripeTill(stripe));
  const machine = { database, now, till: watched };
  const kind = itemOrderRules(dependencies);
  const sell = async (): Promise<CheckoutAnswer> => {
    await requireShownPrice(stripe, priced);
    const { session } = await forStripeCustomer(
      { ...dependencies, log },
      { customerId, subject },
      (tillCustomerId) => openOrder(machine, kind, { ...wanted, tillCustomerId }),
    );
    if (session === undefined) throw new Outage('Stripe has made no page.', undefined);
    return { id: session.id, url: session.url, customer: customerId };
  };
  return jsonAnswer(await waitForTillSession(sell(), answerWithinMs, isUnpaid));
};
