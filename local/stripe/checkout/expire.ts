import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { invalidRequest } from '../wire/errors.ts';

/** Expires a session that hasn't been paid. */
export const expireCheckoutSession = (account: Account, id: string): Stripe.Checkout.Session => {
  const session = account.getOrThrow('checkout.session', id);
  if (session.status !== 'open') {
    throw invalidRequest(
      'Only Checkout Sessions with a status in ["open"] can be expired.',
      undefined,
      'checkout_session_not_open',
    );
  }
  return account.change(
    'checkout.session',
    id,
    { status: 'expired', url: null },
    'checkout.session.expired',
  );
};
