import type Stripe from 'stripe';
import type * as v from 'valibot';
import type { AccountSettings } from '../objects-by-kind.ts';
import { invalidRequest } from '../wire/errors.ts';
import type { SessionCreateParams } from './session-params.ts';

type Params = v.InferOutput<typeof SessionCreateParams>;
type Mode = NonNullable<Params['mode']>;

const hourSeconds = 3600;

/** The error for a recurring price in a session for a one-time payment. */
export const recurringPriceError = (param: string): Error =>
  invalidRequest(
    'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    param,
  );

/** Throws if the parameters don't fit the mode or contradict one another. */
export const checkSession = (
  params: Params,
  mode: Mode,
  prices: readonly Stripe.Price[],
  settings: AccountSettings,
): void => {
  if (mode !== 'setup' && prices.length === 0) {
    throw invalidRequest(
      `\`line_items\` is required in \`${mode}\` mode.`,
      'line_items',
      'parameter_missing',
    );
  }
  const recurringPrices = prices.filter(({ recurring }) => recurring !== null);
  if (mode === 'payment' && recurringPrices.length > 0) throw recurringPriceError('line_items');
  if (mode === 'subscription') {
    if (recurringPrices.length === 0) {
      throw invalidRequest(
        'You must provide at least one recurring price in `subscription` mode when using prices.',
        'line_items',
      );
    }
    if (recurringPrices.length > 20)
      throw invalidRequest('A subscription may have at most 20 recurring prices.', 'line_items');
    const intervals = new Set(
      recurringPrices.map(({ recurring }) => `${recurring?.interval_count} ${recurring?.interval}`),
    );
    if (intervals.size > 1) {
      throw invalidRequest(
        'Checkout does not support multiple prices with different billing intervals.',
        'line_items',
      );
    }
  }
  const belongs: readonly (readonly [keyof Params, readonly Mode[]])[] = [
    ['customer_creation', ['payment', 'setup']],
    ['payment_intent_data', ['payment']],
    ['payment_method_collection', ['subscription']],
    ['shipping_options', ['payment']],
    ['shipping_address_collection', ['payment', 'subscription']],
    ['submit_type', ['payment', 'subscription']],
    ['subscription_data', ['subscription']],
  ];
  for (const [name, modes] of belongs) {
    if (params[name] !== undefined && !modes.includes(mode)) {
      throw invalidRequest(`You can not pass \`${name}\` in \`${mode}\` mode.`, name);
    }
  }
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
    );
  }
  const ui = params.ui_mode ?? 'hosted_page';
  if (ui !== 'hosted_page')
    throw invalidRequest(`The stand-in has only hosted pages, not \`${ui}\`.`, 'ui_mode');
  if (params.success_url === undefined) {
    throw invalidRequest(
      'Missing required param: success_url.',
      'success_url',
      'parameter_missing',
    );
  }
  if (params.consent_collection?.terms_of_service === 'required' && settings.termsUrl === '') {
    throw invalidRequest(
      'You cannot collect consent to your terms of service unless a URL is set in the Stripe Dashboard. Update your public business information.',
      'consent_collection[terms_of_service]',
    );
  }
};

/** The time when the session expires. */
export const readExpiry = (now: number, sent: number | undefined): number => {
  if (sent === undefined) return now + 24 * hourSeconds;
  // Clocks differ by some seconds, so half an hour may be a minute short.
  if (sent < now + 29 * 60 || sent > now + 24 * hourSeconds + 60) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return sent;
};
