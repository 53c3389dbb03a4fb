import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { DigitalCatalogueSchema } from '../../domain/digital-catalogue.ts';
import { serverFunctionWorkTimeoutMs } from '../../domain/timeouts.ts';
import { createItemOrderStateDependencies } from '../payments/rights-dependencies.ts';
import { enforceRateLimit } from '../rate-limit/rate-limit.ts';
import { createGiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import type { AccountActionDependencies } from './account-action.ts';
import type { AccountEndpointDependencies } from './account-endpoint.ts';

/**
 * The dependencies of the account's endpoints in production. Throws SettingsError if a setting is
 * missing.
 */
export const createAccountDependencies = (): AccountEndpointDependencies &
  AccountActionDependencies => {
  const { signingSecret } = readServerSettings();
  const dependencies = createItemOrderStateDependencies();
  const files = openPrivateBuildFiles();
  const codes = createGiftAndLinkCodeDeriver(signingSecret);
  return {
    ...dependencies,
    enforceLimit: (charges) => enforceRateLimit({ ...dependencies, signingSecret }, charges),
    newId: () => randomUUID(),
    answerWithinMs: serverFunctionWorkTimeoutMs,
    linkOfShopOrder: (id) => `${id}.${codes.linkCodeOf('shop-order', id)}`,
    readRenewalProduct: async () => {
      const catalogue = await files.read('catalogue', DigitalCatalogueSchema);
      return catalogue?.find((item) => item.kind === 'membership' && item.offer === 'renewal')
        ?.productId;
    },
  };
};
