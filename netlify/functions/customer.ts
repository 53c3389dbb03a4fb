import { randomUUID } from 'node:crypto';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createCustomerOpenRightsEndpoint } from '../../src/server/members/customer-endpoint.ts';
import { createCustomerOpenRightsDependencies } from '../../src/server/members/member-dependencies.ts';

export default createLazyEndpoint(() =>
  createCustomerOpenRightsEndpoint({
    ...createCustomerOpenRightsDependencies(),
    newCustomerId: () => randomUUID(),
  }),
);

export const config = { path: ['/api/customer', '/api/customer/'] };
