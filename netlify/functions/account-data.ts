import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMailchimpProvider } from '../../src/server/mailing-list/mailchimp.ts';
import { createOwnDataEndpoint } from '../../src/server/own-data/own-data-endpoint.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';

export default createLazyEndpoint(() => {
  const { accounts, mailchimp } = readServerSettings();
  return createOwnDataEndpoint({
    ...createAccountDependencies(),
    accounts: createAuth0Management(accounts),
    mailingList: createMailchimpProvider(mailchimp),
  });
});

export const config = { path: '/api/account/data' };
