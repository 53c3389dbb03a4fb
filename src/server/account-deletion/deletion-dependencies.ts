import { readServerSettings } from '../../config/server/server-settings.ts';
import { createMailchimpProvider } from '../mailing-list/mailchimp.ts';
import { createStripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';
import { openDatabase } from '../store/database.ts';
import { createAuth0Management } from '../verification/auth0-management.ts';
import type { DeletionWorkDependencies } from './finish-deletions.ts';
import { logFailure } from '../log.ts';

/**
 * The dependencies of deleting accounts in production. Throws SettingsError if a setting is
 * missing.
 */
export const createDeletionWorkDependencies = (): DeletionWorkDependencies => {
  const { databaseUrl, stripe, mailchimp, accounts } = readServerSettings();
  return {
    database: openDatabase(databaseUrl),
    stripe: createStripeSdkClient(stripe),
    mailingList: createMailchimpProvider(mailchimp),
    accounts: createAuth0Management(accounts),
    now: () => new Date(),
    log: logFailure,
  };
};
