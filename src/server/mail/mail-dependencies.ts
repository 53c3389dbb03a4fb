import { readServerSettings } from '../../config/server/server-settings.ts';
import { openDatabase } from '../store/database.ts';
import type { MailDependencies } from './send-due-mails.ts';
import { createSmtp } from './smtp.ts';

/** What sending e-mails depends on in production. Throws SettingsError when a setting is missing. */
export const createMailDependencies = (): MailDependencies => {
  const { databaseUrl, smtp, siteUrl, contactInbox } = readServerSettings();
  return {
    database: openDatabase(databaseUrl),
    mail: createSmtp(smtp),
    siteUrl,
    contactInbox,
    now: () => new Date(),
    log: console.error,
  };
};
