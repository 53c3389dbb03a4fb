import Stripe from 'stripe';
import { outsideTimeouts } from '../../domain/timeouts.ts';
import { toStripeAddress } from '../../config/shared/stripe-address.ts';
import { Outage } from '../outage.ts';

/** The address of Stripe's API, and our key. */
export type StripeSettings = {
  /** An address without a path: the SDK takes only a scheme, a host and a port. */
  readonly apiUrl: string;
  readonly secretKey: string;
};

/** The official client of Stripe's API. It retries a failed request once, with the same idempotency key. */
export const createStripeClient = (
  { apiUrl, secretKey }: StripeSettings,
  config: Pick<Stripe.StripeConfig, 'timeout' | 'maxNetworkRetries'> = {},
): Stripe => {
  return new Stripe(secretKey, {
    ...toStripeAddress(apiUrl),
    timeout: outsideTimeouts.stripe.attempt,
    maxNetworkRetries: outsideTimeouts.stripe.retries,
    telemetry: false,
    ...config,
  });
};

/** Stripe's description of a failed request. */
export type StripeFailure = {
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

/**
 * Stripe cannot be reached, sends a malformed answer, or refuses our request. It says what failed, but contains neither the SDK's
 * error, whose fields hold the request's data, nor a stack, so that it can be logged.
 */
export class StripeUnavailable extends Outage {
  readonly failure: StripeFailure;

  constructor(what: string, failure: StripeFailure, detail = '') {
    const facts = [failure.type, failure.status, failure.code, failure.param, detail];
    const known = facts.filter((fact) => fact !== undefined && fact !== '');
    super(`Stripe failed at ${what}: ${known.join(', ')}`, undefined, noAnswerSentence);
    this.name = 'StripeUnavailable';
    this.stack = `${this.name}: ${this.message}`;
    this.failure = failure;
  }
}

/** Stripe's messages repeat parts of the request, such as an e-mail address. Stripe masks keys itself; this is in case it misses one. */
const withoutSecrets = (message: string): string =>
  message.replaceAll(/\b(sk|rk|pk|whsec)_\S+|local-stand-in-\S+|\S+@\S+/g, '…');

/**
 * Runs a request to Stripe. Any error becomes a StripeUnavailable, which is answered with 503 unless it is caught: a request that
 * Stripe refuses is our error, never the user's.
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
    throw new StripeUnavailable(what, { type, code, status: statusCode, param }, detail.join(', '));
  }
};

/** Whether Stripe has answered with an error that it would repeat for the same idempotency key. While the same request is still running (409), it hasn't. */
export const hasAnswered = (error: unknown): boolean =>
  error instanceof StripeUnavailable &&
  error.failure.status !== undefined &&
  error.failure.status !== 409 &&
  error.failure.status !== 429;

/** Whether Stripe failed with a given error code, such as `resource_missing`. */
export const hasFailedWith = (error: unknown, code: string): error is StripeUnavailable =>
  error instanceof StripeUnavailable && error.failure.code === code;
