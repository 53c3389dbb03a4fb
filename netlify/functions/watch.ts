import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { openSigningKeys } from '../../src/server/auth/signing-keys.ts';
import { countDeploys } from '../../src/server/site-builds/stored-builds.ts';
import { askMailService } from '../../src/server/mail/smtp.ts';
import { createStripeClient, requireStripe } from '../../src/server/till/stripe/stripe-client.ts';
import { closeAfter, openDatabase } from '../../src/server/store/database.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { watch } from '../../src/server/watch/watch.ts';

// Monitors the site and alerts the owner.
export default createJob('watch', async () => {
  const { databaseUrl, login, smtp, stripe, contactInbox, editors } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const client = createStripeClient(stripe);
  const keys = openSigningKeys(`${login.issuer}.well-known/jwks.json`);
  const checks = watch({
    database,
    ask: {
      login: () => keys.requireService(),
      stripe: () => requireStripe(client),
      mail: () => askMailService(smtp),
    },
    readDeploys: async () => ({
      count: await countDeploys(database, new Date()),
      allowed: editors.deploysAMonth,
    }),
    ownerAddress: contactInbox,
    now: () => new Date(),
  });
  await closeAfter(checks, database);
});

export const config = { schedule: '*/10 * * * *' };
