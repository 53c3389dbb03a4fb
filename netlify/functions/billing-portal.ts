import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBillingPortalUrlEndpoint } from '../../src/server/payments/billing-portal-endpoint.ts';
import { createBuyingDependencies } from '../../src/server/payments/buying-dependencies.ts';

export default createLazyEndpoint(() => createBillingPortalUrlEndpoint(createBuyingDependencies()));

export const config = { path: '/api/billing-portal' };
