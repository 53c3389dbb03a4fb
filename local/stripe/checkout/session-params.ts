import type Stripe from 'stripe';
import * as v from 'valibot';
import { currencyParam, recurringParams } from '../objects/prices.ts';
import { trialSettings } from '../objects/subscription-params.ts';
import { shippingParams } from './shipping.ts';
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

const customText = emptyableParam(v.strictObject({ message: textParam(1200) }));
const address = v.pipe(
  textParam(),
  v.check((one) => URL.canParse(one.replaceAll(/[{}]/g, '')), '|Not a valid URL'),
);

const LineItem = v.strictObject({
  price: v.optional(textParam()),
  price_data: v.optional(
    v.strictObject({
      currency: currencyParam(),
      unit_amount: wholeNumberParam(0),
      product: v.optional(textParam()),
      product_data: v.optional(
        v.strictObject({
          name: textParam(250),
          description: v.optional(textParam()),
          images: v.optional(listParam(textParam(2048), 8)),
          metadata: v.optional(metadataParam()),
          tax_code: v.optional(textParam()),
        }),
      ),
      recurring: v.optional(recurringParams),
      tax_behavior: v.optional(oneOfParam('exclusive', 'inclusive', 'unspecified')),
    }),
  ),
  quantity: v.optional(wholeNumberParam(1, 999_999)),
  metadata: v.optional(metadataParam()),
});

export const SessionCreateParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  adaptive_pricing: v.optional(v.strictObject({ enabled: v.optional(booleanParam()) })),
  allow_promotion_codes: v.optional(booleanParam()),
  automatic_tax: v.optional(v.strictObject({ enabled: booleanParam() })),
  billing_address_collection: v.optional(oneOfParam('auto', 'required')),
  cancel_url: v.optional(address),
  client_reference_id: v.optional(textParam(200)),
  consent_collection: v.optional(
    v.strictObject({
      terms_of_service: v.optional(oneOfParam('none', 'required')),
      promotions: v.optional(oneOfParam('auto', 'none')),
    }),
  ),
  currency: v.optional(currencyParam()),
  custom_text: v.optional(
    v.strictObject({
      after_submit: v.optional(customText),
      shipping_address: v.optional(customText),
      submit: v.optional(customText),
      terms_of_service_acceptance: v.optional(customText),
    }),
  ),
  customer: v.optional(textParam()),
  customer_creation: v.optional(oneOfParam('always', 'if_required')),
  customer_email: v.optional(textParam(800)),
  customer_update: v.optional(
    v.strictObject({
      address: v.optional(oneOfParam('auto', 'never')),
      name: v.optional(oneOfParam('auto', 'never')),
    }),
  ),
  expires_at: v.optional(wholeNumberParam(0)),
  integration_identifier: v.optional(textParam()),
  line_items: v.optional(listParam(LineItem)),
  locale: v.optional(textParam(10)),
  metadata: v.optional(metadataParam()),
  mode: v.optional(oneOfParam('payment', 'setup', 'subscription')),
  payment_intent_data: v.optional(
    v.strictObject({
      description: v.optional(textParam(1000)),
      metadata: v.optional(metadataParam()),
      receipt_email: v.optional(textParam(800)),
      setup_future_usage: v.optional(oneOfParam('off_session', 'on_session')),
    }),
  ),
  payment_method_collection: v.optional(oneOfParam('always', 'if_required')),
  ...shippingParams,
  submit_type: v.optional(oneOfParam('auto', 'book', 'donate', 'pay', 'subscribe')),
  subscription_data: v.optional(
    v.strictObject({
      description: v.optional(textParam(500)),
      metadata: v.optional(metadataParam()),
      trial_end: v.optional(wholeNumberParam(0)),
      trial_period_days: v.optional(wholeNumberParam(1, 730)),
      trial_settings: v.optional(trialSettings),
    }),
  ),
  success_url: v.optional(address),
  ui_mode: v.optional(oneOfParam('elements', 'embedded_page', 'form', 'hosted_page')),
});

export const SessionUpdateParams = paramsOf<Stripe.Checkout.SessionUpdateParams>()({
  metadata: v.optional(metadataParam()),
});

export const SessionListParams = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  customer: v.optional(textParam()),
  customer_details: v.optional(v.strictObject({ email: textParam() })),
  payment_intent: v.optional(textParam()),
  status: v.optional(oneOfParam('complete', 'expired', 'open')),
  subscription: v.optional(textParam()),
});

export const SessionListLineItemsParams =
  paramsOf<Stripe.Checkout.SessionListLineItemsParams>()(pagingParams);
