import { createOrderDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createOrderEndpoint } from '../../src/server/payments/order-endpoint.ts';

export default createLazyEndpoint(() => createOrderEndpoint(createOrderDependencies()));

export const config = { path: '/api/orders/:sessionId' };
