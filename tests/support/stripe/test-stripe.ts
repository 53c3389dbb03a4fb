import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { closeServer, listenLocally } from '../../../local/ports.ts';
import type { StandInOptions, StripeStandIn } from '../../../local/stripe/stand-in.ts';
import { startStripe } from '../../../local/stripe/start.ts';

const realKey = process.env['STRIPE_TEST_KEY'] ?? '';

/** False if the tests run against Stripe's test mode, because STRIPE_TEST_KEY has a key. */
export const isStandIn = realKey === '';

const secretKey = 'sk_test_conformance';
export const catalogueKey = 'rk_test_catalogue';
export const webhookSecret = 'whsec_conformance';

export type TestStripe = {
  readonly stripe: Stripe;
  readonly origin: string;
  /** The stand-in itself. Only tests that need it may call this. */
  readonly standIn: () => Promise<StripeStandIn>;
  /** A client with other settings, such as another key. */
  readonly clientWith: (config: Stripe.StripeConfig, key?: string) => Stripe;
  readonly close: () => Promise<void>;
};

const quiet: Stripe.StripeConfig = { maxNetworkRetries: 0, telemetry: false };

/** Stripe's test mode if there is a key for it, the stand-in otherwise. */
export const openTestStripe = async (
  options: Partial<StandInOptions> = {},
): Promise<TestStripe> => {
  if (!isStandIn) {
    return {
      stripe: new Stripe(realKey, { ...quiet, maxNetworkRetries: 2 }),
      origin: '',
      standIn: () => Promise.reject(new Error('This test needs the stand-in.')),
      clientWith: (config, key = realKey) => new Stripe(key, { ...quiet, ...config }),
      close: async () => undefined,
    };
  }
  const service = await startStripe({
    folder: undefined,
    port: 0,
    keys: [
      { key: secretKey, may: 'everything' },
      { key: catalogueKey, may: { prices: 'read', products: 'read' } },
    ],
    ...options,
    settings: { searchLag: 0, termsUrl: 'https://knurl.example/terms/', ...options.settings },
  });
  const address = {
    host: 'localhost',
    port: new URL(service.origin).port,
    protocol: 'http',
  } as const;
  const clientWith: TestStripe['clientWith'] = (config, key = secretKey) =>
    new Stripe(key, { ...quiet, ...address, ...config });
  return {
    stripe: clientWith({}),
    origin: service.origin,
    standIn: service.open,
    clientWith,
    close: service.close,
  };
};

/** A price of a new product, in all of the shop's currencies. */
export const createPrice = async (
  stripe: Stripe,
  params: Partial<Stripe.PriceCreateParams> = {},
): Promise<Stripe.Price> =>
  stripe.prices.create({
    currency: 'gbp',
    unit_amount: 5999,
    tax_behavior: 'inclusive',
    currency_options: { eur: { unit_amount: 6999 }, usd: { unit_amount: 7499 } },
    product_data: { name: 'Annual membership' },
    ...params,
  });

export const yearly = { recurring: { interval: 'year' } } as const;
export const daySeconds = 86_400;

/** A customer with a card and a test clock. */
export const createTimedCustomer = async (
  stripe: Stripe,
  card = 'pm_card_visa',
): Promise<{
  readonly customer: Stripe.Customer;
  readonly clock: Stripe.TestHelpers.TestClock;
}> => {
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Date.UTC(2027, 0, 31) / 1000,
  });
  const customer = await stripe.customers.create({
    email: 'ann@example.com',
    test_clock: clock.id,
  });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  });
  return { customer, clock };
};

/** Moves a customer's test clock forward and waits until Stripe is done. */
export const advance = async (stripe: Stripe, clock: string, time: number): Promise<void> => {
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: time });
  while ((await stripe.testHelpers.testClocks.retrieve(clock)).status !== 'ready') await wait(1000);
};

/** The fields of the hosted page, sent as a browser sends them. */
export const sendForm = (
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** What a webhook endpoint has received. */
type Received = { readonly body: string; readonly signature: string };

/** A site's webhook endpoint, which answers with the status that it is told. */
export const openEndpoint = async () => {
  const received: Received[] = [];
  let status = 200;
  const server: Server = createServer((request, response) => {
    const chunks: string[] = [];
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        body: chunks.join(''),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(status).end();
    });
  });
  const port = await listenLocally(server, 0);
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answerWith: (next: number): void => {
      status = next;
    },
    close: () => closeServer(server),
  };
};
