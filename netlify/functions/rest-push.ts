import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { restTimerPushApiPaths } from '../../src/domain/rest-push/rest-timer-push-api-paths.ts';
import { outsideSystemTimeoutsMs } from '../../src/domain/timeouts.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { Outage } from '../../src/server/outage.ts';
import { enforceRateLimit } from '../../src/server/rate-limit/rate-limit.ts';
import { createRestTimerPushEndpoint } from '../../src/server/rest-push/rest-push-endpoint.ts';
import { createSignedSenderCallBody } from '../../src/server/rest-push/sender-endpoint.ts';
import { openDatabase } from '../../src/server/store/database.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret, siteUrl, push } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  return createRestTimerPushEndpoint({
    database,
    isOn: push !== undefined,
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
    now,
    startSender: async (rest) => {
      const answer = await fetch(`${siteUrl}${restTimerPushApiPaths.sender}`, {
        method: 'POST',
        body: createSignedSenderCallBody(signingSecret, rest),
        signal: AbortSignal.timeout(outsideSystemTimeoutsMs.ownFunction),
      });
      if (!answer.ok) throw new Outage('The end of the rest can’t be counted now.', answer.status);
    },
  });
});

export const config = { path: '/api/rest-push' };
