import { randomUUID } from 'node:crypto';
import { toCustomerEndpoint } from '../../src/server/customer.ts';
import { bindLater } from '../../src/server/endpoint.ts';
import { openMembers } from '../../src/server/open-members.ts';

export default bindLater(() =>
  toCustomerEndpoint({ ...openMembers(), newCustomerId: () => randomUUID() }),
);

export const config = { path: ['/api/customer', '/api/customer/'] };
