import { readServerSettings, type ServerSettings } from '../../config/server/server-settings.ts';
import { createAuthenticateSubject } from '../auth/access-token.ts';
import { openTokenVerificationKeys } from '../auth/token-verification-keys.ts';
import { createBatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { createGiftAndLinkCodeDeriver, hashOfGiftOrLinkCode } from '../rights/gift-codes.ts';
import { createRefuseDeletedAccount } from '../rights/refuse-deleted-account.ts';
import { openDatabase } from '../store/database.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import { readDateOfTerms } from '../store/terms-day.ts';
import type { ItemOrderStateDependencies } from './order-endpoint.ts';
import type { ReconcileDependencies } from './reconcile/reconcile-payments.ts';
import type { ItemOrderRefreshDependencies } from '../orders/item/refresh-item-order-from-stripe.ts';
import { createStripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';
import type { StripeEventsDependencies } from './stripe-events.ts';
import { logFailure } from '../log.ts';

const createRefreshDependencies = ({
  databaseUrl,
  stripe,
  signingSecret,
}: ServerSettings): ItemOrderRefreshDependencies => {
  const files = openPrivateBuildFiles();
  const codes = createGiftAndLinkCodeDeriver(signingSecret);
  return {
    database: openDatabase(databaseUrl),
    stripe: createStripeSdkClient(stripe),
    readTermsDay: () => readDateOfTerms(files),
    giftCodeHash: (orderId) => hashOfGiftOrLinkCode(codes.giftCodeOf(orderId)),
    now: () => new Date(),
  };
};

/** The dependencies of the webhook in production. Throws SettingsError if a setting is missing. */
export const createStripeEventsDependencies = (): StripeEventsDependencies => {
  const settings = readServerSettings();
  return {
    ...createRefreshDependencies(settings),
    webhookSecret: settings.stripe.webhookSecret,
    log: logFailure,
  };
};

/**
 * The dependencies of the page after paying in production. Throws SettingsError if a setting is
 * missing.
 */
export const createItemOrderStateDependencies = (): ItemOrderStateDependencies => {
  const settings = readServerSettings();
  const { login, signingSecret } = settings;
  const dependencies = createRefreshDependencies(settings);
  return {
    ...dependencies,
    authenticate: createAuthenticateSubject(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
      undefined,
      createRefuseDeletedAccount(dependencies.database),
    ),
    countRequest: createBatchedRateLimit({ ...dependencies, signingSecret }),
    log: logFailure,
  };
};

/**
 * The dependencies of a reconciliation in production. Throws SettingsError if a setting is missing.
 */
export const createReconcileDependencies = (): Omit<ReconcileDependencies, 'hasTime'> => {
  const settings = readServerSettings();
  return {
    ...createRefreshDependencies(settings),
    contactInbox: settings.contactInbox,
    log: logFailure,
  };
};
