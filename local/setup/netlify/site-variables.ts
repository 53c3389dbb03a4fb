import { isContentFiles } from '../../settings/content-source.ts';
import { isSecretName } from '../redact.ts';

/** A variable of a site at Netlify, and the source of its value. */
export type SiteVariable = {
  readonly name: string;
  /** The setting of `.env` with its value. */
  readonly from: string;
  readonly isSecret: boolean;
  /**
   * What to do if it is missing, because the site or a part of it doesn't work without it;
   * undefined if it is optional.
   */
  readonly remedy: string | undefined;
};

const needed = (name: string, remedy: string, from = name): SiteVariable => ({
  name,
  from,
  isSecret: isSecretName(name),
  remedy,
});

const optional = (name: string): SiteVariable => ({ ...needed(name, ''), remedy: undefined });

const contentful = 'Run npm run setup -- contentful.';
const auth0 = 'Run npm run setup -- auth0.';
const stripe = 'Run npm run setup -- stripe.';
const mailchimp = 'Make a key and an audience at Mailchimp (Profile, Extras, API keys).';
const mail =
  'Take any mail service that speaks SMTP; .env.example says how its address is written.';

/** The variables of the public site's build and functions. They are set for production only. */
export const publicVariables: readonly SiteVariable[] = [
  needed('SITE_URL', 'It is the address of the site, such as https://www.example.com.'),
  needed('CONTENTFUL_SPACE_ID', contentful),
  needed('CONTENTFUL_ACCESS_TOKEN', contentful),
  needed('CONTENTFUL_WEBHOOK_SECRET', contentful),
  needed('BUILD_HOOK_URL', 'Link the site to its repository, then run this again.'),
  needed('AUTH0_DOMAIN', auth0),
  needed('AUTH0_CLIENT_ID', auth0),
  needed('AUTH0_AUDIENCE', auth0),
  needed('AUTH0_MANAGEMENT_CLIENT_ID', auth0),
  needed('AUTH0_MANAGEMENT_CLIENT_SECRET', auth0),
  needed('STRIPE_SECRET_KEY', stripe),
  needed('STRIPE_CATALOGUE_KEY', stripe),
  needed('STRIPE_WEBHOOK_SECRET', stripe),
  needed(
    'DATABASE_URL',
    'Any Postgres will do: Netlify’s own database (Extensions, Neon), or another service’s. It is the pooled address, if the service has one; the direct one is DATABASE_DIRECT_URL.',
  ),
  needed('SIGNING_SECRET', 'Run this again: it makes one.'),
  needed('FORM_WEBHOOK_SECRET', 'Run this again: it makes one.'),
  needed('MAILCHIMP_API_KEY', mailchimp),
  needed('MAILCHIMP_AUDIENCE_ID', mailchimp),
  needed('SMTP_URL', mail),
  needed('MAIL_FROM', mail),
  needed('MAIL_TO', 'It is your own address, where messages and reports go.'),
  ...[
    'CONTENT',
    'CONTENTFUL_ENVIRONMENT',
    'CONTENTFUL_HOST',
    'DATABASE_DIRECT_URL',
    'SECURITY_CONTACT',
    'GOOGLE_ANALYTICS_ID',
    'OFFLINE',
    'REST_NOTIFICATIONS',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'EDITOR_MAIL',
    'PUBLISH_EVERY',
    'DEPLOYS_A_MONTH',
    'MAILCHIMP_API_URL',
    'STRIPE_API_URL',
    'STRIPE_PORTAL_CONFIGURATION',
    'STRIPE_PUBLISHABLE_KEY',
    'RENEWAL_PRICE_FROM',
    'SNIPCART_PUBLIC_KEY',
    'SNIPCART_SECRET_KEY',
    'SNIPCART_VERSION',
    'SNIPCART_DOMAIN',
    'SNIPCART_PROTOCOL',
    'SNIPCART_API_URL',
    'SHOP_CHECKOUT',
    'GEOLOCATION_URL',
    'GEOLOCATION_KEY',
  ].map(optional),
];

/**
 * The variables of the preview. They include no database and no credentials that could change an
 * account.
 */
export const previewVariables: readonly SiteVariable[] = [
  needed('SITE_URL', 'It is the address of the preview.', 'PREVIEW_URL'),
  needed(
    'LIVE_SITE_URL',
    'It is the address of the site, such as https://www.example.com.',
    'SITE_URL',
  ),
  needed('CONTENTFUL_SPACE_ID', contentful),
  needed('CONTENTFUL_PREVIEW_TOKEN', contentful),
  needed(
    'BUILD_HOOK_URL',
    'Link the preview to its repository, then run this again.',
    'PREVIEW_BUILD_HOOK_URL',
  ),
  needed('AUTH0_DOMAIN', auth0),
  needed('AUTH0_CLIENT_ID', auth0),
  needed('AUTH0_AUDIENCE', auth0),
  optional('CONTENT'),
  optional('CONTENTFUL_ENVIRONMENT'),
  // For a space in the EU; the preview derives its own host from it.
  optional('CONTENTFUL_HOST'),
];

/** The variables that a site has: content from files needs none of a space, and takes none. */
export const variablesFor = (
  variables: readonly SiteVariable[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly SiteVariable[] =>
  isContentFiles(environment)
    ? variables.filter(({ name }) => !name.startsWith('CONTENTFUL_'))
    : variables;

/** Shows the next run whether a secret has changed: Netlify doesn't show secrets again. */
export const fingerprintName = 'KNURL_SECRETS_FINGERPRINT';
