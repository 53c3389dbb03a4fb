import { readServerSettings } from '../../config/server/server-settings.ts';
import { openDatabase } from '../store/database.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import type { ComposeStoredMailDependencies } from './compose-stored-mail.ts';
import type { MailDependencies } from './create-mail-sending-work-kind.ts';
import { readSellerAndNoticeTemplates } from './mail-texts.ts';
import { createSmtpMailSender } from './smtp.ts';
import { logFailure } from '../log.ts';

/**
 * The dependencies of sending e-mails in production. Throws SettingsError if a setting is missing.
 * @param createCodes Creates the codes that e-mails carry, from our secret:
 * `createGiftAndLinkCodeDeriver` of `src/server/rights/gift-codes.ts`, which this folder may not
 * import.
 */
export const createMailDependencies = (
  createCodes: (secret: string) => ComposeStoredMailDependencies['codes'],
): MailDependencies => {
  const { databaseUrl, smtp, siteUrl, contactInbox, signingSecret } = readServerSettings();
  const files = openPrivateBuildFiles();
  return {
    database: openDatabase(databaseUrl),
    mail: createSmtpMailSender(smtp),
    siteUrl,
    contactInbox,
    codes: createCodes(signingSecret),
    readTexts: () => readSellerAndNoticeTemplates(files),
    now: () => new Date(),
    log: logFailure,
  };
};
