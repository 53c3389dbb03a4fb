import { readServerSettings } from '../../src/config/server-settings.ts';
import { openDatabase } from '../../src/server/database.ts';
import { bindLater } from '../../src/server/endpoint.ts';
import { toJoinListEndpoint } from '../../src/server/join-list.ts';
import { createMailchimp } from '../../src/server/mailchimp.ts';

export default bindLater(() => {
  const { databaseUrl, signingSecret, mailchimp } = readServerSettings();
  return toJoinListEndpoint({
    database: openDatabase(databaseUrl),
    provider: createMailchimp(mailchimp),
    signingSecret,
    now: () => new Date(),
  });
});

export const config = { path: '/api/mailing-list' };
