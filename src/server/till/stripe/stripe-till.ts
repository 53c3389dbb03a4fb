import type { PageTill } from '../till.ts';
import { payOpenInvoices, setSubscriptionCard } from './new-card.ts';
import { readPayment } from './read-payment.ts';
import { readSubscription } from './read-subscription.ts';
import { setRenewalPrice } from './renewal-price.ts';
import { createSession, expireSession, findSession, readSession } from './sessions.ts';
import type { StripeClient } from './stripe-client.ts';

/** Stripe as the till of an order. */
export const createStripeTill = (stripe: StripeClient): PageTill => ({
  create: (checkout) => createSession(stripe, checkout),
  find: (id) => findSession(stripe, id),
  read: (id) => readSession(stripe, id),
  expire: (id) => expireSession(stripe, id),
  readPayment: (id) => readPayment(stripe, id),
  readSubscription: (id) => readSubscription(stripe, id),
  setRenewalPrice: (...change) => setRenewalPrice(stripe, ...change),
  useCard: (...change) => setSubscriptionCard(stripe, ...change),
  payOpenInvoices: (...change) => payOpenInvoices(stripe, ...change),
});
