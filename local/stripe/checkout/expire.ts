import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { invalidRequest } from '../wire/errors.ts';

/**
 * Expires a session that hasn't been paid. Stripe's refusal of another one has no code, and these
 * words (github.com/Sylius/PayumStripePlugin/issues/70).
 */
export const expireCheckoutSession = (account: Account, id: string): Stripe.Checkout.Session => {
  const session = account.getOrThrow('checkout.session', id);
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${String(session.status)}\`.`,
    );
  }
  return account.change(
    'checkout.session',
    id,
    { status: 'expired', url: null },
    'checkout.session.expired',
  );
};
