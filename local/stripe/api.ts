import { setTimeout as wait } from 'node:timers/promises';
import { isRecording, recordTraffic } from '../contract/record-traffic.ts';
import { runDueChangesUntil } from './billing/clock.ts';
import { sessionEndpoints } from './checkout/sessions.ts';
import type { Faults, RequestFault } from './faults.ts';
import { customerEndpoints } from './objects/customers.ts';
import { disputeEndpoints } from './objects/disputes.ts';
import { eventEndpoints } from './objects/events.ts';
import { invoiceEndpoints } from './objects/invoices.ts';
import { paymentMethodEndpoints } from './objects/payment-methods.ts';
import { paymentEndpoints } from './objects/payments.ts';
import { portalEndpoints } from './objects/portal.ts';
import { priceEndpoints } from './objects/prices.ts';
import { productEndpoints } from './objects/products.ts';
import { subscriptionEndpoints } from './objects/subscriptions.ts';
import { testClockEndpoints } from './objects/test-clocks.ts';
import { apiVersion, type Account } from './account.ts';
import { newId } from './books.ts';
import type { Endpoint } from './wire/endpoint.ts';
import { invalidRequest, toErrorBody, WireError } from './wire/errors.ts';
import { expandObject } from './wire/expand.ts';
import { decodeForm, FormError, type FormMap } from './wire/form.ts';
import { fingerprintOf, keyInUse, type Idempotency } from './wire/idempotency.ts';
import { requirePermission, type ApiKey } from './wire/keys.ts';

const endpoints: readonly Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...customerEndpoints,
  ...paymentMethodEndpoints,
  ...sessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...disputeEndpoints,
  ...portalEndpoints,
  ...eventEndpoints,
  ...testClockEndpoints,
];

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(':id', '([^/]+)')}$`),
}));

/** The API's response; undefined breaks the connection. */
export type ApiAnswer = Response | undefined;

export type Api = {
  readonly account: Account;
  readonly faults: Faults;
  readonly keys: readonly ApiKey[];
  readonly idempotency: Idempotency;
  /** How long responses take while the stand-in is set to be slow, in seconds. */
  readonly slowSeconds: number;
};

const findEndpoint = (
  method: string,
  path: string,
): { readonly endpoint: Endpoint; readonly id: string } => {
  for (const { endpoint, pattern } of patterns) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match !== null) return { endpoint, id: decodeURIComponent(match[1] ?? '') };
  }
  throw new WireError(404, `Unrecognized request URL (${method}: ${path}).`);
};

const readForm = (text: string): { readonly form: FormMap; readonly paths: readonly string[] } => {
  try {
    const { expand: sent, ...form } = decodeForm(text);
    const paths = Array.isArray(sent) ? sent.filter((one) => typeof one === 'string') : [];
    return { form, paths };
  } catch (error) {
    if (error instanceof FormError) throw invalidRequest(error.message, error.param);
    throw error;
  }
};

const answerError = (error: WireError): { readonly status: number; readonly body: string } => ({
  status: error.status,
  body: JSON.stringify(toErrorBody(error)),
});

const failBefore = (fault: RequestFault | undefined, key: string): void => {
  if (fault === 'error-500')
    throw new WireError(500, 'An unknown error occurred.', { type: 'api_error' });
  if (fault === 'rate-limited') {
    throw new WireError(429, 'Request rate limit exceeded.', { code: 'rate_limit' });
  }
  if (fault === 'in-flight') throw keyInUse(key);
};

/**
 * True if the response is stored for the idempotency key: successes, refused cards and server
 * errors. A rejected request may be corrected and sent again.
 */
const isKept = (status: number): boolean => status < 400 || status === 402 || status >= 500;

/** Handles an API request. */
export const answerApi = async (api: Api, request: Request): Promise<ApiAnswer> => {
  const { account, faults, idempotency } = api;
  const fault = faults.takeRequest();
  if (fault === 'down') return undefined;
  const url = new URL(request.url);
  const requestId = newId('req');
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  const headers = new Headers({
    'content-type': fault === 'nonsense' ? 'text/html' : 'application/json',
    'request-id': requestId,
    'stripe-version': apiVersion,
    ...(key === null ? {} : { 'idempotency-key': key }),
  });
  if (fault === 'nonsense')
    return new Response('<html>Bad gateway</html>', { status: 200, headers });
  if (fault === 'rate-limited') headers.set('stripe-rate-limited-reason', 'global-rate');

  let claimed: { readonly key: string; readonly fingerprint: string } | undefined;
  try {
    failBefore(fault, key ?? '');
    const { endpoint, id } = findEndpoint(request.method, url.pathname);
    requirePermission(
      api.keys,
      request.headers.get('authorization'),
      endpoint.resource,
      endpoint.method === 'GET' ? 'read' : 'write',
    );
    const version = request.headers.get('stripe-version');
    if (version !== null && version !== apiVersion) {
      throw invalidRequest(`The stand-in speaks only version ${apiVersion}, not ${version}.`);
    }
    const body = request.method === 'POST' ? await request.text() : url.search.slice(1);
    if (key !== null) {
      const fingerprint = fingerprintOf(request.method, url.pathname, body);
      const stored = idempotency.claim(key, fingerprint);
      if (stored !== undefined) {
        headers.set('idempotent-replayed', 'true');
        return new Response(stored.body, { status: stored.status, headers });
      }
      claimed = { key, fingerprint };
    }
    if (fault === 'slow') await wait(api.slowSeconds * 1000);
    const { status, body: text } = execute(api, endpoint, id, body, {
      id: requestId,
      idempotency_key: key,
    });
    if (claimed !== undefined) {
      if (isKept(status)) idempotency.store(claimed.key, claimed.fingerprint, status, text);
      else idempotency.release(claimed.key);
    }
    account.books.commit();
    return fault === 'lost-answer' ? undefined : new Response(text, { status, headers });
  } catch (error) {
    if (claimed !== undefined) idempotency.release(claimed.key);
    if (!(error instanceof WireError)) throw error;
    const { status, body } = answerError(error);
    return new Response(body, { status, headers });
  }
};

const execute = (
  { account }: Api,
  endpoint: Endpoint,
  id: string,
  body: string,
  request: { readonly id: string; readonly idempotency_key: string | null },
): { readonly status: number; readonly body: string } => {
  try {
    runDueChangesUntil(account, null, account.now());
    const { form, paths } = readForm(body);
    const call = `${endpoint.method} ${endpoint.path}`;
    const act = endpoint.prepare(account, id, form);
    account.setRequest(request);
    const answer = act();
    const shown = endpoint.showsAll === true ? answer : expandObject(account, answer, paths);
    const text = JSON.stringify(shown);
    if (isRecording()) {
      recordTraffic('stripe', call, 'sent', decodeForm(body));
      recordTraffic('stripe', call, 'answered', JSON.parse(text));
    }
    return { status: 200, body: text };
  } catch (error) {
    if (error instanceof WireError) return answerError(error);
    throw error;
  } finally {
    account.setRequest(null);
  }
};
