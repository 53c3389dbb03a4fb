import { routes } from './routes.ts';

/** What the address `…?redirect=sub` asks for (specification, section 4), as it stands in the storage. */
export const subscribeRequest = 'sub';

/** Where the offers of membership stand. */
export const offersTarget = `${routes.promotions}#membership`;
