import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBillingPortalUrlEndpoint } from '../../src/server/payments/billing-portal-endpoint.ts';
import { createOrderAndPortalDependencies } from '../../src/server/payments/buying-dependencies.ts';

export default createLazyEndpoint(() =>
  createBillingPortalUrlEndpoint(createOrderAndPortalDependencies()),
);

export const config = { path: '/api/billing-portal' };
