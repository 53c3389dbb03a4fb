import Stripe from 'stripe';
import { isLocalAddress } from '../../../src/config/shared/stand-in.ts';
import { toStripeApiHostAndPort } from '../../../src/config/shared/stripe-api-host-and-port.ts';
import { PlainFailure } from '../../plain-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether money moves: in Stripe, each mode has its own keys, prices and endpoints. */
type StripeMode = 'live' | 'test' | 'local';

/** An account at Stripe, as an owner's commands use it. */
export type StripeAccount = {
  readonly stripe: Stripe;
  readonly mode: StripeMode;
  /** The address of a Dashboard page in this mode, such as `apikeys`. */
  readonly page: (path: string) => string;
};

/**
 * The API version of the SDK. The type is the SDK's, so an upgrade with another version won't
 * compile until this is changed.
 */
export const sdkApiVersion: NonNullable<Stripe.StripeConfig['apiVersion']> = '2026-10-28.endive';

/** In milliseconds, per request. Stripe's default of 80 s is too long to wait. */
const timeout = 15_000;

/**
 * The mode of a key, by its prefix: `sk_live_…`, `rk_test_…`, `pk_live_…` (docs.stripe.com/keys).
 * Undefined if it isn't a key.
 */
const modeOfKey = (key: string): 'live' | 'test' | undefined => {
  const [, mode] = /^[srp]k_(live|test)_/.exec(key) ?? [];
  return mode === 'live' || mode === 'test' ? mode : undefined;
};

const apiUrlOf = (environment: Environment): string =>
  environment['STRIPE_API_URL']?.trim() || 'https://api.stripe.com';

/** Creates a client with one of the account's keys. */
export const createClient = (environment: Environment, key: string): Stripe =>
  new Stripe(key, {
    ...toStripeApiHostAndPort(apiUrlOf(environment)),
    apiVersion: sdkApiVersion,
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  });

const otherKeys = ['STRIPE_CATALOGUE_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;

/**
 * Opens the account. Throws a PlainFailure if there is no secret key, or if the keys are of
 * different modes.
 */
export const openStripeAccount = (environment: Environment): StripeAccount => {
  const key = environment['STRIPE_SECRET_KEY']?.trim() ?? '';
  if (key === '') throw new PlainFailure('STRIPE_SECRET_KEY is not set, so Stripe can’t be asked.');
  const isLocal = isLocalAddress(apiUrlOf(environment));
  const mode = isLocal ? 'local' : modeOfKey(key);
  if (mode === undefined) {
    throw new PlainFailure(
      'STRIPE_SECRET_KEY is no secret key of Stripe’s: one begins with sk_live_ or sk_test_.',
    );
  }
  const stray = otherKeys.find((name) => {
    const other = modeOfKey(environment[name]?.trim() ?? '');
    return !isLocal && other !== undefined && other !== mode;
  });
  if (stray !== undefined) {
    throw new PlainFailure(
      `STRIPE_SECRET_KEY is of ${mode} mode and ${stray} is not. Take both from the same mode: nothing was done.`,
    );
  }
  const base = `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}`;
  return { stripe: createClient(environment, key), mode, page: (path) => `${base}${path}` };
};

/** Explains a failed request: one sentence without a secret. */
export const explainStripeFailure = (error: unknown, variable = 'STRIPE_SECRET_KEY'): string => {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof Error ? error.message : String(error);
  }
  const { StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const { statusCode: status, message, param } = error;
  if (error instanceof StripeConnectionError) {
    return 'Stripe can’t be reached. Check the connection of this machine, and status.stripe.com.';
  }
  if (status === 401) return `Stripe refuses ${variable} (401). Copy the key anew.`;
  if (status === 403) {
    const [right] = /rak_\w+/.exec(message) ?? [];
    return `${variable} may not do this (403)${right === undefined ? '' : `: it lacks the permission ${right}`}.`;
  }
  if (error instanceof StripeRateLimitError) {
    return 'Stripe asks us to wait (429). Run this again in a minute.';
  }
  if (status === undefined || status >= 500 || status === 409) {
    const what =
      status === undefined ? 'Stripe’s answer makes no sense' : `Stripe failed (${status})`;
    return `${what}. Run this again; if it stays, see status.stripe.com.`;
  }
  return `Stripe refuses a request (${status}${param === undefined ? '' : `, ${param}`}): ${message}`;
};

/** Runs requests, and turns Stripe's failures into a PlainFailure. */
export const askStripeOrExplain = async <Answer>(
  request: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await request();
  } catch (error) {
    if (error instanceof PlainFailure) throw error;
    throw new PlainFailure(explainStripeFailure(error));
  }
};

/** Metadata that marks what the setup created, so that it can find it again. */
export const setupMark = { made_by: 'Knurl setup' } as const;

export const isMadeBySetup = (metadata: Stripe.Metadata | null): boolean =>
  metadata?.['made_by'] === setupMark.made_by;
