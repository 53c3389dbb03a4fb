import { publicSettings } from '../../config/public/public-settings.ts';

/**
 * Loads the payment provider's script, which looks for signs of fraud, when somebody orders (CALLS-8); never on a page view. Nobody
 * waits for it: whether it comes, comes late or is blocked, she can pay. Without a publishable key nothing is loaded.
 */
export const loadPaymentScript = (): void => {
  const key = publicSettings.stripePublishableKey;
  if (key === '') return;
  import('@stripe/stripe-js/pure')
    .then(({ loadStripe }) => loadStripe(key))
    .catch((error: unknown) => {
      // The library's own two messages (ERRORS-2), or that even the library could not be loaded.
      const known = ['Failed to load Stripe.js', 'Stripe.js not available'];
      const message = error instanceof Error ? error.message : '';
      console.error(known.includes(message) ? message : known[0]);
    });
};
