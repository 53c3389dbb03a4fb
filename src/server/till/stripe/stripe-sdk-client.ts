import Stripe from 'stripe';
import { outsideSystemTimeoutsMs } from '../../../domain/timeouts.ts';
import { toStripeApiHostAndPort } from '../../../config/shared/stripe-api-host-and-port.ts';
import { TillRequestFailed, type TillFailureKind } from '../till.ts';

/** The address of Stripe's API, and our key. */
export type StripeApiUrlAndSecretKey = {
  /** An address without a path: the SDK takes only a scheme, a host and a port. */
  readonly apiUrl: string;
  readonly secretKey: string;
};

/**
 * Our account at Stripe. Only src/server/till/stripe looks into it; everybody else passes it on.
 */
export type StripeSdkClient = Stripe;

/**
 * The official client of Stripe's API. It retries a failed request once, with the same idempotency
 * key.
 */
export const createStripeSdkClient = (
  { apiUrl, secretKey }: StripeApiUrlAndSecretKey,
  config: Pick<Stripe.StripeConfig, 'timeout' | 'maxNetworkRetries'> = {},
): StripeSdkClient => {
  return new Stripe(secretKey, {
    ...toStripeApiHostAndPort(apiUrl),
    timeout: outsideSystemTimeoutsMs.stripe.attempt,
    maxNetworkRetries: outsideSystemTimeoutsMs.stripe.retries,
    telemetry: false,
    ...config,
  });
};

/** Stripe's description of a failed request. */
export type StripeFailureDetails = {
  /** The SDK's name for it, such as `StripeConnectionError`. */
  readonly type: string;
  readonly code: string | undefined;
  /** Undefined without an answer. */
  readonly status: number | undefined;
  /** The parameter that Stripe refused. */
  readonly param: string | undefined;
};

/** The sentence shown if Stripe doesn't answer, unless the call has one of its own. */
const noAnswerSentence =
  'Our payment provider isn’t answering just now. Please try again in a moment.';

// Stripe repeats an error of its own for the same key, as long as it remembers the key.
const whatBecameOf = ({ type, status }: StripeFailureDetails): TillFailureKind => {
  if (type === 'StripeIdempotencyError') return 'key-of-another';
  if (status !== undefined && status >= 500) return 'failed';
  return type === 'StripeInvalidRequestError' ? 'refused' : 'unknown';
};

/**
 * Stripe cannot be reached, sends a malformed answer, or refuses our request. It says what failed,
 * but contains neither the SDK's error, whose fields hold the request's data, nor a stack, so that
 * it can be logged.
 */
export class StripeRequestFailed extends TillRequestFailed {
  readonly failure: StripeFailureDetails;

  constructor(what: string, failure: StripeFailureDetails, detail = '') {
    const facts = [failure.type, failure.status, failure.code, failure.param, detail];
    const known = facts.filter((fact) => fact !== undefined && fact !== '');
    super(`Stripe failed at ${what}: ${known.join(', ')}`, noAnswerSentence, whatBecameOf(failure));
    this.name = 'StripeRequestFailed';
    this.stack = `${this.name}: ${this.message}`;
    this.failure = failure;
  }
}

/**
 * Stripe's messages repeat parts of the request, such as an e-mail address. Stripe masks keys
 * itself; this is in case it misses one.
 */
const withoutSecrets = (message: string): string =>
  message.replaceAll(/\b(sk|rk|pk|whsec)_\S+|local-stand-in-\S+|\S+@\S+/g, '…');

/**
 * Runs a request to Stripe. Any error becomes a StripeRequestFailed, which is answered with 503
 * unless it is caught: a request that Stripe refuses is our error, never the user's.
 */
export const askStripe = async <Answer>(
  what: string,
  request: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, param, requestId } = error;
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    const detail = [isRefused ? withoutSecrets(error.message) : '', requestId ?? ''].filter(
      Boolean,
    );
    throw new StripeRequestFailed(
      what,
      { type, code, status: statusCode, param },
      detail.join(', '),
    );
  }
};

/** Throws StripeRequestFailed if Stripe doesn't answer, or doesn't take our key. */
export const checkStripeIsReachable = async (stripe: StripeSdkClient): Promise<void> => {
  await askStripe('the watch', () => stripe.prices.list({ limit: 1 }));
};

const hasFailedWith = (error: unknown, code: string): error is StripeRequestFailed =>
  error instanceof StripeRequestFailed && error.failure.code === code;

/** Whether Stripe doesn't have what we asked about. */
export const isMissingAtStripeError = (error: unknown): boolean =>
  hasFailedWith(error, 'resource_missing');

/** Whether the customer for whom something was to be made was deleted at Stripe. */
export const isCustomerGoneError = (error: unknown): boolean =>
  hasFailedWith(error, 'resource_missing') && error.failure.param === 'customer';

/** Whether a payment has been refunded in full. */
export const isAlreadyRefundedError = (error: unknown): boolean =>
  hasFailedWith(error, 'charge_already_refunded');

/**
 * Whether Stripe refuses a request about something that has changed since we read it, or doesn't
 * exist any more.
 */
export const isObjectChangedOrGoneError = (error: unknown): boolean =>
  error instanceof StripeRequestFailed &&
  (error.failure.status === 400 || error.failure.status === 404);

/**
 * Whether Stripe has answered with an error that it would repeat for the same key. While the same
 * request is still running (409), it hasn't.
 */
export const willStripeRepeatErrorForKey = (error: unknown): boolean =>
  error instanceof StripeRequestFailed &&
  error.failure.status !== undefined &&
  error.failure.status !== 409 &&
  error.failure.status !== 429;
