import { routes } from './routes.ts';

/** The value of `?redirect=` that asks to subscribe (STATES-3), also in the browser's storage. */
export const subscribeRequest = 'sub';

/** The address of the membership offers. */
export const offersTarget = `${routes.promotions}#membership`;
