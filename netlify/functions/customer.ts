import { randomUUID } from 'node:crypto';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createCustomerEndpoint } from '../../src/server/members/customer-endpoint.ts';
import { createCustomerDependencies } from '../../src/server/members/member-dependencies.ts';

export default createLazyEndpoint(() =>
  createCustomerEndpoint({ ...createCustomerDependencies(), newCustomerId: () => randomUUID() }),
);

export const config = { path: ['/api/customer', '/api/customer/'] };
