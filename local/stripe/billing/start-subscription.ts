import type Stripe from 'stripe';
import { withoutExpansion, type Account } from '../account.ts';
import { newId } from '../books.ts';
import { idOf } from '../id-of.ts';
import { amountIn, toDecimal } from '../objects/prices.ts';
import type { WireError } from '../wire/errors.ts';
import { draftInvoice, type Line } from './draft-invoice.ts';
import { finalizeInvoice, payInvoice } from './invoices.ts';
import { periodEnd, type Interval } from './periods.ts';

/** An item of a new subscription. */
export type NewItem = {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly metadata?: Stripe.Metadata;
};

type NewSubscription = {
  readonly customer: string;
  readonly items: readonly NewItem[];
  /** What is paid once, with the first invoice, even if that is a trial's. */
  readonly once?: readonly NewItem[];
  readonly currency: string;
  readonly trialEnd: number | undefined;
  readonly missingCard: 'cancel' | 'create_invoice' | 'pause';
  readonly card: string | undefined;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelAt: number | undefined;
  /** Whether the first invoice is paid immediately or stays open. */
  readonly paysAtOnce: boolean;
};

const toPlan = (price: Stripe.Price, currency: string): Stripe.Plan => {
  const amount = amountIn(price, currency) ?? 0;
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount,
    amount_decimal: toDecimal(amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product) ?? '',
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
};

/**
 * The plan and the price of an item; the plan's amount is in minor units of this currency, and 0 if
 * the price has none in it.
 */
export const itemFieldsOfPrice = (
  price: Stripe.Price,
  currency: string,
): Pick<Stripe.SubscriptionItem, 'plan' | 'price'> => ({
  plan: toPlan(price, currency),
  price: withoutExpansion(price),
});

const toItem = (
  subscription: string,
  { price, quantity, metadata = {} }: NewItem,
  currency: string,
  now: number,
  period: { readonly start: number; readonly end: number },
): Stripe.SubscriptionItem => {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    ...itemFieldsOfPrice(price, currency),
    quantity,
    subscription,
    tax_rates: [],
  };
};

/** The billing interval of a subscription. */
export const intervalOf = (subscription: Stripe.Subscription): Interval => {
  const { interval = 'month', interval_count = 1 } = subscription.items.data[0]?.plan ?? {};
  return { interval, interval_count };
};

/** The current billing period, which Stripe stores on the items, not on the subscription. */
export const periodOf = (
  subscription: Stripe.Subscription,
): { readonly start: number; readonly end: number } => ({
  start: subscription.items.data[0]?.current_period_start ?? subscription.start_date,
  end: subscription.items.data[0]?.current_period_end ?? subscription.start_date,
});

/** The subscription's items with another period. */
export const withPeriod = (
  subscription: Stripe.Subscription,
  start: number,
  end: number,
): Stripe.Subscription['items'] => ({
  ...subscription.items,
  data: subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  })),
});

const nameOf = (account: Account, { price }: { readonly price: Stripe.Price }): string =>
  account.books.find('product', idOf(price.product) ?? '')?.name ?? 'Subscription';

// Its period is the moment in which it is paid.
const toLineOnce = (account: Account, item: NewItem, currency: string, now: number): Line => ({
  amount: (amountIn(item.price, currency) ?? 0) * item.quantity,
  description: nameOf(account, item),
  item: { price: withoutExpansion(item.price), quantity: item.quantity },
  period: { start: now, end: now },
});

/** The invoice lines for the subscription's items. */
export const invoiceLinesOf = (
  account: Account,
  subscription: Stripe.Subscription,
  isTrial: boolean,
): readonly Line[] =>
  subscription.items.data.map((item) => ({
    amount: isTrial ? 0 : (item.plan.amount ?? 0) * (item.quantity ?? 1),
    description: isTrial
      ? `Trial period for ${nameOf(account, item)}`
      : `${item.quantity ?? 1} × ${nameOf(account, item)}`,
    item,
    period: { start: item.current_period_start, end: item.current_period_end },
  }));

/**
 * Starts a subscription and its first invoice. Returns the bank's refusal too, if there was one.
 */
export const startSubscription = (
  account: Account,
  params: NewSubscription,
): { readonly subscription: Stripe.Subscription; readonly refusal: WireError | undefined } => {
  const id = newId('sub');
  const now = account.now(params.customer);
  const first = params.items[0]?.price.recurring;
  const isTrial = params.trialEnd !== undefined && params.trialEnd > now;
  const end = isTrial
    ? (params.trialEnd ?? now)
    : periodEnd(now, first ?? { interval: 'month', interval_count: 1 }, now);
  const period = { start: now, end };
  const data = params.items.map((item) => toItem(id, item, params.currency, now, period));
  const customer = account.getOrThrow('customer', params.customer, 'customer');
  account.add(
    'subscription',
    {
      id,
      object: 'subscription',
      application: null,
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: isTrial ? end : now,
      billing_cycle_anchor_config: null,
      billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
      billing_schedules: [],
      billing_thresholds: null,
      cancel_at: params.cancelAtPeriodEnd ? end : (params.cancelAt ?? null),
      cancel_at_period_end: params.cancelAtPeriodEnd,
      canceled_at: params.cancelAtPeriodEnd || params.cancelAt !== undefined ? now : null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
      collection_method: 'charge_automatically',
      created: now,
      currency: params.currency,
      customer: params.customer,
      customer_account: null,
      days_until_due: null,
      default_payment_method: params.card ?? null,
      default_source: null,
      default_tax_rates: [],
      description: params.description,
      discounts: [],
      ended_at: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      items: {
        object: 'list',
        data,
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
      latest_invoice: null,
      livemode: false,
      managed_payments: null,
      metadata: params.metadata,
      next_pending_invoice_item_invoice: null,
      on_behalf_of: null,
      pause_collection: null,
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: 'off',
      },
      pending_invoice_item_interval: null,
      pending_setup_intent: null,
      pending_update: null,
      schedule: null,
      start_date: now,
      status: isTrial ? 'trialing' : 'incomplete',
      test_clock: idOf(customer.test_clock) ?? null,
      transfer_data: null,
      trial_end: isTrial ? end : null,
      trial_settings: {
        end_behavior: { billing_cycle_anchor: null, missing_payment_method: params.missingCard },
      },
      trial_start: isTrial ? now : null,
    },
    'customer.subscription.created',
  );
  const subscription = account.getOrThrow('subscription', id);
  const invoice = draftInvoice(account, {
    subscription,
    reason: 'subscription_create',
    lines: [
      ...(params.once ?? []).map((one) => toLineOnce(account, one, params.currency, now)),
      ...invoiceLinesOf(account, subscription, isTrial),
    ],
    autoAdvance: true,
  });
  account.change('subscription', id, { latest_invoice: invoice.id });
  const { amount_due } = finalizeInvoice(account, invoice.id);
  const refusal =
    params.paysAtOnce || amount_due === 0 ? payInvoice(account, invoice.id) : undefined;
  return { subscription: account.getOrThrow('subscription', id), refusal };
};
