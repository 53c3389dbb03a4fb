import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  emptyable,
  flag,
  list,
  metadataParam,
  paging,
  paramsOf,
  range,
  textParam,
  whole,
  word,
} from '../wire/params.ts';
import { currencyCode, recurring } from './prices.ts';

/** What happens when a trial ends without a card. */
export const trialSettings = v.strictObject({
  end_behavior: v.strictObject({
    missing_payment_method: word('cancel', 'create_invoice', 'pause'),
  }),
});

export const Create = paramsOf<Stripe.SubscriptionCreateParams>()({
  customer: textParam(),
  cancel_at: v.optional(whole(0)),
  cancel_at_period_end: v.optional(flag()),
  currency: v.optional(currencyCode()),
  default_payment_method: v.optional(textParam()),
  description: v.optional(textParam(500)),
  items: list(
    v.strictObject({
      price: textParam(),
      quantity: v.optional(whole(0)),
      metadata: v.optional(metadataParam()),
    }),
    20,
  ),
  metadata: v.optional(metadataParam()),
  payment_behavior: v.optional(
    word('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
  ),
  trial_end: v.optional(whole(0)),
  trial_period_days: v.optional(whole(1, 730)),
  trial_settings: v.optional(trialSettings),
});
export const cancellation = v.strictObject({
  comment: v.optional(emptyable(textParam())),
  feedback: v.optional(
    emptyable(
      word(
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
/** By default, Stripe prorates the difference; the stand-in doesn't support that, so requests have to turn it off. */
const proration = v.literal('none');
const ChangedItem = v.strictObject({
  id: textParam(),
  price: v.optional(textParam()),
  price_data: v.optional(
    v.strictObject({
      currency: currencyCode(),
      product: textParam(),
      recurring,
      tax_behavior: v.optional(word('exclusive', 'inclusive', 'unspecified')),
      unit_amount: whole(0),
    }),
  ),
});
export const Update = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at: v.optional(emptyable(whole(0))),
  cancel_at_period_end: v.optional(flag()),
  cancellation_details: v.optional(cancellation),
  default_payment_method: v.optional(emptyable(textParam())),
  description: v.optional(emptyable(textParam(500))),
  items: v.optional(list(ChangedItem, 20)),
  metadata: v.optional(metadataParam()),
  proration_behavior: v.optional(proration),
  trial_end: v.optional(whole(0)),
  pause_collection: v.optional(
    emptyable(
      v.strictObject({
        behavior: word('keep_as_draft', 'mark_uncollectible', 'void'),
        resumes_at: v.optional(whole(0)),
      }),
    ),
  ),
  trial_settings: v.optional(trialSettings),
});
export const Cancel = paramsOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: v.optional(cancellation),
});
export const Pause = paramsOf<Stripe.SubscriptionPauseParams>()({
  bill_for: v.optional(
    v.strictObject({
      outstanding_usage_through: v.optional(v.strictObject({ type: word('none') })),
      unused_time_from: v.optional(v.strictObject({ type: word('none') })),
    }),
  ),
  type: v.optional(word('subscription')),
});
export const Resume = paramsOf<Stripe.SubscriptionResumeParams>()({
  billing_cycle_anchor: v.optional(v.strictObject({ type: word('now', 'unchanged') })),
  proration_behavior: v.optional(proration),
});
export const List = paramsOf<Stripe.SubscriptionListParams>()({
  ...paging,
  created: v.optional(range()),
  customer: v.optional(textParam()),
  price: v.optional(textParam()),
  status: v.optional(
    word(
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
