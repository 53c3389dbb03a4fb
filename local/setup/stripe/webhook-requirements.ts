import type Stripe from 'stripe';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { handledStripeEvents } from '../../../src/domain/payments/handled-stripe-events.ts';
import type { Requirement } from '../requirement.ts';
import {
  askStripeOrExplain,
  isMadeBySetup,
  setupMark,
  sdkApiVersion,
  type StripeAccount,
} from './account.ts';

/** The input of the webhook's requirements. */
export type WebhookCase = {
  readonly account: StripeAccount;
  /** The public address of the site. */
  readonly siteUrl: string;
  /** True if the settings have the endpoint's signing secret. Stripe shows it only on creation. */
  readonly isSecretKnown: boolean;
  /** Creates the endpoint anew, because its secret is lost or its API version is outdated. */
  readonly shouldReplace: boolean;
  /** Called with the signing secret of a new endpoint. */
  readonly onSecret: (secret: string) => void;
};

const subject = 'Stripe: webhook endpoint';

/** The address to which Stripe sends events. */
const webhookAddress = (siteUrl: string): string =>
  new URL(generalApiPaths.stripeEvents, siteUrl).href;

/** The account's endpoints for the site, newest first. */
const readEndpoints = (
  { stripe }: StripeAccount,
  siteUrl: string,
): Promise<readonly Stripe.WebhookEndpoint[]> =>
  askStripeOrExplain(async () => {
    const found: Stripe.WebhookEndpoint[] = [];
    for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
      if (endpoint.url === webhookAddress(siteUrl)) found.push(endpoint);
    }
    return found;
  });

const makeEndpoint = async ({ account, siteUrl, onSecret }: WebhookCase): Promise<void> => {
  const { secret } = await account.stripe.webhookEndpoints.create({
    url: webhookAddress(siteUrl),
    enabled_events: [...handledStripeEvents],
    api_version: sdkApiVersion,
    description: 'Knurl: what happens to payments',
    metadata: setupMark,
  });
  if (secret !== undefined) onSecret(secret);
};

const hasExactEvents = ({ enabled_events: enabled }: Stripe.WebhookEndpoint): boolean =>
  enabled.length === handledStripeEvents.length &&
  handledStripeEvents.every((type) => enabled.includes(type));

const missingEvents = ({ enabled_events: enabled }: Stripe.WebhookEndpoint): readonly string[] =>
  enabled.includes('*') ? [] : handledStripeEvents.filter((type) => !enabled.includes(type));

/** The error of an endpoint that can be fixed by an update. */
const describeFault = (endpoint: Stripe.WebhookEndpoint): string | undefined => {
  const missing = missingEvents(endpoint);
  if (endpoint.status !== 'enabled') return 'It is disabled, so the site hears of no payment.';
  if (missing.length > 0) return `It isn’t sent ${missing.join(', ')}.`;
  return hasExactEvents(endpoint) ? undefined : 'It is sent events that the site has no use for.';
};

const replacement = (
  webhook: WebhookCase,
  endpoint: Stripe.WebhookEndpoint,
  why: string,
): Requirement => {
  const { account, shouldReplace } = webhook;
  const page = account.page(`webhooks/${endpoint.id}`);
  if (!shouldReplace) return { subject, page, found: why.split('. ')[0] + '.', byHand: why };
  return {
    subject,
    page,
    found: why,
    act: {
      sentence: `Makes the webhook endpoint ${endpoint.url} anew and deletes the old one. Its signing secret changes: run npm run setup -- netlify and deploy afterwards, Stripe repeats until then what the site refuses.`,
      act: () =>
        askStripeOrExplain(async () => {
          await makeEndpoint(webhook);
          await account.stripe.webhookEndpoints.del(endpoint.id);
        }),
    },
  };
};

const endpointRequirement = (
  webhook: WebhookCase,
  endpoint: Stripe.WebhookEndpoint,
): Requirement => {
  const { account, isSecretKnown } = webhook;
  const page = account.page(`webhooks/${endpoint.id}`);
  if (endpoint.api_version !== sdkApiVersion) {
    return replacement(
      webhook,
      endpoint,
      `The endpoint’s API version is ${endpoint.api_version ?? 'the account’s default'}, and the site’s is ${sdkApiVersion}. Run npm run setup -- stripe --new-secret, which makes the endpoint anew.`,
    );
  }
  if (!isSecretKnown || webhook.shouldReplace) {
    return replacement(
      webhook,
      endpoint,
      'The signing secret of the endpoint isn’t in the settings. Reveal it on its page and put it into .env as STRIPE_WEBHOOK_SECRET, or run npm run setup -- stripe --new-secret, which makes the endpoint anew.',
    );
  }
  const fault = describeFault(endpoint);
  if (fault === undefined) {
    const found = `${endpoint.url} is told of the ${handledStripeEvents.length} events that the site handles, in version ${sdkApiVersion}.`;
    return { subject, page, found };
  }
  return {
    subject,
    page,
    found: fault,
    act: {
      sentence: `Puts the webhook endpoint right: enabled, with the ${handledStripeEvents.length} events that the site handles. ${fault}`,
      act: () =>
        askStripeOrExplain(async () => {
          await account.stripe.webhookEndpoints.update(endpoint.id, {
            enabled_events: [...handledStripeEvents],
            disabled: false,
          });
        }),
    },
  };
};

/**
 * A second endpoint for the same address: it has another secret, so the site rejects half of the
 * events.
 */
const strayRequirement = (
  { stripe, page }: StripeAccount,
  endpoint: Stripe.WebhookEndpoint,
): Requirement => {
  const base = {
    subject,
    page: page(`webhooks/${endpoint.id}`),
    found: `${endpoint.id} is a second endpoint for ${endpoint.url}.`,
  };
  if (!isMadeBySetup(endpoint.metadata)) {
    return { ...base, byHand: `${base.found} Delete the one that isn’t used.` };
  }
  return {
    ...base,
    act: {
      sentence: `Deletes ${endpoint.id}, an older endpoint of ours for the same address.`,
      act: () =>
        askStripeOrExplain(async () => {
          await stripe.webhookEndpoints.del(endpoint.id);
        }),
    },
  };
};

/** Exactly one endpoint sends the events about payments to the site. */
export const webhookRequirements = async (
  webhook: WebhookCase,
): Promise<readonly Requirement[]> => {
  const { account, siteUrl } = webhook;
  const [newest, ...others] = await readEndpoints(account, siteUrl);
  if (newest === undefined) {
    return [
      {
        subject,
        page: account.page('webhooks'),
        found: `No webhook endpoint leads to ${webhookAddress(siteUrl)}.`,
        act: {
          sentence: `Makes the webhook endpoint ${webhookAddress(siteUrl)} with ${handledStripeEvents.length} events, and keeps its signing secret.`,
          act: () => askStripeOrExplain(() => makeEndpoint(webhook)),
        },
      },
    ];
  }
  return [
    endpointRequirement(webhook, newest),
    ...others.map((one) => strayRequirement(account, one)),
  ];
};
