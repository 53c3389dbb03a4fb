import { setTimeout as sleep } from 'node:timers/promises';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { logFailure } from '../../src/server/log.ts';
import { createRestTimerPushSender } from '../../src/server/rest-push/sender-endpoint.ts';
import { awaitWorkThenCloseDatabases, openDatabase } from '../../src/server/store/database.ts';

// One call waits for one rest. The host answers 202 at once and lets it run for up to 15 minutes,
// because of its name.
export default async (request: Request): Promise<Response> => {
  const { databaseUrl, signingSecret, push } = readServerSettings();
  if (push === undefined) return new Response(null, { status: 404 });
  const database = openDatabase(databaseUrl);
  const send = createRestTimerPushSender({
    database,
    signingSecret,
    sender: push,
    now: () => Date.now(),
    sleep: async (milliseconds) => void (await sleep(milliseconds)),
    log: logFailure,
  });
  return awaitWorkThenCloseDatabases(send(request), database);
};

export const config = { path: '/api/rest-push/send' };
