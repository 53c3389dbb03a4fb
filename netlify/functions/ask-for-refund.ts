import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createRefundRequestEndpoint } from '../../src/server/account/refund-request-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';

export default createLazyEndpoint(() => createRefundRequestEndpoint(createAccountDependencies()));

export const config = { path: '/api/account/refund-request' };
