import { routes } from '../routes.ts';

/** Where members prove that they are eligible for a reduced price. */
export const accountPageProofsSectionPath = `${routes.account}#proofs`;
