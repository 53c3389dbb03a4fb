import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createOwnPaymentsEndpoint } from '../../src/server/account/own-payments-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';

export default createLazyEndpoint(() => createOwnPaymentsEndpoint(createAccountDependencies()));

export const config = { path: '/api/account/payments' };
