import type Stripe from 'stripe';
import type * as v from 'valibot';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { voidInvoice } from '../billing/invoices.ts';
import { periodOf, startSubscription, type NewItem } from '../billing/start-subscription.ts';
import { changeItems, invoiceTrial, trialChanges } from '../billing/change-subscription.ts';
import { pauseSubscription, resumeSubscription } from '../billing/lifecycle.ts';
import { endSubscriptionNow } from '../billing/status.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import { noParams, withoutUnset } from '../wire/params.ts';
import { searchEndpoint } from '../wire/search.ts';
import { amountIn, createPrice } from './prices.ts';
import {
  SubscriptionCancelParams,
  SubscriptionCreateParams,
  SubscriptionListParams,
  SubscriptionPauseParams,
  SubscriptionResumeParams,
  SubscriptionUpdateParams,
  type cancellationDetails,
} from './subscription-params.ts';

/** A currency in which all prices have an amount: the wanted one, or that of the first price. */
export const commonCurrency = (
  prices: readonly Stripe.Price[],
  wanted: string | undefined,
  param: string,
): string => {
  const currency = wanted ?? prices[0]?.currency ?? 'gbp';
  for (const price of prices) {
    if (!price.active)
      throw invalidRequest(
        `The price specified is inactive. This field only accepts active prices.`,
        param,
      );
    if (amountIn(price, currency) === undefined) {
      throw invalidRequest(
        `The price \`${price.id}\` doesn't support the currency \`${currency}\`. It is in \`${price.currency}\`; add the other to its \`currency_options\`.`,
        param,
      );
    }
  }
  return currency;
};

/** The items of a new subscription, from their prices. All need the same billing interval. */
const readItems = (
  account: Account,
  sent: v.InferOutput<typeof SubscriptionCreateParams>['items'],
): readonly NewItem[] => {
  const items = sent.map(({ price, quantity = 1, metadata }, index) => {
    const known = account.getOrThrow('price', price, `items[${index}][price]`);
    if (known.recurring === null) {
      throw invalidRequest(
        'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
        `items[${index}][price]`,
      );
    }
    return { price: known, quantity, metadata: mergeMetadata({}, metadata) };
  });
  if (items.length === 0)
    throw invalidRequest('Missing required param: items.', 'items', 'parameter_missing');
  return items;
};

const pricesOf = (
  account: Account,
  items: NonNullable<v.InferOutput<typeof SubscriptionUpdateParams>['items']>,
): Parameters<typeof changeItems>[1] =>
  items.map(({ id, price, price_data: own }, index) => {
    if (own !== undefined) {
      account.getOrThrow('product', own.product, `items[${index}][price_data][product]`);
      return { id, price: account.books.put('price', createPrice(account.now(), own)) };
    }
    return {
      id,
      price:
        price === undefined
          ? undefined
          : account.getOrThrow('price', price, `items[${index}][price]`),
    };
  });

const detailsOf = (
  before: Stripe.Subscription,
  sent: v.InferOutput<typeof cancellationDetails> | undefined,
  reason: 'cancellation_requested' | null,
): Stripe.Subscription.CancellationDetails => ({
  comment: sent?.comment ?? before.cancellation_details?.comment ?? null,
  feedback: sent?.feedback ?? before.cancellation_details?.feedback ?? null,
  feedback_option: null,
  reason,
});

const endChanges = (
  account: Account,
  before: Stripe.Subscription,
  params: Pick<
    v.InferOutput<typeof SubscriptionUpdateParams>,
    'cancel_at' | 'cancel_at_period_end' | 'cancellation_details'
  >,
): Partial<Stripe.Subscription> => {
  const { cancel_at_period_end: atEnd, cancel_at: cancelAt, cancellation_details: sent } = params;
  if (atEnd === undefined && cancelAt === undefined) {
    return sent === undefined ? {} : { cancellation_details: detailsOf(before, sent, null) };
  }
  const isEnding = atEnd === true || (cancelAt ?? null) !== null;
  return {
    cancel_at_period_end: atEnd ?? false,
    cancel_at: atEnd === true ? periodOf(before).end : (cancelAt ?? null),
    canceled_at: isEnding ? account.now(idOf(before.customer)) : null,
    cancellation_details: detailsOf(before, sent, isEnding ? 'cancellation_requested' : null),
  };
};

const living = (account: Account, id: string): Stripe.Subscription => {
  const known = account.getOrThrow('subscription', id);
  if (known.ended_at === null) return known;
  throw invalidRequest(
    'A canceled subscription can only update its cancellation_details and metadata.',
  );
};

export const subscriptionEndpoints: readonly Endpoint[] = [
  endpoint(
    'POST',
    '/v1/subscriptions',
    'subscriptions',
    SubscriptionCreateParams,
    ({ account, params }) => {
      const customer = account.getOrThrow('customer', params.customer, 'customer');
      const items = readItems(account, params.items);
      const now = account.now(customer.id);
      const trialEnd =
        params.trial_end ??
        (params.trial_period_days === undefined
          ? undefined
          : now + params.trial_period_days * 86_400);
      const card = params.default_payment_method;
      if (card !== undefined) account.getOrThrow('payment_method', card, 'default_payment_method');
      const isWaiting = params.payment_behavior === 'default_incomplete';
      const hasCard =
        card !== undefined || customer.invoice_settings.default_payment_method !== null;
      const isTrial = trialEnd !== undefined && trialEnd > now;
      if (!hasCard && !isWaiting && !isTrial) {
        throw invalidRequest(
          'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
        );
      }
      const { subscription, refusal } = startSubscription(account, {
        customer: customer.id,
        items,
        currency: commonCurrency(
          items.map(({ price }) => price),
          params.currency,
          'items',
        ),
        trialEnd,
        missingCard: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
        card,
        metadata: mergeMetadata({}, params.metadata),
        description: params.description ?? null,
        cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
        cancelAt: params.cancel_at,
        paysAtOnce: !isWaiting,
      });
      if (refusal !== undefined && params.payment_behavior === 'error_if_incomplete') {
        account.books.drop('subscription', subscription.id);
        voidInvoice(account, idOf(subscription.latest_invoice) ?? '');
        throw refusal;
      }
      return account.getOrThrow('subscription', subscription.id);
    },
  ),
  searchEndpoint('subscription', '/v1/subscriptions/search', 'subscriptions'),
  endpoint('GET', '/v1/subscriptions/:id', 'subscriptions', noParams, ({ account, id }) =>
    account.getOrThrow('subscription', id),
  ),
  endpoint(
    'POST',
    '/v1/subscriptions/:id',
    'subscriptions',
    SubscriptionUpdateParams,
    ({ account, id, params }) => {
      const before = Object.keys(params).every(
        (name) => name === 'metadata' || name === 'cancellation_details',
      )
        ? account.getOrThrow('subscription', id)
        : living(account, id);
      const {
        metadata,
        pause_collection,
        cancel_at,
        cancel_at_period_end,
        cancellation_details,
        trial_settings,
        items,
        trial_end,
        proration_behavior,
        ...rest
      } = params;
      if ((items !== undefined || trial_end !== undefined) && proration_behavior === undefined) {
        throw invalidRequest('The stand-in changes prices and periods only without prorations.');
      }
      if (cancel_at !== undefined && cancel_at_period_end === true) {
        throw invalidRequest(
          'You cannot set `cancel_at` together with `cancel_at_period_end`.',
          'cancel_at',
        );
      }
      if (rest.default_payment_method != null)
        account.getOrThrow('payment_method', rest.default_payment_method, 'default_payment_method');
      const changed = account.change(
        'subscription',
        id,
        {
          ...withoutUnset(rest),
          ...(items === undefined ? {} : { items: changeItems(before, pricesOf(account, items)) }),
          ...(trial_end === undefined ? {} : trialChanges(account, before, trial_end)),
          ...endChanges(account, before, {
            cancel_at,
            cancel_at_period_end,
            cancellation_details,
          }),
          ...(trial_settings === undefined
            ? {}
            : {
                trial_settings: {
                  end_behavior: { billing_cycle_anchor: null, ...trial_settings.end_behavior },
                },
              }),
          ...(pause_collection === undefined
            ? {}
            : {
                pause_collection:
                  pause_collection === null
                    ? null
                    : {
                        behavior: pause_collection.behavior,
                        resumes_at: pause_collection.resumes_at ?? null,
                      },
              }),
          metadata: mergeMetadata(before.metadata, metadata),
        },
        'customer.subscription.updated',
      );
      if (trial_end === undefined) return changed;
      invoiceTrial(account, id);
      return account.getOrThrow('subscription', id);
    },
  ),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    'subscriptions',
    SubscriptionCancelParams,
    ({ account, id, params }) => {
      const before = living(account, id);
      account.change('subscription', id, {
        cancellation_details: detailsOf(
          before,
          params.cancellation_details,
          'cancellation_requested',
        ),
      });
      return endSubscriptionNow(account, id, 'cancellation_requested');
    },
  ),
  endpoint(
    'POST',
    '/v1/subscriptions/:id/pause',
    'subscriptions',
    SubscriptionPauseParams,
    ({ account, id }) => {
      const { status } = living(account, id);
      if (status !== 'active' && status !== 'trialing') {
        throw invalidRequest(`A subscription that is ${status} cannot be paused.`);
      }
      return pauseSubscription(account, id);
    },
  ),
  endpoint(
    'POST',
    '/v1/subscriptions/:id/resume',
    'subscriptions',
    SubscriptionResumeParams,
    ({ account, id, params }) => {
      living(account, id);
      const keepsAnchor = params.billing_cycle_anchor?.type === 'unchanged';
      if (keepsAnchor && params.proration_behavior !== 'none') {
        throw invalidRequest('The stand-in keeps an anchor only without prorations.');
      }
      return resumeSubscription(account, id, keepsAnchor);
    },
  ),
  listEndpoint(
    'subscription',
    '/v1/subscriptions',
    'subscriptions',
    SubscriptionListParams,
    (one, params) =>
      (params.status === undefined
        ? one.status !== 'canceled'
        : params.status === 'all' ||
          (params.status === 'ended' ? one.ended_at !== null : one.status === params.status)) &&
      (params.customer === undefined || one.customer === params.customer) &&
      (params.test_clock === undefined || one.test_clock === params.test_clock) &&
      (params.price === undefined || one.items.data.some(({ price }) => price.id === params.price)),
  ),
];
