import type Stripe from 'stripe';
import * as v from 'valibot';
import { idOf } from '../id-of.ts';
import {
  finalizeInvoice,
  markUncollectible,
  payInvoice,
  voidInvoice,
} from '../billing/invoices.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  booleanParam,
  metadataParam,
  noParams,
  pagingParams,
  paramsOf,
  timeRangeParam,
  textParam,
  oneOfParam,
} from '../wire/params.ts';
import { searchEndpoint } from '../wire/search.ts';

const List = paramsOf<Stripe.InvoiceListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  customer: v.optional(textParam()),
  status: v.optional(oneOfParam('draft', 'open', 'paid', 'uncollectible', 'void')),
  subscription: v.optional(textParam()),
});
const Update = paramsOf<Stripe.InvoiceUpdateParams>()({
  auto_advance: v.optional(booleanParam()),
  description: v.optional(textParam()),
  metadata: v.optional(metadataParam()),
});
const Pay = paramsOf<Stripe.InvoicePayParams>()({ payment_method: v.optional(textParam()) });
const Finalize = paramsOf<Stripe.InvoiceFinalizeInvoiceParams>()({
  auto_advance: v.optional(booleanParam()),
});
const Payments = paramsOf<Stripe.InvoicePaymentListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  invoice: v.optional(textParam()),
  payment: v.optional(
    v.strictObject({
      type: oneOfParam('payment_intent', 'payment_record'),
      payment_intent: v.optional(textParam()),
    }),
  ),
  status: v.optional(oneOfParam('canceled', 'open', 'paid')),
});

export const invoiceEndpoints: readonly Endpoint[] = [
  searchEndpoint('invoice', '/v1/invoices/search', 'invoices'),
  endpoint('GET', '/v1/invoices/:id', 'invoices', noParams, ({ account, id }) =>
    account.getOrThrow('invoice', id),
  ),
  endpoint('POST', '/v1/invoices/:id', 'invoices', Update, ({ account, id, params }) => {
    const { metadata, auto_advance, description } = params;
    const known = account.getOrThrow('invoice', id);
    return account.change(
      'invoice',
      id,
      {
        ...(auto_advance === undefined ? {} : { auto_advance }),
        ...(description === undefined ? {} : { description }),
        metadata: mergeMetadata(known.metadata ?? {}, metadata),
      },
      'invoice.updated',
    );
  }),
  endpoint('POST', '/v1/invoices/:id/finalize', 'invoices', Finalize, ({ account, id }) =>
    finalizeInvoice(account, id),
  ),
  endpoint('POST', '/v1/invoices/:id/pay', 'invoices', Pay, ({ account, id, params }) => {
    if (account.getOrThrow('invoice', id).status === 'draft') finalizeInvoice(account, id);
    const refusal = payInvoice(account, id, params.payment_method);
    if (refusal !== undefined) throw refusal;
    return account.getOrThrow('invoice', id);
  }),
  endpoint('POST', '/v1/invoices/:id/void', 'invoices', noParams, ({ account, id }) =>
    voidInvoice(account, id),
  ),
  endpoint('POST', '/v1/invoices/:id/mark_uncollectible', 'invoices', noParams, ({ account, id }) =>
    markUncollectible(account, id),
  ),
  listEndpoint(
    'invoice',
    '/v1/invoices',
    'invoices',
    List,
    (one, params) =>
      (params.customer === undefined || one.customer === params.customer) &&
      (params.status === undefined || one.status === params.status) &&
      (params.subscription === undefined ||
        idOf(one.parent?.subscription_details?.subscription) === params.subscription),
  ),
  endpoint('GET', '/v1/invoice_payments/:id', 'invoices', noParams, ({ account, id }) =>
    account.getOrThrow('invoice_payment', id),
  ),
  listEndpoint(
    'invoice_payment',
    '/v1/invoice_payments',
    'invoices',
    Payments,
    (one, params) =>
      (params.invoice === undefined || one.invoice === params.invoice) &&
      (params.status === undefined || one.status === params.status) &&
      (params.payment?.payment_intent === undefined ||
        idOf(one.payment.payment_intent) === params.payment.payment_intent),
  ),
];
