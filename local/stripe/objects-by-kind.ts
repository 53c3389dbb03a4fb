import type Stripe from 'stripe';

/** What happens when a test card is charged. */
export type CardOutcome =
  | 'succeeds'
  | 'asks_buyer'
  | 'declined'
  | 'insufficient_funds'
  | 'declined_later'
  | 'disputed'
  | 'refund_fails';

export type EventDelivery = {
  readonly id: string;
  readonly event: string;
  readonly endpoint: string;
  readonly attempts: number;
  readonly state: 'pending' | 'held' | 'delivered' | 'failed' | 'lost';
  /** The status of the last response, or why there was none. */
  readonly lastAnswer: string;
};

/** The settings of the account as a whole, as in Stripe's Dashboard. */
export type AccountSettings = {
  readonly id: 'account';
  /** How far the account's clock is ahead of the machine's, in seconds. */
  readonly clockOffset: number;
  /** Whether buyers can pay in their own currency if a session doesn't say. */
  readonly adaptivePricing: boolean;
  /** The status of a subscription after all retries for its invoice have failed. */
  readonly whenRetriesFail: 'canceled' | 'unpaid' | 'past_due';
  /**
   * Whose card the portal changes: the customer's default alone, or that of the subscriptions too.
   * Stripe's documentation doesn't say which. A subscription's own card overrides the customer's
   * (docs.stripe.com/payments/checkout/subscriptions/update-payment-details).
   */
  readonly portalCard: 'customer' | 'subscription';
  /** The address of the terms of service; '' means a session can't ask for their acceptance. */
  readonly termsUrl: string;
  /** How many seconds the search index lags behind. */
  readonly searchLag: number;
};

/** An idempotency key with its response, once there is one. */
export type StoredAnswer = {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
};

/** The details that a session's payment or subscription gets once it is paid. */
export type SessionPaymentDetails = {
  readonly id: string;
  readonly paymentDescription: string | null;
  readonly paymentMetadata: Readonly<Record<string, string>>;
  readonly subscriptionDescription: string | null;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  readonly trialEnd: number | null;
  readonly trialDays: number | null;
  readonly missingCard: 'cancel' | 'create_invoice' | 'pause';
};

/**
 * The kinds of objects in the books: Stripe's own, by their `object` name, and some of the
 * stand-in's own.
 */
export type ObjectsByKind = {
  product: Stripe.Product;
  price: Stripe.Price;
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  shipping_rate: Stripe.ShippingRate;
  dispute: Stripe.Dispute;
  event: StoredEvent;
  webhook_endpoint: Stripe.WebhookEndpoint;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
  card: { readonly id: string; readonly outcome: CardOutcome };
  /** Marks something as reported, such as the end of a trial, so that it is reported only once. */
  notice: { readonly id: string };
  delivery: EventDelivery;
  plan: SessionPaymentDetails;
  settings: AccountSettings;
  answer: StoredAnswer;
};

export type ObjectKind = keyof ObjectsByKind;

/** An event. The SDK's type for it is a union of 275. */
export type StoredEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string | null;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: boolean;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null } | null;
  readonly type: Stripe.Event.Type;
};

export const objectKinds = [
  'product',
  'price',
  'customer',
  'payment_method',
  'checkout.session',
  'subscription',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'charge',
  'refund',
  'shipping_rate',
  'dispute',
  'event',
  'webhook_endpoint',
  'billing_portal.configuration',
  'billing_portal.session',
  'test_helpers.test_clock',
  'card',
  'notice',
  'delivery',
  'plan',
  'settings',
  'answer',
] as const satisfies readonly ObjectKind[];
