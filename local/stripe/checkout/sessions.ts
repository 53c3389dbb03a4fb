import type Stripe from 'stripe';
import type * as v from 'valibot';
import { withoutExpansion, type Account } from '../account.ts';
import { newId } from '../books.ts';
import { idOf } from '../id-of.ts';
import { amountIn, createPrice } from '../objects/prices.ts';
import { createProduct } from '../objects/products.ts';
import { commonCurrency } from '../objects/subscriptions.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { toPage } from '../wire/lists.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import { noParams } from '../wire/params.ts';
import { checkSession, readExpiry, recurringPriceError } from './check-session.ts';
import { expireCheckoutSession } from './expire.ts';
import { createShipping } from './shipping.ts';
import {
  SessionCreateParams,
  SessionListLineItemsParams,
  SessionListParams,
  SessionUpdateParams,
} from './session-params.ts';

type Params = v.InferOutput<typeof SessionCreateParams>;
type Mode = NonNullable<Params['mode']>;

const path = '/v1/checkout/sessions';

const readPrices = (account: Account, params: Params, mode: Mode): readonly Stripe.Price[] =>
  (params.line_items ?? []).map(({ price, price_data }, index) => {
    const param = `line_items[${index}]`;
    if ((price === undefined) === (price_data === undefined)) {
      throw invalidRequest('You must specify either `price` or `price_data`.', param);
    }
    if (price !== undefined) return account.getOrThrow('price', price, `${param}[price]`);
    const { product, product_data, ...rest } = price_data ?? { currency: 'gbp', unit_amount: 0 };
    if ((product === undefined) === (product_data === undefined)) {
      throw invalidRequest(
        'You must specify either `product` or `product_data`.',
        `${param}[price_data]`,
      );
    }
    if (mode === 'payment' && rest.recurring !== undefined) throw recurringPriceError(param);
    const owner =
      product === undefined
        ? account.add('product', {
            ...createProduct(account.now(), product_data ?? { name: '' }),
            active: false,
          })
        : account.getOrThrow('product', product, `${param}[price_data][product]`);
    return account.books.put('price', createPrice(account.now(), { ...rest, product: owner.id }));
  });

/**
 * The lines of a session. "Line items with one-time Prices will be on the initial invoice only"
 * (the SDK's SessionCreateParams), also if that is a trial's: Stripe says nothing of a later
 * invoice.
 */
const toLineItems = (
  account: Account,
  params: Params,
  prices: readonly Stripe.Price[],
  currency: string,
  isTrial: boolean,
): Stripe.LineItem[] =>
  prices.map((price, index) => {
    const item = params.line_items?.[index];
    const quantity = item?.quantity ?? 1;
    const isFree = isTrial && price.recurring !== null;
    const amount = isFree ? 0 : (amountIn(price, currency) ?? 0) * quantity;
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency,
      description: account.books.find('product', idOf(price.product) ?? '')?.name ?? '',
      metadata: mergeMetadata({}, item?.metadata),
      price: withoutExpansion(price),
      quantity,
    };
  });

const textOf = (
  sent: { readonly message: string } | null | undefined,
): { message: string } | null => sent ?? null;

/**
 * An open session with the address of its page; throws the API's error for parameters that Stripe
 * refuses.
 */
export const createCheckoutSession = (
  account: Account,
  params: Params,
): Stripe.Checkout.Session => {
  const mode = params.mode ?? 'payment';
  const settings = account.settings();
  const prices = readPrices(account, params, mode);
  checkSession(params, mode, prices, settings);
  const customer =
    params.customer === undefined
      ? undefined
      : account.getOrThrow('customer', params.customer, 'customer');
  const currency = commonCurrency(prices, params.currency, 'line_items');
  const now = account.now(customer?.id);
  const id = `cs_test_${newId('').slice(1)}`;
  const trial = params.subscription_data;
  const isTrial = trial?.trial_end !== undefined || trial?.trial_period_days !== undefined;
  const lines = toLineItems(account, params, prices, currency, isTrial);
  const subtotal = lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const shipping = createShipping(account, params, currency);
  const amountShipping = shipping.shipping_cost?.amount_total ?? 0;
  const total = subtotal + amountShipping;
  const consent = params.consent_collection;
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? settings.adaptivePricing },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: {
      enabled: params.automatic_tax?.enabled ?? false,
      liability: null,
      provider: null,
      status: null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: consent === undefined ? null : { promotions: null, terms_of_service: null },
    consent_collection:
      consent === undefined
        ? null
        : {
            payment_method_reuse_agreement: null,
            promotions: consent.promotions ?? 'none',
            terms_of_service: consent.terms_of_service ?? 'none',
          },
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: textOf(params.custom_text?.after_submit),
      shipping_address: textOf(params.custom_text?.shipping_address),
      submit: textOf(params.custom_text?.submit),
      terms_of_service_acceptance: textOf(params.custom_text?.terms_of_service_acceptance),
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation:
      mode === 'payment' && customer === undefined
        ? (params.customer_creation ?? 'if_required')
        : null,
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: readExpiry(now, params.expires_at),
    integration_identifier: params.integration_identifier ?? null,
    invoice: null,
    invoice_creation: null,
    line_items: { object: 'list', data: lines, has_more: false, url: `${path}/${id}/line_items` },
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    mode,
    optional_items: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection:
      mode === 'subscription' ? (params.payment_method_collection ?? 'always') : null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: params.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    ...shipping,
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: amountShipping, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: account.link(`/c/pay/${id}`),
    wallet_options: null,
  };
  account.books.put('plan', {
    id,
    paymentDescription: params.payment_intent_data?.description ?? null,
    paymentMetadata: mergeMetadata({}, params.payment_intent_data?.metadata),
    subscriptionDescription: params.subscription_data?.description ?? null,
    subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
    trialEnd: params.subscription_data?.trial_end ?? null,
    trialDays: params.subscription_data?.trial_period_days ?? null,
    missingCard:
      params.subscription_data?.trial_settings?.end_behavior.missing_payment_method ??
      'create_invoice',
  });
  return account.add('checkout.session', session);
};

export const sessionEndpoints: readonly Endpoint[] = [
  endpoint('POST', path, 'checkout_sessions', SessionCreateParams, ({ account, params }) =>
    createCheckoutSession(account, params),
  ),
  endpoint('GET', `${path}/:id`, 'checkout_sessions', noParams, ({ account, id }) =>
    account.getOrThrow('checkout.session', id),
  ),
  endpoint(
    'POST',
    `${path}/:id`,
    'checkout_sessions',
    SessionUpdateParams,
    ({ account, id, params }) => {
      const metadata = mergeMetadata(
        account.getOrThrow('checkout.session', id).metadata ?? {},
        params.metadata,
      );
      return account.change('checkout.session', id, { metadata });
    },
  ),
  endpoint('POST', `${path}/:id/expire`, 'checkout_sessions', noParams, ({ account, id }) =>
    expireCheckoutSession(account, id),
  ),
  endpoint(
    'GET',
    `${path}/:id/line_items`,
    'checkout_sessions',
    SessionListLineItemsParams,
    ({ account, id, params }) =>
      toPage(
        account.getOrThrow('checkout.session', id).line_items?.data ?? [],
        `${path}/${id}/line_items`,
        params,
      ),
  ),
  listEndpoint(
    'checkout.session',
    path,
    'checkout_sessions',
    SessionListParams,
    (one, params) =>
      (params.customer === undefined || one.customer === params.customer) &&
      (params.customer_details === undefined ||
        one.customer_details?.email === params.customer_details.email) &&
      (params.payment_intent === undefined || one.payment_intent === params.payment_intent) &&
      (params.subscription === undefined || one.subscription === params.subscription) &&
      (params.status === undefined || one.status === params.status),
  ),
];
