import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { invalidRequest } from '../wire/errors.ts';
import { announceInvoice, draftInvoice } from './draft-invoice.ts';
import {
  cardOfSubscription,
  finalizeInvoice,
  markUncollectible,
  payInvoice,
  voidInvoice,
} from './invoices.ts';
import { periodEnd, periodStart } from './periods.ts';
import { intervalOf, invoiceLinesOf, periodOf, withPeriod } from './start-subscription.ts';
import { endSubscriptionNow } from './status.ts';

const daySeconds = 86_400;
/** How many days before a renewal its event is sent; a Dashboard setting at Stripe. */
const upcomingDays = 7;

/** Starts the next period with a draft that is finalized an hour later, as Stripe does. */
const startPeriod = (
  account: Account,
  id: string,
  start: number,
  changes: Partial<Stripe.Subscription> = {},
): void => {
  const before = account.getOrThrow('subscription', id);
  const anchor = changes.billing_cycle_anchor ?? before.billing_cycle_anchor;
  const items = withPeriod(before, start, periodEnd(anchor, intervalOf(before), start));
  const subscription = account.change('subscription', id, { ...changes, items });
  const isUnpaid = before.status === 'unpaid';
  const pause = before.pause_collection?.behavior;
  const invoice = draftInvoice(account, {
    subscription,
    reason: 'subscription_cycle',
    lines: invoiceLinesOf(account, subscription, false),
    autoAdvance: !isUnpaid && pause === undefined,
  });
  account.change('subscription', id, { latest_invoice: invoice.id });
  account.emit('customer.subscription.updated', account.getOrThrow('subscription', id), {
    items: before.items,
    latest_invoice: before.latest_invoice,
    ...(changes.status === undefined ? {} : { status: before.status }),
  });
  if (pause === 'void' || pause === 'mark_uncollectible') {
    finalizeInvoice(account, invoice.id);
    if (pause === 'void') voidInvoice(account, invoice.id);
    else markUncollectible(account, invoice.id);
  }
};

const announcePeriod = (account: Account, id: string, start: number): void => {
  const now = account.getOrThrow('subscription', id);
  const end = periodEnd(now.billing_cycle_anchor, intervalOf(now), start);
  const next = { ...now, items: withPeriod(now, start, end) };
  announceInvoice(account, now, invoiceLinesOf(account, next, false));
};

/**
 * Pauses a subscription: it isn't billed and doesn't renew until it is resumed. "The
 * current_period_end updates to the time when you paused the subscription"
 * (docs.stripe.com/billing/subscriptions/pause).
 */
export const pauseSubscription = (
  account: Account,
  id: string,
  reason: 'pause_requested' | 'trial_end_without_payment_method' = 'pause_requested',
): Stripe.Subscription => {
  const before = account.getOrThrow('subscription', id);
  const transitioned_at = account.now(idOf(before.customer));
  return account.change(
    'subscription',
    id,
    {
      status: 'paused',
      items: withPeriod(before, periodOf(before).start, transitioned_at),
      status_details: {
        paused: { subscription: { type: reason }, transitioned_at, type: 'subscription' },
      },
    },
    'customer.subscription.paused',
  );
};

const endTrial = (account: Account, subscription: Stripe.Subscription, at: number): void => {
  const { id, trial_settings } = subscription;
  const missing =
    cardOfSubscription(account, subscription) === undefined
      ? trial_settings?.end_behavior.missing_payment_method
      : undefined;
  if (missing === 'cancel') endSubscriptionNow(account, id, 'cancellation_requested');
  else if (missing === 'pause') pauseSubscription(account, id, 'trial_end_without_payment_method');
  else startPeriod(account, id, at, { status: 'active', billing_cycle_anchor: at });
};

const expireIncomplete = (account: Account, subscription: Stripe.Subscription): void => {
  const invoice = account.books.find('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice?.status === 'open') voidInvoice(account, invoice.id);
  const ended_at = account.now(idOf(subscription.customer));
  account.change(
    'subscription',
    subscription.id,
    { status: 'incomplete_expired', ended_at },
    'customer.subscription.updated',
  );
};

/**
 * Resumes a paused subscription now, and starts a new period that is paid for. With the anchor
 * unchanged it is advanced "to the period that surrounds the current time without resetting the
 * billing cycle anchor", and only prorations would be charged, which the stand-in doesn't have
 * (docs.stripe.com/api/subscriptions/resume).
 */
export const resumeSubscription = (
  account: Account,
  id: string,
  keepsAnchor = false,
): Stripe.Subscription => {
  const before = account.getOrThrow('subscription', id);
  if (before.status !== 'paused')
    throw invalidRequest('Only a paused subscription can be resumed.');
  const now = account.now(idOf(before.customer));
  if (keepsAnchor) {
    const anchor = before.billing_cycle_anchor;
    if (now < anchor) throw invalidRequest('The stand-in keeps no anchor that is a trial’s end.');
    const interval = intervalOf(before);
    const start = periodStart(anchor, interval, now);
    const items = withPeriod(before, start, periodEnd(anchor, interval, start));
    return account.change(
      'subscription',
      id,
      { status: 'active', items },
      'customer.subscription.resumed',
    );
  }
  startPeriod(account, id, now, { status: 'active', billing_cycle_anchor: now });
  const resumed = account.getOrThrow('subscription', id);
  account.emit('customer.subscription.resumed', resumed);
  const invoice = idOf(resumed.latest_invoice) ?? '';
  finalizeInvoice(account, invoice);
  payInvoice(account, invoice);
  return account.getOrThrow('subscription', id);
};

/** Something that happens automatically at a given time. */
export type ScheduledChange = { readonly at: number; readonly act: () => void };

const once = (
  account: Account,
  id: string,
  at: number,
  act: () => void,
): readonly ScheduledChange[] =>
  account.books.find('notice', id) === undefined
    ? [
        {
          at,
          act: () => {
            account.books.put('notice', { id });
            act();
          },
        },
      ]
    : [];

/** What will happen to a subscription automatically. */
export const scheduledChangesOf = (
  account: Account,
  subscription: Stripe.Subscription,
): readonly ScheduledChange[] => {
  const { id, status, trial_end, created, cancel_at, pause_collection } = subscription;
  const { start, end } = periodOf(subscription);
  if (status === 'incomplete') {
    return [{ at: created + 23 * 3600, act: () => expireIncomplete(account, subscription) }];
  }
  const scheduled: ScheduledChange[] = [];
  if (cancel_at !== null) {
    scheduled.push({
      at: cancel_at,
      act: () => void endSubscriptionNow(account, id, 'cancellation_requested'),
    });
  }
  // A paused subscription can only end.
  if (!['trialing', 'active', 'past_due', 'unpaid'].includes(status)) return scheduled;
  const resumesAt = pause_collection?.resumes_at;
  if (resumesAt != null) {
    const resume = (): void =>
      void account.change(
        'subscription',
        id,
        { pause_collection: null },
        'customer.subscription.updated',
      );
    scheduled.push({ at: resumesAt, act: resume });
  }
  if (status === 'trialing' && trial_end !== null) {
    const warn = (): void =>
      account.emit('customer.subscription.trial_will_end', account.getOrThrow('subscription', id));
    scheduled.push(
      ...once(
        account,
        `${id} trial ${trial_end}`,
        Math.max(created, trial_end - 3 * daySeconds),
        warn,
      ),
    );
    scheduled.push({ at: trial_end, act: () => endTrial(account, subscription, trial_end) });
  } else {
    const announced = Math.max(start, end - upcomingDays * daySeconds);
    if (cancel_at === null && status === 'active') {
      const announce = (): void => announcePeriod(account, id, end);
      scheduled.push(...once(account, `${id} upcoming ${end}`, announced, announce));
    }
    scheduled.push({ at: end, act: () => startPeriod(account, id, end) });
  }
  return scheduled;
};
