import type Stripe from 'stripe';
import { paySession } from '../../../local/stripe/checkout/pay.ts';
import type { StripeStandIn } from '../../../local/stripe/stand-in.ts';
import { createOrderSession } from '../stripe/order-session.ts';

/** The services that take the buyer’s payment. */
export type PaymentServices = {
  readonly stripe: Stripe;
  readonly standIn: StripeStandIn;
};

/** Pays for something at Stripe, so that the member has invoices and receipts there too. */
export const payAtStripe = async (
  { stripe, standIn }: PaymentServices,
  name: string,
  customerId: string,
) => {
  const customer = await stripe.customers.create({
    email: `stripe-${name}@example.com`,
    name: `Stripe name of ${name}`,
    metadata: { customer_id: customerId },
  });
  const price = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 9999,
    recurring: { interval: 'year' },
    product_data: { name: `Invoice of ${name}` },
  });
  const session = await createOrderSession(stripe, {
    kind: 'membership',
    orderId: `membership-of-${name}`,
    customerId,
    customer: customer.id,
    price: price.id,
  });
  const form = {
    email: `stripe-${name}@example.com`,
    name,
    card: '4242424242424242',
    acceptsTerms: true,
    inEuros: false,
  };
  const refusal = paySession(standIn.account, session, form);
  if (refusal !== undefined) throw new Error(refusal);
  const paid = await stripe.checkout.sessions.retrieve(session);
  return {
    customer: customer.id,
    session,
    subscription: typeof paid.subscription === 'string' ? paid.subscription : '',
    payments: (['charge', 'invoice', 'payment_intent'] as const).flatMap((kind) =>
      standIn.account.books
        .all(kind)
        .filter((one) => one.customer === customer.id)
        .map(({ id }) => id),
    ),
  };
};
