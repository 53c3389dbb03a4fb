import Stripe from 'stripe';
import { isLocalAddress } from '../../../src/config/shared/stand-in.ts';
import type { Requirement } from '../requirement.ts';
import { createClient, explainStripeFailure, type StripeAccount } from './account.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isRefused = async (request: () => Promise<unknown>): Promise<boolean> => {
  try {
    await request();
    return false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return true;
    // The key has the permission; only the id doesn't exist.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
};

const makeKey =
  'Make a restricted key named “Knurl: prices” with read access to Products and to Prices and nothing else, and put it into .env as STRIPE_CATALOGUE_KEY. Stripe has no API for keys.';

/**
 * The build's key can read prices and products, and nothing else. Checked with requests that change
 * nothing.
 */
export const catalogueKeyRequirement = async (
  { page: pageOf }: StripeAccount,
  environment: Environment,
): Promise<Requirement> => {
  const base = { subject: 'Stripe: the build’s key', page: pageOf('apikeys/create') };
  const key = environment['STRIPE_CATALOGUE_KEY']?.trim() ?? '';
  if (key === '') return { ...base, found: 'STRIPE_CATALOGUE_KEY is not set.', byHand: makeKey };
  const stripe = createClient(environment, key);
  try {
    await stripe.prices.list({ limit: 1, expand: ['data.product'] });
    await stripe.products.list({ limit: 1 });
    const mayWrite = !(await isRefused(() => stripe.products.update('knurl_no_product', {})));
    const mayRead = !(await isRefused(() => stripe.customers.list({ limit: 1 })));
    if (mayWrite || mayRead) {
      const what = mayWrite ? 'change products' : 'read customers';
      return {
        ...base,
        found: `STRIPE_CATALOGUE_KEY may ${what}, and it lies in every build.`,
        byHand: `STRIPE_CATALOGUE_KEY may ${what}. ${makeKey}`,
      };
    }
    return { ...base, found: 'STRIPE_CATALOGUE_KEY may read prices and nothing else.' };
  } catch (error) {
    const found = explainStripeFailure(error, 'STRIPE_CATALOGUE_KEY');
    return { ...base, found, byHand: `${found} ${makeKey}` };
  }
};

/** The key's mode fits the site: a live site takes money, which a test key can't. */
export const modeRequirement = ({ mode, page }: StripeAccount, siteUrl: string): Requirement => {
  const base = { subject: 'Stripe: mode', page: page('apikeys') };
  const isSiteLocal = isLocalAddress(siteUrl);
  if (mode === 'live' && isSiteLocal) {
    const found = `The keys are of live mode, and the site is on this machine (${siteUrl}).`;
    return { ...base, found, byHand: `${found} Take the keys of test mode.` };
  }
  if (mode === 'live') return { ...base, found: 'The keys are of live mode: orders cost money.' };
  if (mode === 'local') return { ...base, found: 'Stripe is the stand-in of this machine.' };
  return {
    ...base,
    found: `The keys are of test mode: nothing that is bought at ${siteUrl} is paid.`,
  };
};
