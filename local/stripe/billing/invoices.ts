import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { idOf } from '../id-of.ts';
import { invalidRequest, type WireError } from '../wire/errors.ts';
import { confirmIntent, createIntent } from './payments.ts';
import { updateAfterFailure, updateAfterPayment } from './status.ts';

const hourSeconds = 3600;

const timeFor = (account: Account, invoice: Stripe.Invoice): number =>
  account.now(idOf(invoice.customer));

/** The path of the page that shows an invoice. */
const invoicePath = (id: string): string => `/i/${id}`;

/** Finalizes a draft, so that it can be paid. */
export const finalizeInvoice = (account: Account, id: string): Stripe.Invoice => {
  const draft = account.getOrThrow('invoice', id);
  if (draft.status !== 'draft') throw invalidRequest('This invoice is already finalized.');
  const now = timeFor(account, draft);
  const customer = idOf(draft.customer) ?? '';
  const known = account.books.find('customer', customer);
  const sequence = known?.next_invoice_sequence ?? 1;
  if (known !== undefined)
    account.change('customer', customer, { next_invoice_sequence: sequence + 1 });
  const open = account.change(
    'invoice',
    id,
    {
      status: 'open',
      number: `${known?.invoice_prefix ?? 'KNURL'}-${String(sequence).padStart(4, '0')}`,
      effective_at: now,
      automatically_finalizes_at: null,
      ending_balance: 0,
      status_transitions: { ...draft.status_transitions, finalized_at: now },
      hosted_invoice_url: account.link(invoicePath(id)),
      invoice_pdf: account.link(invoicePath(id)),
    },
    'invoice.finalized',
  );
  if (open.amount_due > 0) {
    const intent = createIntent(account, {
      customer,
      amount: open.amount_due,
      currency: open.currency,
      description:
        open.billing_reason === 'subscription_create'
          ? 'Subscription creation'
          : 'Subscription update',
      metadata: {},
    });
    account.add('invoice_payment', {
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: open.amount_due,
      created: now,
      currency: open.currency,
      invoice: id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    });
  }
  return open;
};

/** The payment of an invoice; undefined if nothing was due. */
const paymentOf = (account: Account, invoiceId: string): Stripe.InvoicePayment | undefined =>
  account.books.all('invoice_payment').find(({ invoice }) => invoice === invoiceId);

const markPaid = (account: Account, invoice: Stripe.Invoice): void => {
  const now = timeFor(account, invoice);
  const payment = paymentOf(account, invoice.id);
  if (payment !== undefined) {
    account.change(
      'invoice_payment',
      payment.id,
      {
        status: 'paid',
        amount_paid: invoice.amount_due,
        status_transitions: { canceled_at: null, paid_at: now },
      },
      'invoice_payment.paid',
    );
  }
  const paid = account.change('invoice', invoice.id, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  account.emit('invoice.paid', paid);
  account.emit('invoice.payment_succeeded', paid);
};

/** The card for a subscription: its own, otherwise the customer's default. */
export const cardOfSubscription = (
  account: Account,
  subscription: Stripe.Subscription,
): string | undefined =>
  idOf(subscription.default_payment_method) ??
  idOf(
    account.books.find('customer', idOf(subscription.customer) ?? '')?.invoice_settings
      .default_payment_method,
  );

/** Tries to pay an open invoice. Returns the refusal; undefined if the invoice is now paid. */
export const payInvoice = (account: Account, id: string, card?: string): WireError | undefined => {
  const invoice = account.getOrThrow('invoice', id);
  if (invoice.status !== 'open')
    throw invalidRequest('Invoice is already paid, or cannot be paid.');
  const subscription = account.books.find(
    'subscription',
    idOf(invoice.parent?.subscription_details?.subscription) ?? '',
  );
  const payment = paymentOf(account, id);
  const intent = idOf(payment?.payment.payment_intent);
  const usedCard =
    card ?? (subscription === undefined ? undefined : cardOfSubscription(account, subscription));
  const refusal =
    intent === undefined
      ? undefined
      : usedCard === undefined
        ? invalidRequest('This customer has no attached payment source or default payment method.')
        : confirmIntent(account, intent, usedCard);
  const current = account.getOrThrow('invoice', id);
  if (refusal === undefined) {
    account.change('invoice', id, {
      attempt_count: current.attempt_count + (intent === undefined ? 0 : 1),
    });
    markPaid(account, account.getOrThrow('invoice', id));
    if (subscription !== undefined) updateAfterPayment(account, subscription.id);
    return undefined;
  }
  const attempts = current.attempt_count + 1;
  const retryDelay =
    current.billing_reason === 'subscription_create' ? undefined : retryDays[attempts - 1];
  account.change(
    'invoice',
    id,
    {
      attempted: true,
      attempt_count: attempts,
      next_payment_attempt:
        retryDelay === undefined ? null : timeFor(account, invoice) + retryDelay * 24 * hourSeconds,
    },
    'invoice.payment_failed',
  );
  if (subscription !== undefined) {
    updateAfterFailure(account, subscription.id, {
      isFirst: current.billing_reason === 'subscription_create',
      isLast: retryDelay === undefined,
    });
  }
  return refusal;
};

/** The days before each retry of a failed payment. */
const retryDays = [3, 5, 7];

/** Sends `invoice.voided`; throws the API's error unless the invoice is open or uncollectible. */
export const voidInvoice = (account: Account, id: string): Stripe.Invoice => {
  const invoice = account.getOrThrow('invoice', id);
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice is ${String(invoice.status)}.`,
    );
  }
  const voided_at = timeFor(account, invoice);
  return account.change(
    'invoice',
    id,
    {
      status: 'void',
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at },
    },
    'invoice.voided',
  );
};

/** Sends `invoice.marked_uncollectible`; throws the API's error unless the invoice is open. */
export const markUncollectible = (account: Account, id: string): Stripe.Invoice => {
  const invoice = account.getOrThrow('invoice', id);
  if (invoice.status !== 'open')
    throw invalidRequest('Only an open invoice can be marked as uncollectible.');
  const marked_uncollectible_at = timeFor(account, invoice);
  return account.change(
    'invoice',
    id,
    {
      status: 'uncollectible',
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, marked_uncollectible_at },
    },
    'invoice.marked_uncollectible',
  );
};
