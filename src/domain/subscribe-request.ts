import { routes } from './routes.ts';

/**
 * The value of `?redirect=` that requests a subscription (STATES-3); also stored in the browser.
 */
export const subscribeRedirectValue = 'sub';

/** The address of the membership offers. */
export const membershipOffersPath = `${routes.promotions}#membership`;
