/**
 * The settings that may reach the browser. The build inserts the values into the scripts
 * (`gatsby-node.ts`).
 */
export const publicSettings = {
  /** The site's own address, without a trailing slash. */
  siteUrl: process.env.SITE_URL ?? '',
  auth0: {
    domain: process.env.AUTH0_DOMAIN ?? '',
    clientId: process.env.AUTH0_CLIENT_ID ?? '',
    audience: process.env.AUTH0_AUDIENCE ?? '',
  },
  /** Whether pages are kept on the device. Only the built site has a service worker. */
  isOffline: process.env.NODE_ENV === 'production' && process.env.OFFLINE === 'on',
  /** Empty if no script of the payment provider is loaded. */
  stripePublishableKey: process.env.STRIPE_PUBLISHABLE_KEY ?? '',
} as const;
