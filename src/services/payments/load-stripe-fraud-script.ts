import { publicSettings } from '../../config/public/public-settings.ts';

/**
 * Loads the payment provider's script, which looks for signs of fraud, when somebody orders
 * (CALLS-8); never on a page view. Nothing waits for it: she can pay whether the script loads, is
 * slow or is blocked. Without a publishable key nothing is loaded.
 */
export const loadStripeFraudScript = (): void => {
  const key = publicSettings.stripePublishableKey;
  if (key === '') return;
  import('@stripe/stripe-js/pure')
    .then(({ loadStripe }) => loadStripe(key))
    .catch((error: unknown) => {
      // One of the library's two messages (ERRORS-2); the first of them also if the library itself
      // could not be loaded.
      const known = ['Failed to load Stripe.js', 'Stripe.js not available'];
      const message = error instanceof Error ? error.message : '';
      console.error(known.includes(message) ? message : known[0]);
    });
};
