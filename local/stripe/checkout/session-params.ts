import type Stripe from 'stripe';
import * as v from 'valibot';
import { currencyCode, recurring } from '../objects/prices.ts';
import { trialSettings } from '../objects/subscription-params.ts';
import { shippingParams } from './shipping.ts';
import {
  emptyable,
  flag,
  list,
  metadataParam,
  paging,
  paramsOf,
  range,
  text,
  whole,
  word,
} from '../wire/params.ts';

const customText = emptyable(v.strictObject({ message: text(1200) }));
const address = v.pipe(
  text(),
  v.check((one) => URL.canParse(one.replaceAll(/[{}]/g, '')), '|Not a valid URL'),
);

const LineItem = v.strictObject({
  price: v.optional(text()),
  price_data: v.optional(
    v.strictObject({
      currency: currencyCode(),
      unit_amount: whole(0),
      product: v.optional(text()),
      product_data: v.optional(
        v.strictObject({
          name: text(250),
          description: v.optional(text()),
          images: v.optional(list(text(2048), 8)),
          metadata: v.optional(metadataParam()),
          tax_code: v.optional(text()),
        }),
      ),
      recurring: v.optional(recurring),
      tax_behavior: v.optional(word('exclusive', 'inclusive', 'unspecified')),
    }),
  ),
  quantity: v.optional(whole(1, 999_999)),
  metadata: v.optional(metadataParam()),
});

/** The parameters for creating a session. */
export const SessionCreate = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  adaptive_pricing: v.optional(v.strictObject({ enabled: v.optional(flag()) })),
  allow_promotion_codes: v.optional(flag()),
  automatic_tax: v.optional(v.strictObject({ enabled: flag() })),
  billing_address_collection: v.optional(word('auto', 'required')),
  cancel_url: v.optional(address),
  client_reference_id: v.optional(text(200)),
  consent_collection: v.optional(
    v.strictObject({
      terms_of_service: v.optional(word('none', 'required')),
      promotions: v.optional(word('auto', 'none')),
    }),
  ),
  currency: v.optional(currencyCode()),
  custom_text: v.optional(
    v.strictObject({
      after_submit: v.optional(customText),
      shipping_address: v.optional(customText),
      submit: v.optional(customText),
      terms_of_service_acceptance: v.optional(customText),
    }),
  ),
  customer: v.optional(text()),
  customer_creation: v.optional(word('always', 'if_required')),
  customer_email: v.optional(text(800)),
  customer_update: v.optional(
    v.strictObject({
      address: v.optional(word('auto', 'never')),
      name: v.optional(word('auto', 'never')),
    }),
  ),
  expires_at: v.optional(whole(0)),
  integration_identifier: v.optional(text()),
  line_items: v.optional(list(LineItem)),
  locale: v.optional(text(10)),
  metadata: v.optional(metadataParam()),
  mode: v.optional(word('payment', 'setup', 'subscription')),
  payment_intent_data: v.optional(
    v.strictObject({
      description: v.optional(text(1000)),
      metadata: v.optional(metadataParam()),
      receipt_email: v.optional(text(800)),
      setup_future_usage: v.optional(word('off_session', 'on_session')),
    }),
  ),
  payment_method_collection: v.optional(word('always', 'if_required')),
  ...shippingParams,
  submit_type: v.optional(word('auto', 'book', 'donate', 'pay', 'subscribe')),
  subscription_data: v.optional(
    v.strictObject({
      description: v.optional(text(500)),
      metadata: v.optional(metadataParam()),
      trial_end: v.optional(whole(0)),
      trial_period_days: v.optional(whole(1, 730)),
      trial_settings: v.optional(trialSettings),
    }),
  ),
  success_url: v.optional(address),
  ui_mode: v.optional(word('elements', 'embedded_page', 'form', 'hosted_page')),
});

/** The parameters for updating a session. */
export const SessionUpdate = paramsOf<Stripe.Checkout.SessionUpdateParams>()({
  metadata: v.optional(metadataParam()),
});

/** The parameters for listing sessions. */
export const SessionList = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...paging,
  created: v.optional(range()),
  customer: v.optional(text()),
  customer_details: v.optional(v.strictObject({ email: text() })),
  payment_intent: v.optional(text()),
  status: v.optional(word('complete', 'expired', 'open')),
  subscription: v.optional(text()),
});

export const LineItems = paramsOf<Stripe.Checkout.SessionListLineItemsParams>()(paging);
