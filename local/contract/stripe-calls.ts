import type Stripe from 'stripe';
import type { Form, Json, ParamsOf } from './wire-types.ts';

/**
 * A call by the method of the SDK that makes it: the form or query that it sends, and what it
 * resolves with.
 */
type Of<Method extends (...parameters: never[]) => Promise<unknown>> = {
  readonly sent: Form<ParamsOf<Method>>;
  readonly answered: Json<Awaited<ReturnType<Method>>>;
};

/**
 * “The received `Invoice` object will not have an invoice ID”, says the SDK of this event, though
 * its type has one.
 */
type Event =
  | Exclude<Stripe.Event, Stripe.InvoiceUpcomingEvent>
  | (Omit<Stripe.InvoiceUpcomingEvent, 'data'> & { data: { object: Omit<Stripe.Invoice, 'id'> } });

type Events = {
  readonly [Type in Event['type'] as `event ${Type}`]: {
    readonly answered: Json<Extract<Event, { readonly type: Type }>>;
  };
};

/**
 * What Stripe's SDK says of the calls that the stand-in answers, and of the events that it sends.
 */
export type Calls = Events & {
  'POST /v1/products': Of<Stripe['products']['create']>;
  'GET /v1/products/search': Of<Stripe['products']['search']>;
  'GET /v1/products/:id': Of<Stripe['products']['retrieve']>;
  'POST /v1/products/:id': Of<Stripe['products']['update']>;
  'GET /v1/products': Of<Stripe['products']['list']>;
  'DELETE /v1/products/:id': Of<Stripe['products']['del']>;
  'POST /v1/prices': Of<Stripe['prices']['create']>;
  'GET /v1/prices/search': Of<Stripe['prices']['search']>;
  'GET /v1/prices/:id': Of<Stripe['prices']['retrieve']>;
  'POST /v1/prices/:id': Of<Stripe['prices']['update']>;
  'GET /v1/prices': Of<Stripe['prices']['list']>;
  'POST /v1/customers': Of<Stripe['customers']['create']>;
  'GET /v1/customers/search': Of<Stripe['customers']['search']>;
  'GET /v1/customers/:id': Of<Stripe['customers']['retrieve']>;
  'POST /v1/customers/:id': Of<Stripe['customers']['update']>;
  'DELETE /v1/customers/:id': Of<Stripe['customers']['del']>;
  'GET /v1/customers': Of<Stripe['customers']['list']>;
  'GET /v1/customers/:id/payment_methods': Of<Stripe['customers']['listPaymentMethods']>;
  'GET /v1/payment_methods/:id': Of<Stripe['paymentMethods']['retrieve']>;
  'POST /v1/payment_methods/:id/attach': Of<Stripe['paymentMethods']['attach']>;
  'POST /v1/payment_methods/:id/detach': Of<Stripe['paymentMethods']['detach']>;
  'GET /v1/payment_methods': Of<Stripe['paymentMethods']['list']>;
  'POST /v1/checkout/sessions': Of<Stripe['checkout']['sessions']['create']>;
  'GET /v1/checkout/sessions/:id': Of<Stripe['checkout']['sessions']['retrieve']>;
  'POST /v1/checkout/sessions/:id': Of<Stripe['checkout']['sessions']['update']>;
  'POST /v1/checkout/sessions/:id/expire': Of<Stripe['checkout']['sessions']['expire']>;
  'GET /v1/checkout/sessions/:id/line_items': Of<Stripe['checkout']['sessions']['listLineItems']>;
  'GET /v1/checkout/sessions': Of<Stripe['checkout']['sessions']['list']>;
  'POST /v1/subscriptions': Of<Stripe['subscriptions']['create']>;
  'GET /v1/subscriptions/search': Of<Stripe['subscriptions']['search']>;
  'GET /v1/subscriptions/:id': Of<Stripe['subscriptions']['retrieve']>;
  'POST /v1/subscriptions/:id': Of<Stripe['subscriptions']['update']>;
  'DELETE /v1/subscriptions/:id': Of<Stripe['subscriptions']['cancel']>;
  'POST /v1/subscriptions/:id/pause': Of<Stripe['subscriptions']['pause']>;
  'POST /v1/subscriptions/:id/resume': Of<Stripe['subscriptions']['resume']>;
  'GET /v1/subscriptions': Of<Stripe['subscriptions']['list']>;
  'GET /v1/invoices/search': Of<Stripe['invoices']['search']>;
  'GET /v1/invoices/:id': Of<Stripe['invoices']['retrieve']>;
  'POST /v1/invoices/:id': Of<Stripe['invoices']['update']>;
  'POST /v1/invoices/:id/finalize': Of<Stripe['invoices']['finalizeInvoice']>;
  'POST /v1/invoices/:id/pay': Of<Stripe['invoices']['pay']>;
  'POST /v1/invoices/:id/void': Of<Stripe['invoices']['voidInvoice']>;
  'POST /v1/invoices/:id/mark_uncollectible': Of<Stripe['invoices']['markUncollectible']>;
  'GET /v1/invoices': Of<Stripe['invoices']['list']>;
  'GET /v1/invoice_payments/:id': Of<Stripe['invoicePayments']['retrieve']>;
  'GET /v1/invoice_payments': Of<Stripe['invoicePayments']['list']>;
  'GET /v1/payment_intents/search': Of<Stripe['paymentIntents']['search']>;
  'GET /v1/payment_intents/:id': Of<Stripe['paymentIntents']['retrieve']>;
  'GET /v1/payment_intents': Of<Stripe['paymentIntents']['list']>;
  'GET /v1/charges/search': Of<Stripe['charges']['search']>;
  'GET /v1/charges/:id': Of<Stripe['charges']['retrieve']>;
  'GET /v1/charges': Of<Stripe['charges']['list']>;
  'POST /v1/refunds': Of<Stripe['refunds']['create']>;
  'GET /v1/refunds/:id': Of<Stripe['refunds']['retrieve']>;
  'POST /v1/refunds/:id': Of<Stripe['refunds']['update']>;
  'GET /v1/refunds': Of<Stripe['refunds']['list']>;
  'GET /v1/disputes/:id': Of<Stripe['disputes']['retrieve']>;
  'GET /v1/disputes': Of<Stripe['disputes']['list']>;
  'POST /v1/disputes/:id': Of<Stripe['disputes']['update']>;
  'POST /v1/disputes/:id/close': Of<Stripe['disputes']['close']>;
  'POST /v1/billing_portal/configurations': Of<Stripe['billingPortal']['configurations']['create']>;
  'GET /v1/billing_portal/configurations/:id': Of<
    Stripe['billingPortal']['configurations']['retrieve']
  >;
  'POST /v1/billing_portal/configurations/:id': Of<
    Stripe['billingPortal']['configurations']['update']
  >;
  'GET /v1/billing_portal/configurations': Of<Stripe['billingPortal']['configurations']['list']>;
  'POST /v1/billing_portal/sessions': Of<Stripe['billingPortal']['sessions']['create']>;
  'GET /v1/events/:id': {
    readonly sent: Record<never, never>;
    readonly answered: Json<Event>;
  };
  'GET /v1/events': {
    readonly sent: Form<Stripe.EventListParams>;
    readonly answered: Json<Stripe.ApiList<Event>>;
  };
  'POST /v1/webhook_endpoints': Of<Stripe['webhookEndpoints']['create']>;
  'GET /v1/webhook_endpoints/:id': Of<Stripe['webhookEndpoints']['retrieve']>;
  'POST /v1/webhook_endpoints/:id': Of<Stripe['webhookEndpoints']['update']>;
  'GET /v1/webhook_endpoints': Of<Stripe['webhookEndpoints']['list']>;
  'DELETE /v1/webhook_endpoints/:id': Of<Stripe['webhookEndpoints']['del']>;
  'POST /v1/test_helpers/test_clocks': Of<Stripe['testHelpers']['testClocks']['create']>;
  'GET /v1/test_helpers/test_clocks/:id': Of<Stripe['testHelpers']['testClocks']['retrieve']>;
  'GET /v1/test_helpers/test_clocks': Of<Stripe['testHelpers']['testClocks']['list']>;
  'POST /v1/test_helpers/test_clocks/:id/advance': Of<
    Stripe['testHelpers']['testClocks']['advance']
  >;
  'DELETE /v1/test_helpers/test_clocks/:id': Of<Stripe['testHelpers']['testClocks']['del']>;
};
