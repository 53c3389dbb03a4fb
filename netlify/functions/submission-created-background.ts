import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createForwardSubmission } from '../../src/server/contact/forward-submission.ts';
import { createSmtp } from '../../src/server/mail/smtp.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { logFailure } from '../../src/server/log.ts';

type Forward = ReturnType<typeof createForwardSubmission>;
let forward: Forward | undefined;

const createForward = (): Forward => {
  const { databaseUrl, signingSecret, smtp, contactInbox } = readServerSettings();
  return createForwardSubmission({
    database: openDatabase(databaseUrl),
    mail: createSmtp(smtp),
    contactInbox,
    signingSecret,
    now: () => new Date(),
    log: logFailure,
  });
};

// The host calls this function by its name when a form is sent (an event function), in the background: if it throws, the host
// calls it again after a minute, and once more after two.
export default async (request: Request): Promise<Response> => {
  forward ??= createForward();
  return Response.json(await forward(await request.json()));
};
