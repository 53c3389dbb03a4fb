import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { sendDueMails } from '../../src/server/mail/send-due-mails.ts';
import { createSmtp } from '../../src/server/mail/smtp.ts';
import { openDatabase } from '../../src/server/store/database.ts';

// What a webhook has queued is sent right after it. This sends what could not be sent then.
export default async (): Promise<void> => {
  const { databaseUrl, smtp, siteUrl, contactInbox } = readServerSettings();
  const database = openDatabase(databaseUrl);
  await sendDueMails({
    database,
    mail: createSmtp(smtp),
    siteUrl,
    contactInbox,
    now: () => new Date(),
    log: console.error,
  }).finally(() => database.close());
};

export const config = { schedule: '*/5 * * * *' };
