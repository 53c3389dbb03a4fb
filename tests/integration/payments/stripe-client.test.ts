import { inspect } from 'node:util';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RequestFault } from '../../../local/stripe/faults.ts';
import { createEndpoint } from '../../../src/server/http/endpoint.ts';
import { jsonAnswer } from '../../../src/server/http/answers.ts';
import {
  askStripe,
  createStripeSdkClient,
  isMissingAtStripeError,
  isAlreadyRefundedError,
  StripeRequestFailed,
} from '../../../src/server/till/stripe/stripe-sdk-client.ts';
import { openTestStripe, sendForm, type TestStripe } from '../../support/stripe/test-stripe.ts';

const secretKey = 'sk_test_of_this_file';
let test: TestStripe;
beforeAll(async () => {
  test = await openTestStripe({
    keys: [{ key: secretKey, may: 'everything' }],
    slowSeconds: 0.3,
  });
});
afterAll(() => test.close());
afterEach(() => sendForm(`${test.origin}/books`, { do: 'no-faults' }));

const clientWith = (key = secretKey) =>
  createStripeSdkClient(
    { apiUrl: test.origin, secretKey: key },
    { timeout: 150, maxNetworkRetries: 0 },
  );

/** An endpoint's answer and log when a request to Stripe fails. */
const fail = async (
  request: (stripe: ReturnType<typeof clientWith>) => Promise<object>,
  key = secretKey,
) => {
  const logged: unknown[] = [];
  const endpoint = createEndpoint(
    { POST: async () => jsonAnswer(await askStripe('a test', () => request(clientWith(key)))) },
    { log: (...parts) => logged.push(...parts) },
  );
  const answer = await endpoint(
    new Request('https://knurl.example/api/checkout', { method: 'POST' }),
  );
  return { status: answer.status, text: await answer.text(), logged: inspect(logged) };
};

it.each<[RequestFault, string]>([
  ['down', 'StripeConnectionError'],
  ['slow', 'StripeConnectionError'],
  ['nonsense', 'StripeAPIError'],
  ['error-500', 'StripeAPIError, 500'],
  ['rate-limited', 'StripeRateLimitError, 429'],
  ['in-flight', 'StripeAPIError, 409, idempotency_key_in_use'],
])('the fault "%s" is answered with a sentence, and logged without a stack', async (fault, log) => {
  await sendForm(`${test.origin}/books`, { do: 'fault', fault, count: '0' });
  const { status, text, logged } = await fail((stripe) =>
    stripe.customers.create({ email: 'ann@example.com' }),
  );
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    error: 'Our payment provider isn’t answering just now. Please try again in a moment.',
  });
  expect(logged).toContain(`Stripe failed at a test: ${log}`);
  expect(logged).not.toMatch(/\n\s+at |ann@example\.com|sk_test/);
});

it('a wrong key is neither answered nor logged', async () => {
  const { text, logged } = await fail((stripe) => stripe.customers.list(), 'sk_live_wrong');
  expect(text + logged).not.toContain('sk_live');
  expect(logged).toContain('StripeAuthenticationError, 401');
});

it('a request that Stripe refuses is logged with its reason, and identified by its code', async () => {
  const { status, logged } = await fail((stripe) => stripe.prices.retrieve('price_none'));
  expect(status).toBe(503);
  expect(logged).toContain("No such price: 'price_none'");
  const error = await askStripe('a test', () => clientWith().prices.retrieve('price_none')).catch(
    (reason: unknown) => reason,
  );
  expect(isMissingAtStripeError(error)).toBe(true);
  expect(isAlreadyRefundedError(error)).toBe(false);
  expect(error).toBeInstanceOf(StripeRequestFailed);
});

it('the parameters that were sent are not logged with the reason', async () => {
  const message = 'Invalid email address: ann@example.com (key sk_live_1)';
  const refuse = () =>
    Promise.reject(
      new Stripe.errors.StripeInvalidRequestError({ message, type: 'invalid_request_error' }),
    );
  await expect(askStripe('a test', refuse)).rejects.toThrow('Invalid email address: … (key …');
});

it('an error that is not Stripe’s is passed on unchanged', async () => {
  const mistake = new TypeError('a mistake');
  await expect(askStripe('a test', () => Promise.reject(mistake))).rejects.toBe(mistake);
});
