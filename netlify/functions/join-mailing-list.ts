import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createSmtpMailSender } from '../../src/server/mail/smtp.ts';
import { createMailingListInvitationEndpoint } from '../../src/server/mailing-list/join-mailing-list.ts';
import { createMailchimpProvider } from '../../src/server/mailing-list/mailchimp.ts';
import { openDatabase } from '../../src/server/store/database.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret, mailchimp, smtp } = readServerSettings();
  return createMailingListInvitationEndpoint({
    database: openDatabase(databaseUrl),
    provider: createMailchimpProvider(mailchimp),
    mail: createSmtpMailSender(smtp),
    signingSecret,
    now: () => new Date(),
  });
});

export const config = { path: '/api/mailing-list' };
