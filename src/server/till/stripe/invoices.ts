import { idOfExpandable } from './read-payment.ts';
import { askStripe, type StripeClient } from './stripe-client.ts';

/** The subscription of an invoice; undefined if it has none. */
export const subscriptionOfInvoice = async (
  stripe: StripeClient,
  id: string,
): Promise<string | undefined> => {
  const { parent } = await askStripe('reading an invoice', () => stripe.invoices.retrieve(id));
  return idOfExpandable(parent?.subscription_details?.subscription);
};

/** The invoice that a payment has paid; undefined if there is none. */
export const invoiceOfPayment = async (
  stripe: StripeClient,
  payment_intent: string,
): Promise<string | undefined> => {
  const { data } = await askStripe('finding an invoice', () =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 }),
  );
  return idOfExpandable(data[0]?.invoice);
};
