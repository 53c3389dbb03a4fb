import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBillingPortalEndpoint } from '../../src/server/payments/billing-portal-endpoint.ts';
import { createPaymentDependencies } from '../../src/server/payments/payment-dependencies.ts';

export default createLazyEndpoint(() => createBillingPortalEndpoint(createPaymentDependencies()));

export const config = { path: '/api/billing-portal' };
