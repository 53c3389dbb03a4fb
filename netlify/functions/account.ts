import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createAccountEndpoint } from '../../src/server/account/account-endpoint.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';

export default createLazyEndpoint(() => createAccountEndpoint(createAccountDependencies()));

export const config = { path: '/api/account' };
