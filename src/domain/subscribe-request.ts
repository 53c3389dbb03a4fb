import { routes } from './routes.ts';

/**
 * The value of `?redirect=` that requests a subscription (STATES-3); also stored in the browser.
 */
export const redirectValueAskingToSubscribe = 'sub';

export const membershipOffersPath = `${routes.promotions}#membership`;
