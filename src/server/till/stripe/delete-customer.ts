import { endSubscriptionNowAndVoidInvoices } from './end-subscription-now-and-void-invoices.ts';
import { expireSession } from './stripe-till.ts';
import {
  askStripe,
  isObjectChangedOrGoneError,
  type StripeSdkClient,
} from './stripe-sdk-client.ts';

/**
 * Expires the pages on which a buyer could still pay. One that is over already is left alone.
 */
export const expireGivenSessionsIfOpen = async (
  stripe: StripeSdkClient,
  sessions: readonly string[],
): Promise<void> => {
  for (const id of sessions) {
    await expireSession(stripe, id);
  }
};

/**
 * Ends a customer's subscriptions and deletes her at Stripe. Stripe keeps the payments that it must
 * keep by law. Open payment pages are expired first, so that nothing new can begin.
 */
export const deleteStripeCustomer = async (
  stripe: StripeSdkClient,
  customer: string,
): Promise<void> => {
  const sessions = await askStripe('looking for open sessions', () =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  await expireGivenSessionsIfOpen(
    stripe,
    sessions.data.map(({ id }) => id),
  );
  const subscriptions = await askStripe('looking for subscriptions', () =>
    // Includes ended ones, such as by an earlier try: their invoices may still be open.
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  for (const { id } of subscriptions.data) {
    await endSubscriptionNowAndVoidInvoices(stripe, id);
  }
  try {
    await askStripe('deleting a customer', () => stripe.customers.del(customer));
  } catch (error) {
    // The buyer may be deleted already, which is just as good.
    if (!isObjectChangedOrGoneError(error)) throw error;
  }
};
