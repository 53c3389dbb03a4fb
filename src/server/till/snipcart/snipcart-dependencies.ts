import { readServerSettings, SettingsError } from '../../../config/server/server-settings.ts';
import { createBatchedRateLimit } from '../../rate-limit/batched-rate-limit.ts';
import { createGiftAndLinkCodeDeriver } from '../../rights/gift-codes.ts';
import { openDatabase } from '../../store/database.ts';
import { openPrivateBuildFiles } from '../../store/private-build-files.ts';
import { readDateOfTerms } from '../../store/terms-day.ts';
import { createSnipcartClient } from './snipcart-client.ts';
import type { SnipcartEventsDependencies } from './snipcart-events-and-rates-endpoint.ts';
import type { SnipcartDependencies } from './store-or-refund-snipcart-order-by-token.ts';
import { logFailure } from '../../log.ts';

/**
 * The dependencies of reading orders from Snipcart in production; undefined without an account
 * there.
 * @param shared Dependencies with an open database.
 */
export const snipcartDependenciesIfSet = (
  shared?: Pick<SnipcartDependencies, 'database'>,
): SnipcartDependencies | undefined => {
  const { databaseUrl, snipcart, signingSecret, contactInbox } = readServerSettings();
  if (snipcart === undefined) return undefined;
  const files = openPrivateBuildFiles();
  return {
    database: shared?.database ?? openDatabase(databaseUrl),
    snipcart: createSnipcartClient(snipcart),
    codes: createGiftAndLinkCodeDeriver(signingSecret),
    readTermsDay: () => readDateOfTerms(files),
    contactInbox,
    now: () => new Date(),
    log: logFailure,
  };
};

/** The dependencies of the webhook in production. Throws SettingsError if a setting is missing. */
export const createSnipcartEventsDependencies = (): SnipcartEventsDependencies => {
  const dependencies = snipcartDependenciesIfSet();
  if (dependencies === undefined) {
    throw new SettingsError('SNIPCART_SECRET_KEY is missing, so no webhook can be checked.');
  }
  const { signingSecret } = readServerSettings();
  return {
    ...dependencies,
    countRequest: createBatchedRateLimit({ ...dependencies, signingSecret }),
  };
};
