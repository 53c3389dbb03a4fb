import { readServerSettings } from '../../config/server/server-settings.ts';
import { DigitalCatalogueSchema, type DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import { Outage } from '../outage.ts';
import { enforceRateLimit, type RateLimitCharge } from '../rate-limit/rate-limit.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import type { ItemOrderStateDependencies } from './order-endpoint.ts';
import { createItemOrderStateDependencies } from './rights-dependencies.ts';

/** The dependencies of ordering and the billing portal, besides those of every order endpoint. */
type BuyingDependencies = ItemOrderStateDependencies & {
  readonly siteUrl: string;
  readonly portalConfiguration: string | undefined;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  /** The catalogue of items for sale, as checked by the build. */
  readonly readCatalogue: () => Promise<DigitalCatalogue>;
};

/** The dependencies in production. Throws SettingsError if a setting is missing. */
export const createOrderAndPortalDependencies = (): BuyingDependencies => {
  const { signingSecret, siteUrl, stripe } = readServerSettings();
  const dependencies = createItemOrderStateDependencies();
  const files = openPrivateBuildFiles();
  return {
    ...dependencies,
    siteUrl,
    portalConfiguration: stripe.portalConfiguration,
    enforceLimit: (charges) => enforceRateLimit({ ...dependencies, signingSecret }, charges),
    readCatalogue: async () => {
      const catalogue = await files.read('catalogue', DigitalCatalogueSchema);
      if (catalogue === undefined) throw new Outage('The build has left no catalogue.', undefined);
      return catalogue;
    },
  };
};
