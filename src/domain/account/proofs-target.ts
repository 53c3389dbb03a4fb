import { routes } from '../routes.ts';

/** Where somebody shows us that she may have a reduced price. */
export const proofsTarget = `${routes.account}#proofs`;
