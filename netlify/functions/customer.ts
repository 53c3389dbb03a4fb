import { randomUUID } from 'node:crypto';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createCustomerWithRightsEndpoint } from '../../src/server/members/customer-endpoint.ts';
import { createUndeletedMemberDependencies } from '../../src/server/members/member-dependencies.ts';

export default createLazyEndpoint(() =>
  createCustomerWithRightsEndpoint({
    ...createUndeletedMemberDependencies(),
    newCustomerId: () => randomUUID(),
  }),
);

export const config = { path: ['/api/customer', '/api/customer/'] };
