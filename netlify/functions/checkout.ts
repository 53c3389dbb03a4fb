import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createCheckoutEndpoint } from '../../src/server/payments/checkout-endpoint.ts';
import { createBuyingDependencies } from '../../src/server/payments/buying-dependencies.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';

export default createLazyEndpoint(() =>
  createCheckoutEndpoint({
    ...createBuyingDependencies(),
    findPerson: createAuth0Management(readServerSettings().accounts).findPerson,
    answerWithinMs: 10_000,
    newId: () => randomUUID(),
  }),
);

export const config = { path: '/api/checkout' };
