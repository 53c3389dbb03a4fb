import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { endSubscriptionNow } from '../billing/status.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  emptyableParam,
  listParam,
  metadataParam,
  noParams,
  pagingParams,
  paramsOf,
  timeRangeParam,
  textParam,
  withoutUnset,
  oneOfParam,
} from '../wire/params.ts';
import { searchEndpoint } from '../wire/search.ts';
import { attachCard } from './payment-methods.ts';

/** An address in Stripe's format. */
const addressParam = v.strictObject({
  city: v.optional(emptyableParam(textParam())),
  country: v.optional(emptyableParam(textParam(2))),
  line1: v.optional(emptyableParam(textParam())),
  line2: v.optional(emptyableParam(textParam())),
  postal_code: v.optional(emptyableParam(textParam())),
  state: v.optional(emptyableParam(textParam())),
});

const details = {
  address: v.optional(emptyableParam(addressParam)),
  description: v.optional(emptyableParam(textParam(350))),
  email: v.optional(emptyableParam(textParam(512))),
  invoice_settings: v.optional(
    v.strictObject({ default_payment_method: v.optional(emptyableParam(textParam())) }),
  ),
  metadata: v.optional(metadataParam()),
  name: v.optional(emptyableParam(textParam(256))),
  phone: v.optional(emptyableParam(textParam(20))),
  preferred_locales: v.optional(listParam(textParam())),
  tax_exempt: v.optional(oneOfParam('none', 'exempt', 'reverse')),
};
const Create = paramsOf<Stripe.CustomerCreateParams>()({
  ...details,
  payment_method: v.optional(textParam()),
  test_clock: v.optional(textParam()),
});
const Update = paramsOf<Stripe.CustomerUpdateParams>()(details);
const List = paramsOf<Stripe.CustomerListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  email: v.optional(textParam()),
  test_clock: v.optional(textParam()),
});

type Details = Omit<v.InferOutput<typeof Create>, 'payment_method' | 'test_clock'>;

const toAddress = (sent: Details['address']): Stripe.Address | null =>
  sent == null
    ? null
    : {
        city: sent.city ?? null,
        country: sent.country ?? null,
        line1: sent.line1 ?? null,
        line2: sent.line2 ?? null,
        postal_code: sent.postal_code ?? null,
        state: sent.state ?? null,
      };

/** Creates and stores a customer, and emits the event. */
export const addCustomer = (
  account: Account,
  {
    address,
    email,
    name,
    phone,
    metadata,
    ...params
  }: Details & { readonly test_clock?: string | undefined },
): Stripe.Customer => {
  const clock = params.test_clock;
  const now =
    clock === undefined
      ? account.now()
      : account.getOrThrow('test_helpers.test_clock', clock, 'test_clock').frozen_time;
  return account.add(
    'customer',
    {
      id: newId('cus'),
      object: 'customer',
      address: toAddress(address),
      balance: 0,
      created: now,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: params.description ?? null,
      discount: null,
      email: email ?? null,
      invoice_prefix: newId('').slice(1, 9).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: params.invoice_settings?.default_payment_method ?? null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: mergeMetadata({}, metadata),
      name: name ?? null,
      next_invoice_sequence: 1,
      phone: phone ?? null,
      preferred_locales: params.preferred_locales ?? [],
      shipping: null,
      tax_exempt: params.tax_exempt ?? 'none',
      test_clock: clock ?? null,
    },
    'customer.created',
  );
};

export const customerEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/customers', 'customers', Create, ({ account, params }) => {
    const { payment_method, ...rest } = params;
    const customer = addCustomer(account, rest);
    if (payment_method !== undefined) attachCard(account, payment_method, customer.id);
    return account.getOrThrow('customer', customer.id);
  }),
  searchEndpoint('customer', '/v1/customers/search', 'customers'),
  endpoint('GET', '/v1/customers/:id', 'customers', noParams, ({ account, id }) =>
    account.books.find('notice', `${id} deleted`) === undefined
      ? account.getOrThrow('customer', id)
      : { id, object: 'customer', deleted: true },
  ),
  endpoint('POST', '/v1/customers/:id', 'customers', Update, ({ account, id, params }) => {
    const { address, metadata, invoice_settings, ...rest } = params;
    const known = account.getOrThrow('customer', id);
    const card = invoice_settings?.default_payment_method;
    if (card != null)
      account.getOrThrow('payment_method', card, 'invoice_settings[default_payment_method]');
    return account.change(
      'customer',
      id,
      {
        ...withoutUnset(rest),
        ...(address === undefined ? {} : { address: toAddress(address) }),
        ...(card === undefined
          ? {}
          : { invoice_settings: { ...known.invoice_settings, default_payment_method: card } }),
        metadata: mergeMetadata(known.metadata, metadata),
      },
      'customer.updated',
    );
  }),
  endpoint('DELETE', '/v1/customers/:id', 'customers', noParams, ({ account, id }) => {
    const customer = account.getOrThrow('customer', id);
    for (const one of account.books.all('subscription')) {
      if (one.customer === id && one.ended_at === null)
        endSubscriptionNow(account, one.id, 'cancellation_requested');
    }
    account.books.drop('customer', id);
    account.books.put('notice', { id: `${id} deleted` });
    account.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  listEndpoint(
    'customer',
    '/v1/customers',
    'customers',
    List,
    ({ email, test_clock }, params) =>
      (params.email === undefined || email === params.email) &&
      (params.test_clock === undefined ? test_clock === null : test_clock === params.test_clock),
  ),
];
