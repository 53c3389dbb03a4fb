import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';
import { createPublicVerificationMailEndpoint } from '../../src/server/verification/send-verification.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret, accounts } = readServerSettings();
  return createPublicVerificationMailEndpoint({
    database: openDatabase(databaseUrl),
    accounts: createAuth0Management(accounts),
    signingSecret,
    now: () => new Date(),
  });
});

export const config = { path: '/api/verification-email' };
