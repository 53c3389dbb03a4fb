import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  emptyableParam,
  booleanParam,
  listParam,
  metadataParam,
  pagingParams,
  paramsOf,
  timeRangeParam,
  textParam,
  wholeNumberParam,
  oneOfParam,
} from '../wire/params.ts';
import { currencyParam, recurringParams } from './prices.ts';

/** What happens when a trial ends without a card. */
export const trialSettings = v.strictObject({
  end_behavior: v.strictObject({
    missing_payment_method: oneOfParam('cancel', 'create_invoice', 'pause'),
  }),
});

export const SubscriptionCreateParams = paramsOf<Stripe.SubscriptionCreateParams>()({
  customer: textParam(),
  cancel_at: v.optional(wholeNumberParam(0)),
  cancel_at_period_end: v.optional(booleanParam()),
  currency: v.optional(currencyParam()),
  default_payment_method: v.optional(textParam()),
  description: v.optional(textParam(500)),
  items: listParam(
    v.strictObject({
      price: textParam(),
      quantity: v.optional(wholeNumberParam(0)),
      metadata: v.optional(metadataParam()),
    }),
    20,
  ),
  metadata: v.optional(metadataParam()),
  payment_behavior: v.optional(
    oneOfParam('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
  ),
  trial_end: v.optional(wholeNumberParam(0)),
  trial_period_days: v.optional(wholeNumberParam(1, 730)),
  trial_settings: v.optional(trialSettings),
});
export const cancellationDetails = v.strictObject({
  comment: v.optional(emptyableParam(textParam())),
  feedback: v.optional(
    emptyableParam(
      oneOfParam(
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ),
    ),
  ),
});
/**
 * By default, Stripe prorates the difference; the stand-in doesn't support that, so requests have
 * to turn it off.
 */
const proration = v.literal('none');
const ChangedItem = v.strictObject({
  id: textParam(),
  price: v.optional(textParam()),
  price_data: v.optional(
    v.strictObject({
      currency: currencyParam(),
      product: textParam(),
      recurring: recurringParams,
      tax_behavior: v.optional(oneOfParam('exclusive', 'inclusive', 'unspecified')),
      unit_amount: wholeNumberParam(0),
    }),
  ),
});
export const SubscriptionUpdateParams = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at: v.optional(emptyableParam(wholeNumberParam(0))),
  cancel_at_period_end: v.optional(booleanParam()),
  cancellation_details: v.optional(cancellationDetails),
  default_payment_method: v.optional(emptyableParam(textParam())),
  description: v.optional(emptyableParam(textParam(500))),
  items: v.optional(listParam(ChangedItem, 20)),
  metadata: v.optional(metadataParam()),
  proration_behavior: v.optional(proration),
  trial_end: v.optional(wholeNumberParam(0)),
  pause_collection: v.optional(
    emptyableParam(
      v.strictObject({
        behavior: oneOfParam('keep_as_draft', 'mark_uncollectible', 'void'),
        resumes_at: v.optional(wholeNumberParam(0)),
      }),
    ),
  ),
  trial_settings: v.optional(trialSettings),
});
export const SubscriptionCancelParams = paramsOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: v.optional(cancellationDetails),
});
export const SubscriptionPauseParams = paramsOf<Stripe.SubscriptionPauseParams>()({
  bill_for: v.optional(
    v.strictObject({
      outstanding_usage_through: v.optional(v.strictObject({ type: oneOfParam('none') })),
      unused_time_from: v.optional(v.strictObject({ type: oneOfParam('none') })),
    }),
  ),
  type: v.optional(oneOfParam('subscription')),
});
export const SubscriptionResumeParams = paramsOf<Stripe.SubscriptionResumeParams>()({
  billing_cycle_anchor: v.optional(v.strictObject({ type: oneOfParam('now', 'unchanged') })),
  proration_behavior: v.optional(proration),
});
export const SubscriptionListParams = paramsOf<Stripe.SubscriptionListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  customer: v.optional(textParam()),
  price: v.optional(textParam()),
  status: v.optional(
    oneOfParam(
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ),
  ),
  test_clock: v.optional(textParam()),
});
