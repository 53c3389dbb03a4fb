import type Stripe from 'stripe';
import * as v from 'valibot';
import { refundStatuses, type Dispute, type Refund } from '../../../domain/refunds/money-back.ts';
import type { TillPaymentAttempt } from '../till.ts';
import { askStripe, type StripeSdkClient } from './stripe-sdk-client.ts';

/** Converts Stripe's time in seconds. */
export const dateOfStripeSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** The id of an object that Stripe may have expanded. */
export const idOfExpandable = (
  value: string | { readonly id: string } | null | undefined,
): string | undefined => (typeof value === 'object' ? value?.id : value) ?? undefined;

/** The largest page size at Stripe. */
export const stripePageSize = 100;

const disputeStatuses: ReadonlyMap<string, Dispute['status']> = new Map([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
  // We have lost, and appeal.
  ['appeal_needs_response', 'lost'],
  ['appeal_under_review', 'lost'],
]);

/** A refund at Stripe, as ours. */
export const toRefund = ({ id, amount, status, created }: Stripe.Refund): Refund => ({
  id,
  minorUnits: amount,
  at: dateOfStripeSeconds(created),
  status: v.parse(v.picklist(refundStatuses), status ?? 'pending'),
});

/**
 * A dispute at Stripe, as ours. Statuses that begin with warning_ are inquiries. Unknown new
 * statuses count as inquiries too: they take no right away until we handle them.
 */
export const toDispute = ({ id, amount, status, created }: Stripe.Dispute): Dispute => ({
  id,
  minorUnits: amount,
  at: dateOfStripeSeconds(created),
  status: disputeStatuses.get(status) ?? 'inquiry',
});

/** Reads a payment intent with its refunds and disputes. */
export const readPayment = async (stripe: Stripe, id: string): Promise<TillPaymentAttempt> => {
  const intent = await askStripe('reading a payment', () =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
  );
  const isUnpaid = intent.status === 'requires_payment_method' || intent.status === 'canceled';
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') {
    return { isUnpaid, payment: undefined };
  }
  const lists = { payment_intent: id, limit: stripePageSize };
  // Most payments are never returned, so most readings need no list.
  const [refunds, disputes] = await askStripe('reading refunds and disputes', () =>
    Promise.all([
      charge.amount_refunded > 0 || charge.refunded ? stripe.refunds.list(lists) : undefined,
      charge.disputed ? stripe.disputes.list(lists) : undefined,
    ]),
  );
  return {
    isUnpaid,
    payment: {
      paidAt: dateOfStripeSeconds(charge.created),
      minorUnits: charge.amount_captured,
      refunds: refunds?.data.map(toRefund) ?? [],
      disputes: disputes?.data.map(toDispute) ?? [],
    },
  };
};

/** The subscription of an invoice; undefined if it has none. */
export const findSubscriptionIdByInvoiceId = async (
  stripe: StripeSdkClient,
  id: string,
): Promise<string | undefined> => {
  const { parent } = await askStripe('reading an invoice', () => stripe.invoices.retrieve(id));
  return idOfExpandable(parent?.subscription_details?.subscription);
};

/** The invoice that a payment has paid; undefined if there is none. */
export const findInvoiceIdByPaymentId = async (
  stripe: StripeSdkClient,
  payment_intent: string,
): Promise<string | undefined> => {
  const { data } = await askStripe('finding an invoice', () =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 }),
  );
  return idOfExpandable(data[0]?.invoice);
};
