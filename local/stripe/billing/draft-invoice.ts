import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { idOf } from '../id-of.ts';
import { toDecimal } from '../objects/prices.ts';

const hourSeconds = 3600;

export type Line = {
  readonly amount: number;
  readonly description: string;
  /** The part of the subscription that it bills; of something paid once, its price alone. */
  readonly item:
    | Stripe.SubscriptionItem
    | { readonly price: Stripe.Price; readonly quantity: number };
  readonly period: { readonly start: number; readonly end: number };
};

type NewInvoice = {
  readonly subscription: Stripe.Subscription;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly lines: readonly Line[];
  /** Whether it is finalized and paid automatically. */
  readonly autoAdvance: boolean;
};

const toParent = (
  subscription: Stripe.Subscription,
  { item }: Line,
): Stripe.InvoiceLineItem.Parent =>
  'id' in item
    ? {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: false,
          proration_details: { credited_items: null },
          subscription: subscription.id,
          subscription_item: item.id,
        },
        type: 'subscription_item_details',
      }
    : {
        invoice_item_details: {
          invoice_item: newId('ii'),
          proration: false,
          proration_details: { credited_items: null },
          subscription: subscription.id,
        },
        subscription_item_details: null,
        type: 'invoice_item_details',
      };

const toLine = (
  invoice: string,
  subscription: Stripe.Subscription,
  line: Line,
): Stripe.InvoiceLineItem => ({
  id: newId('il'),
  object: 'line_item',
  amount: line.amount,
  currency: subscription.currency,
  description: line.description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: subscription.metadata,
  parent: toParent(subscription, line),
  period: line.period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.item.price.id, product: idOf(line.item.price.product) ?? '' },
    type: 'price_details',
    unit_amount_decimal: toDecimal(line.amount),
  },
  quantity: line.item.quantity ?? 1,
  quantity_decimal: toDecimal(line.item.quantity ?? 1),
  subscription: subscription.id,
  subtotal: line.amount,
  taxes: [],
});

const toInvoice = (
  account: Account,
  { subscription, reason, lines, autoAdvance }: NewInvoice,
): Stripe.Invoice => {
  const id = newId('in');
  const customerId = idOf(subscription.customer) ?? '';
  const customer = account.books.find('customer', customerId);
  const now = account.now(customerId);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total);
  const data = lines.map((line) => toLine(id, subscription, line));
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Knurl',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: autoAdvance,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: autoAdvance ? now + hourSeconds : null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customerId,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer?.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: lines[0]?.period.start ?? now,
    period_start: lines[0]?.period.start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: idOf(customer?.test_clock) ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};

/** Stores the draft and sends `invoice.created`; nothing is charged yet. */
export const draftInvoice = (account: Account, invoice: NewInvoice): Stripe.Invoice =>
  account.add('invoice', toInvoice(account, invoice), 'invoice.created');

/** Emits the event for the next period's invoice, which doesn't exist yet and so has no id. */
export const announceInvoice = (
  account: Account,
  subscription: Stripe.Subscription,
  lines: readonly Line[],
): void => {
  const invoice = toInvoice(account, {
    subscription,
    reason: 'upcoming',
    lines,
    autoAdvance: true,
  });
  const nameless = Object.fromEntries(Object.entries(invoice).filter(([name]) => name !== 'id'));
  account.emit('invoice.upcoming', nameless);
};
