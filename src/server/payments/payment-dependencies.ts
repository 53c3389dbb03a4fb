import type Stripe from 'stripe';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { CatalogueSchema, type Catalogue } from '../../domain/catalogue.ts';
import { createAuthenticate, type Authenticate } from '../auth/access-token.ts';
import { openSigningKeys } from '../auth/signing-keys.ts';
import { Outage } from '../outage.ts';
import { enforceRateLimit, type Charge } from '../rate-limit/rate-limit.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { openPrivateFiles } from '../store/private-files.ts';
import { createStripeClient } from './stripe-client.ts';

/** What the members' endpoints of payments share. */
export type PaymentDependencies = {
  readonly authenticate: Authenticate;
  readonly database: Database;
  readonly stripe: Stripe;
  readonly siteUrl: string;
  readonly enforceLimit: (charges: readonly Charge[]) => Promise<void>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly now: () => Date;
};

/** The dependencies in production. Throws SettingsError when a setting is missing. */
export const createPaymentDependencies = (): PaymentDependencies => {
  const { databaseUrl, login, signingSecret, siteUrl, stripe } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const files = openPrivateFiles();
  const now = () => new Date();
  return {
    authenticate: createAuthenticate(
      login,
      openSigningKeys(`${login.issuer}.well-known/jwks.json`),
    ),
    database,
    stripe: createStripeClient(stripe),
    siteUrl,
    enforceLimit: (charges) => enforceRateLimit({ database, signingSecret, now }, charges),
    readCatalogue: async () => {
      const catalogue = await files.read('catalogue', CatalogueSchema);
      if (catalogue === undefined) throw new Outage('The build has left no catalogue.', undefined);
      return catalogue;
    },
    now,
  };
};
