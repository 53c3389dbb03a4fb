import type Stripe from 'stripe';
import * as v from 'valibot';
import type { SubscriptionFacts } from '../../domain/payments/subscription-meaning.ts';
import { subscriptionStatuses } from '../../domain/subscription.ts';
import { idOf, pageSize, readIntent, toDate } from './read-payment.ts';
import { askStripe } from './stripe-client.ts';

const toOptionalDate = (seconds: number | null): Date | undefined =>
  seconds === null ? undefined : toDate(seconds);

/** When an invoice was due; undefined for a draft, which isn't due yet. */
const dueSinceOf = ({ status, status_transitions: times, created }: Stripe.Invoice): Date =>
  toDate(status === 'draft' ? created : (times.finalized_at ?? created));

const readUnpaidInvoices = async (
  stripe: Stripe,
  subscription: string,
): Promise<SubscriptionFacts['unpaidInvoices']> => {
  for (const status of ['open', 'uncollectible'] as const) {
    const { data } = await askStripe('reading invoices', () =>
      stripe.invoices.list({ subscription, status, limit: pageSize }),
    );
    if (data.length > 0) return data.map((invoice) => ({ dueSince: dueSinceOf(invoice) }));
  }
  return [];
};

const paidUntilOf = ({ lines, period_end }: Stripe.Invoice): Date =>
  toDate(Math.max(period_end, ...lines.data.map(({ period }) => period.end)));

const readLastPayment = async (
  stripe: Stripe,
  subscription: string,
): Promise<SubscriptionFacts['lastPayment']> => {
  const { data: invoices } = await askStripe('reading invoices', () =>
    stripe.invoices.list({ subscription, status: 'paid', limit: pageSize }),
  );
  const [invoice] = invoices
    .filter(({ amount_paid }) => amount_paid > 0)
    .toSorted((a, b) => paidUntilOf(b).getTime() - paidUntilOf(a).getTime());
  if (invoice === undefined) return undefined;
  const paidUntil = paidUntilOf(invoice);
  const { data: payments } = await askStripe('reading payments of an invoice', () =>
    stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid', limit: pageSize }),
  );
  for (const { payment } of payments) {
    const intent = idOf(payment.payment_intent);
    const read = intent === undefined ? undefined : await readIntent(stripe, intent);
    if (read?.payment !== undefined) return { ...read.payment, paidUntil };
  }
  // Marked as paid by us, because the money came some other way.
  return {
    paidAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    minorUnits: invoice.amount_paid,
    refunds: [],
    disputes: [],
    paidUntil,
  };
};

/** Reads a subscription with its invoices and its newest payment. */
export const readSubscription = async (stripe: Stripe, id: string): Promise<SubscriptionFacts> => {
  const [subscription, lastPayment] = await Promise.all([
    askStripe('reading a subscription', () => stripe.subscriptions.retrieve(id)),
    readLastPayment(stripe, id),
  ]);
  const status = v.parse(v.picklist(subscriptionStatuses), subscription.status);
  const [item] = subscription.items.data;
  const { cancel_at, cancel_at_period_end, start_date } = subscription;
  const periodEnd = item?.current_period_end ?? start_date;
  return {
    status,
    startedAt: toDate(start_date),
    trialEnd: toOptionalDate(subscription.trial_end),
    periodStart: toDate(item?.current_period_start ?? start_date),
    periodEnd: toDate(periodEnd),
    // The portal sets one of the two.
    endsAt: toOptionalDate(cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
    endedAt: toOptionalDate(subscription.ended_at),
    isCollectionPaused: subscription.pause_collection !== null,
    unpaidInvoices: status === 'past_due' ? await readUnpaidInvoices(stripe, id) : [],
    lastPayment,
  };
};
