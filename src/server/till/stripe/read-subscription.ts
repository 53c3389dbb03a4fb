import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { CurrencySchema } from '../../../domain/money-schema.ts';
import type { SubscriptionPricePausesAndCard } from '../../../domain/payments/billing.ts';
import type { SubscriptionFacts } from '../../../domain/payments/order-states.ts';
import type { PaidTillInvoice, TillSubscription } from '../till.ts';
import { newerOfSubscriptionAndCustomerCard } from './new-card.ts';
import {
  isResumeUnderWay,
  pauseDatesOfSubscription,
  subscriptionStatusOf,
} from './subscription-pause-and-status.ts';
import {
  idOfExpandable,
  stripePageSize,
  readPayment,
  dateOfStripeSeconds,
} from './read-payment.ts';
import { hasRenewalPriceSetMetadata } from './prices.ts';
import { askStripe } from './stripe-sdk-client.ts';

const toOptionalDate = (seconds: number | null): Date | undefined =>
  seconds === null ? undefined : dateOfStripeSeconds(seconds);

/** When an invoice became due; for a draft, when it was created. */
const dueSinceOf = ({ status, status_transitions: times, created }: Stripe.Invoice): Date =>
  dateOfStripeSeconds(status === 'draft' ? created : (times.finalized_at ?? created));

/** The last day of a month, as `2028-02-29`. */
const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

const readUnpaidInvoices = async (
  stripe: Stripe,
  subscription: string,
): Promise<SubscriptionFacts['unpaidInvoices']> => {
  for (const status of ['open', 'uncollectible'] as const) {
    const { data } = await askStripe('reading invoices', () =>
      stripe.invoices.list({ subscription, status, limit: stripePageSize }),
    );
    if (data.length > 0) {
      return data.map((invoice) => ({
        dueSince: dueSinceOf(invoice),
        minorUnits: invoice.amount_due,
      }));
    }
  }
  return [];
};

const paidUntilOf = ({ lines, period_end }: Stripe.Invoice): Date =>
  dateOfStripeSeconds(Math.max(period_end, ...lines.data.map(({ period }) => period.end)));

const readInvoice = async (
  stripe: Stripe,
  invoice: Stripe.Invoice,
  isFirst: boolean,
): Promise<PaidTillInvoice> => {
  const paidUntil = paidUntilOf(invoice);
  const known = { invoiceId: invoice.id, isFirst };
  for (const { payment, status } of invoice.payments?.data ?? []) {
    const paymentId = status === 'paid' ? idOfExpandable(payment.payment_intent) : undefined;
    const read = paymentId === undefined ? undefined : await readPayment(stripe, paymentId);
    if (read?.payment !== undefined) {
      return { ...known, paymentId, payment: { ...read.payment, paidUntil } };
    }
  }
  return {
    ...known,
    paymentId: undefined,
    payment: {
      paidAt: dateOfStripeSeconds(invoice.status_transitions.paid_at ?? invoice.created),
      minorUnits: invoice.amount_paid,
      refunds: [],
      disputes: [],
      paidUntil,
    },
  };
};

/** How many payments of a subscription are read in parallel. */
const atOnce = 3;

/** Reads the payments of a subscription, newest first. A trial's zero invoice is not a payment. */
const readInvoices = async (
  stripe: Stripe,
  subscription: string,
): Promise<readonly PaidTillInvoice[]> => {
  const { data, has_more: hasMore } = await askStripe('reading invoices', () =>
    stripe.invoices.list({
      subscription,
      status: 'paid',
      limit: stripePageSize,
      expand: ['data.payments'],
    }),
  );
  const paid = data
    .filter(({ amount_paid }) => amount_paid > 0)
    .toSorted((a, b) => paidUntilOf(b).getTime() - paidUntilOf(a).getTime());
  const first = hasMore ? undefined : paid.at(-1);
  const read: PaidTillInvoice[] = [];
  // Stripe allows at most 25 requests a second; a ten-year membership would use half of them at
  // once.
  for (let from = 0; from < paid.length; from += atOnce) {
    const some = paid.slice(from, from + atOnce);
    read.push(...(await Promise.all(some.map((one) => readInvoice(stripe, one, one === first)))));
  }
  return read;
};

const readCard = (
  method: Stripe.PaymentMethod | string | null | undefined,
): SubscriptionPricePausesAndCard['card'] => {
  if (typeof method !== 'object' || method?.card === undefined) return undefined;
  const { brand, last4, exp_year: year, exp_month: month } = method.card;
  return { brand, last4, endsOn: lastDayOf(year, month) };
};

const cardOf = ({
  default_payment_method: own,
  customer,
}: Stripe.Subscription): SubscriptionPricePausesAndCard['card'] => {
  if (own !== null) return readCard(own);
  if (typeof customer === 'string' || customer.deleted === true) return undefined;
  return readCard(customer.invoice_settings.default_payment_method);
};

const renewalOf = ({
  items,
  currency,
}: Stripe.Subscription): SubscriptionPricePausesAndCard['renewal'] => {
  const [item] = items.data;
  const known = v.safeParse(CurrencySchema, currency);
  const amount = item?.price.currency === currency ? item.price.unit_amount : item?.plan.amount;
  if (item === undefined || amount === undefined || amount === null || !known.success) {
    return undefined;
  }
  return { currency: known.output, minorUnits: amount * (item.quantity ?? 1) };
};

const toBilling = (subscription: Stripe.Subscription): SubscriptionPricePausesAndCard => ({
  priceId: subscription.items.data[0]?.price.id,
  renewal: renewalOf(subscription),
  canceledAt: toOptionalDate(subscription.canceled_at),
  ...pauseDatesOfSubscription(subscription),
  card: cardOf(subscription),
});

/** What a subscription needs to have expanded, alone or in a list. */
export const expandedSubscriptionParts = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'latest_invoice',
];

/** What a subscription says by itself, without its invoices. */
const toOwnFacts = (
  subscription: Stripe.Subscription,
): Omit<SubscriptionFacts, 'status' | 'unpaidInvoices' | 'lastPayment'> => {
  const [item] = subscription.items.data;
  const { cancel_at, cancel_at_period_end, start_date, status } = subscription;
  const periodEnd = item?.current_period_end ?? start_date;
  return {
    startedAt: dateOfStripeSeconds(start_date),
    trialStart: toOptionalDate(subscription.trial_start),
    trialEnd: toOptionalDate(subscription.trial_end),
    periodStart: dateOfStripeSeconds(item?.current_period_start ?? start_date),
    periodEnd: dateOfStripeSeconds(periodEnd),
    // The portal may have set either. The period of a paused one has ended with the pause.
    endsAt: toOptionalDate(
      cancel_at ?? (cancel_at_period_end && status !== 'paused' ? periodEnd : null),
    ),
    endedAt: toOptionalDate(subscription.ended_at),
    isCollectionPaused: subscription.pause_collection !== null,
  };
};

/**
 * A digest of everything that a subscription says by itself. While it stays the same, its state,
 * its price, its card and its newest invoice are the same, and reading it again would find nothing
 * new but refunds and disputes.
 */
export const digestOfSubscription = (subscription: Stripe.Subscription): string => {
  const { latest_invoice: invoice } = subscription;
  const newest =
    typeof invoice === 'object' && invoice !== null
      ? [invoice.id, invoice.status, invoice.amount_paid]
      : invoice;
  const card = newerOfSubscriptionAndCustomerCard(subscription);
  const said = [
    subscriptionStatusOf(subscription),
    toOwnFacts(subscription),
    toBilling(subscription),
    newest,
    // Only then, so that the digests of all others stay what they were.
    ...(card?.isUsed === false ? [card.id] : []),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
};

/** Reads a subscription with its invoices and its payments. */
export const readExistingTillSubscription = async (
  stripe: Stripe,
  id: string,
): Promise<TillSubscription> => {
  const [subscription, invoices] = await Promise.all([
    askStripe('reading a subscription', () =>
      stripe.subscriptions.retrieve(id, {
        expand: expandedSubscriptionParts,
      }),
    ),
    readInvoices(stripe, id),
  ]);
  const status = subscriptionStatusOf(subscription);
  const facts: SubscriptionFacts = {
    ...toOwnFacts(subscription),
    status,
    unpaidInvoices: status === 'past_due' ? await readUnpaidInvoices(stripe, id) : [],
    lastPayment: invoices[0]?.payment,
  };
  return {
    id,
    facts,
    billing: toBilling(subscription),
    invoices,
    itemId: subscription.items.data[0]?.id,
    hasRenewalPrice: hasRenewalPriceSetMetadata(subscription.metadata),
    isResuming: isResumeUnderWay(subscription.metadata),
    newestCard: newerOfSubscriptionAndCustomerCard(subscription),
    digest: digestOfSubscription(subscription),
  };
};
