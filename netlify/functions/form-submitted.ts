import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createFormWebhook } from '../../src/server/contact/form-webhook.ts';
import { createForwardSubmission } from '../../src/server/contact/forward-submission.ts';
import { createSmtpMailSender } from '../../src/server/mail/smtp.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { logFailure } from '../../src/server/log.ts';

type Webhook = ReturnType<typeof createFormWebhook>;
let webhook: Webhook | undefined;

const createWebhook = (): Webhook => {
  const { databaseUrl, signingSecret, formWebhookSecret, smtp, contactInbox } =
    readServerSettings();
  const forward = createForwardSubmission({
    database: openDatabase(databaseUrl),
    mail: createSmtpMailSender(smtp),
    contactInbox,
    signingSecret,
    now: () => new Date(),
    log: logFailure,
  });
  return createFormWebhook({ secret: formWebhookSecret, forward, log: logFailure });
};

// The host calls this address when a form is sent (an outgoing webhook). It answers at once and
// runs the function in the background: if it throws, the host calls it again after a minute, and
// once more after two.
export default async (request: Request): Promise<Response> => {
  webhook ??= createWebhook();
  return Response.json(await webhook(request));
};

export const config = { path: '/api/form-submissions', background: true };
