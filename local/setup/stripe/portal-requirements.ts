import type Stripe from 'stripe';
import { routes } from '../../../src/domain/routes.ts';
import type { Requirement } from '../requirement.ts';
import { askStripeOrExplain, isMadeBySetup, setupMark, type StripeAccount } from './account.ts';

/** The input of the portal's requirement. */
export type PortalCase = {
  readonly account: StripeAccount;
  readonly siteUrl: string;
  /** The setting STRIPE_PORTAL_CONFIGURATION. */
  readonly configured: string | undefined;
  /** Called with the configuration's id. */
  readonly onConfiguration: (id: string) => void;
};

/**
 * What members can do in the portal: change their card, read invoices, and cancel at the end of the
 * paid period. Only a pause that the site starts has an end, so pausing isn't offered there.
 */
const features = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_pause: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

const findFault = ({
  active,
  features: found,
}: Stripe.BillingPortal.Configuration): string | undefined => {
  if (!active) return 'it is switched off';
  if (!found.payment_method_update.enabled) return 'members can’t change their card';
  if (!found.invoice_history.enabled) return 'members can’t read their invoices';
  const { enabled, mode } = found.subscription_cancel;
  if (!enabled) return 'members can’t cancel';
  if (mode !== 'at_period_end') return 'cancelling ends at once what is paid for';
  if (found.subscription_pause.enabled) return 'it offers pauses without an end';
  if (found.subscription_update.enabled) return 'it lets members change to other prices';
  return undefined;
};

const subject = 'Stripe: customer portal';

/** The customer portal, in which members change their card, has our configuration. */
export const portalRequirement = async (portal: PortalCase): Promise<Requirement> => {
  const { account, siteUrl, configured, onConfiguration } = portal;
  const { stripe } = account;
  const page = account.page('settings/billing/portal');
  const all = await askStripeOrExplain(async () => {
    const found: Stripe.BillingPortal.Configuration[] = [];
    for await (const one of stripe.billingPortal.configurations.list({ limit: 100 })) {
      found.push(one);
    }
    return found;
  });
  const known =
    all.find(({ id }) => id === configured) ?? all.find(({ metadata }) => isMadeBySetup(metadata));
  if (known === undefined) {
    return {
      subject,
      page,
      found:
        'The customer portal has no configuration of ours, so members can’t change their card.',
      act: {
        sentence: 'Makes a configuration of the customer portal: card, invoices, cancelling.',
        act: () =>
          askStripeOrExplain(async () => {
            const { id } = await stripe.billingPortal.configurations.create({
              name: 'Knurl: the account of a member',
              business_profile: {
                privacy_policy_url: new URL(routes.privacyPolicy, siteUrl).href,
                terms_of_service_url: new URL(routes.terms, siteUrl).href,
              },
              default_return_url: new URL(routes.account, siteUrl).href,
              features,
              metadata: setupMark,
            });
            onConfiguration(id);
          }),
      },
    };
  }
  onConfiguration(known.id);
  const fault = findFault(known);
  if (fault === undefined) {
    const found = 'In the customer portal members change their card, read invoices and cancel.';
    return { subject, page, found };
  }
  return {
    subject,
    page,
    found: `The customer portal isn’t right: ${fault}.`,
    act: {
      sentence: `Puts the customer portal right: ${fault}.`,
      act: () =>
        askStripeOrExplain(async () => {
          await stripe.billingPortal.configurations.update(known.id, {
            active: true,
            features: { ...features, subscription_update: { enabled: false } },
          });
        }),
    },
  };
};
