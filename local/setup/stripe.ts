import { PlainFailure } from '../plain-failure.ts';
import { isStandInSecret } from '../../src/config/shared/stand-in.ts';
import type { FoundSetting, SetupPlan, VendorSetup } from './setup-plan.ts';
import { openStripeAccount, type StripeAccount } from './stripe/account.ts';
import { catalogueRequirements, readCatalogueAtStripe } from './stripe/catalogue-requirements.ts';
import { catalogueKeyRequirement, modeRequirement } from './stripe/key-requirements.ts';
import { portalRequirement } from './stripe/portal-requirements.ts';
import { readSoldItems, type SoldItem } from './stripe/read-sold-items.ts';
import { webhookRequirements } from './stripe/webhook-requirements.ts';
import { toPlan, type Requirement } from './requirement.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the account needs, and the settings found on the way. */
export type StripeRequirements = {
  readonly account: StripeAccount;
  readonly siteUrl: string;
  readonly requirements: readonly Requirement[];
  readonly settings: () => readonly FoundSetting[];
};

const siteUrlOf = (environment: Environment): string => {
  const siteUrl = environment['SITE_URL']?.trim() || environment['URL']?.trim() || '';
  if (URL.canParse(siteUrl)) return siteUrl;
  throw new PlainFailure(
    'SITE_URL is not the address of the site, such as https://www.example.com.',
  );
};

/** Reads the items that the content sells. */
export type ReadSoldItems = (environment: Environment) => Promise<readonly SoldItem[]>;

/**
 * Reads the account and compares it with what the content and the code need. Throws a PlainFailure
 * if it can't be read.
 */
export const readStripeRequirements = async (
  environment: Environment,
  flags: readonly string[],
  readItems: ReadSoldItems,
): Promise<StripeRequirements> => {
  const account = openStripeAccount(environment);
  const siteUrl = siteUrlOf(environment);
  const found = new Map<string, string>();
  const catalogue = await readCatalogueAtStripe(account);
  const items = await readItems(environment);
  const secret = environment['STRIPE_WEBHOOK_SECRET']?.trim() ?? '';
  const portal = await portalRequirement({
    account,
    siteUrl,
    configured: environment['STRIPE_PORTAL_CONFIGURATION']?.trim(),
    onConfiguration: (id) => found.set('STRIPE_PORTAL_CONFIGURATION', id),
  });
  const webhook = await webhookRequirements({
    account,
    siteUrl,
    isSecretKnown: secret !== '' && (account.mode === 'local' || !isStandInSecret(secret)),
    shouldReplace: flags.includes('--new-secret'),
    onSecret: (text) => found.set('STRIPE_WEBHOOK_SECRET', text),
  });
  return {
    account,
    siteUrl,
    requirements: [
      modeRequirement(account, siteUrl),
      await catalogueKeyRequirement(account, environment),
      ...catalogueRequirements(account, catalogue, items, flags.includes('--archive')),
      portal,
      // Last, because its secret is shown only once: nothing after it can fail.
      ...webhook,
    ],
    settings: () => [...found].map(([name, value]) => ({ name, value })),
  };
};

/** Steps that only the Dashboard allows, and whose state no API shows. */
const alwaysByHand = ({ page, mode }: StripeAccount): SetupPlan['byHand'] =>
  mode === 'local'
    ? []
    : [
        {
          sentence:
            'Look once at the public details: name, support address, and what stands on a card statement.',
          page: page('settings/public'),
        },
      ];

/** Creates the setup of Stripe, with the given source of sold items. */
export const createStripeSetup = (readItems: ReadSoldItems): VendorSetup => ({
  vendor: 'stripe',
  needs: [
    {
      name: 'STRIPE_SECRET_KEY',
      where: 'Stripe: Developers, API keys, https://dashboard.stripe.com/apikeys',
      isSetting: true,
    },
    { name: 'SITE_URL', where: 'the public address of the site', isSetting: true },
  ],
  flags: [
    {
      name: '--archive',
      purpose: 'puts old prices away, once the site that is live shows the new ones',
    },
    {
      name: '--new-secret',
      purpose: 'makes the webhook endpoint anew, because its secret is lost or its version is old',
    },
  ],
  plan: async (environment, flags) => {
    const { account, requirements, settings } = await readStripeRequirements(
      environment,
      flags,
      readItems,
    );
    return toPlan(requirements, async () => settings(), alwaysByHand(account));
  },
});

/** `npm run setup -- stripe`: products, prices, customer portal and webhook endpoint. */
export const stripeSetup = createStripeSetup(readSoldItems);
