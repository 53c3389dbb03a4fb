import type Stripe from 'stripe';
import * as v from 'valibot';
import { StripeUnavailable } from './stripe-client.ts';

// During a failure Stripe may send anything. The page of a finished session has no address.
const Session = v.object({
  id: v.pipe(v.string(), v.startsWith('cs_')),
  status: v.picklist(['open', 'complete', 'expired']),
  url: v.nullable(v.pipe(v.string(), v.url())),
  expires_at: v.number(),
});

/** A session as read from Stripe. */
export type ReadSession = {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** Stripe's page; empty once the session is over. */
  readonly url: string;
  readonly expiresAt: Date;
};

/** Parses the session in Stripe's answer. Throws StripeUnavailable if it is invalid. */
export const requireSession = (answer: Stripe.Checkout.Session): ReadSession => {
  const result = v.safeParse(Session, answer);
  const isWhole = result.success && (result.output.status !== 'open' || result.output.url !== null);
  if (!isWhole) {
    const failure = { type: 'no session', code: undefined, status: 200, param: undefined };
    throw new StripeUnavailable('reading a session', failure);
  }
  const { id, status, url, expires_at: end } = result.output;
  return { id, status, url: url ?? '', expiresAt: new Date(end * 1000) };
};
