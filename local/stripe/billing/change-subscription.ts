import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { invalidRequest } from '../wire/errors.ts';
import { draftInvoice } from './draft-invoice.ts';
import { finalizeInvoice, payInvoice } from './invoices.ts';
import { invoiceLinesOf, itemFieldsOfPrice, withPeriod } from './start-subscription.ts';

/** The new price of a subscription item. */
type WantedItem = { readonly id: string; readonly price?: Stripe.Price | undefined };

/**
 * The subscription's items with new prices. The billing interval has to stay the same, so the paid
 * period doesn't change.
 */
export const changeItems = (
  { items, currency }: Stripe.Subscription,
  wanted: readonly WantedItem[],
): Stripe.Subscription['items'] => {
  for (const { id } of wanted) {
    if (!items.data.some((item) => item.id === id))
      throw invalidRequest(`Invalid subscription item id: ${id}`, 'items[0][id]');
  }
  return {
    ...items,
    data: items.data.map((item) => {
      const price = wanted.find(({ id }) => id === item.id)?.price;
      if (price === undefined) return item;
      const { interval, interval_count } = item.plan;
      if (
        price.recurring?.interval !== interval ||
        price.recurring.interval_count !== interval_count
      )
        throw invalidRequest('The stand-in changes a price only for one of the same interval.');
      return { ...item, ...itemFieldsOfPrice(price, currency) };
    }),
  };
};

/**
 * The changes that move the end of a subscription's paid period: it is on trial until then, and
 * billed again from then on.
 */
export const trialChanges = (
  account: Account,
  before: Stripe.Subscription,
  trialEnd: number,
): Partial<Stripe.Subscription> => {
  const now = account.now(idOf(before.customer));
  if (before.status !== 'active' && before.status !== 'trialing')
    throw invalidRequest(`A subscription that is ${before.status} cannot begin a trial.`);
  if (trialEnd <= now) throw invalidRequest('trial_end must be in the future.', 'trial_end');
  const isOnTrial = before.status === 'trialing';
  return {
    status: 'trialing',
    trial_start: isOnTrial ? before.trial_start : now,
    trial_end: trialEnd,
    billing_cycle_anchor: trialEnd,
    items: withPeriod(before, now, trialEnd),
    ...(before.cancel_at_period_end ? { cancel_at: trialEnd } : {}),
  };
};

/** Creates the zero-amount invoice that Stripe creates for a trial. */
export const invoiceTrial = (account: Account, id: string): void => {
  const subscription = account.getOrThrow('subscription', id);
  const invoice = draftInvoice(account, {
    subscription,
    reason: 'subscription_update',
    lines: invoiceLinesOf(account, subscription, true),
    autoAdvance: true,
  });
  account.change('subscription', id, { latest_invoice: invoice.id });
  finalizeInvoice(account, invoice.id);
  payInvoice(account, invoice.id);
};
