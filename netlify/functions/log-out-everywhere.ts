import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createLogOutEverywhereEndpoint } from '../../src/server/account-deletion/log-out-endpoint.ts';
import { createOrderAndPortalDependencies } from '../../src/server/payments/buying-dependencies.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';

export default createLazyEndpoint(() =>
  createLogOutEverywhereEndpoint({
    ...createOrderAndPortalDependencies(),
    accounts: createAuth0Management(readServerSettings().accounts),
  }),
);

export const config = { path: '/api/account/log-out-everywhere' };
