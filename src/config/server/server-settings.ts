import * as v from 'valibot';
import type { Till } from '../../domain/cart/quote.ts';
import type { RenewalPriceSetAtOrderOrPayment } from '../../domain/digital-catalogue.ts';
import { toLoginOrigin } from '../public/login-origin.ts';
import { describeWrongVariables, describeForbiddenStandIns } from '../shared/settings-errors.ts';
import { parseSmtpUrl, type SmtpServerAndAccount } from '../shared/smtp-server-and-account.ts';
import { vapidPublicKeyOf } from '../shared/vapid-keys.ts';
import { isLocalAddress, isStandInSecret } from '../shared/stand-in.ts';
import { ServerVariablesSchema, type ServerVariables } from './server-variables.ts';

/** Our account at the cart service. */
export type SnipcartApiUrlAndSecretKey = {
  /** Without a trailing slash: `https://app.snipcart.com/api`. */
  readonly apiUrl: string;
  readonly secretKey: string;
};

export type ServerSettings = {
  readonly databaseUrl: string;
  /** Signs cookies, and salts the digests of callers' addresses. */
  readonly signingSecret: string;
  /** The secret with which the host signs the webhook for submitted forms. */
  readonly formWebhookSecret: string;
  readonly mailchimp: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly audienceId: string;
  };
  /** The service that sends individual e-mails, and the sender's address. */
  readonly smtp: SmtpServerAndAccount & { readonly from: string };
  /**
   * Our own address: it receives messages of the contact form, reports, and replies to e-mails to
   * members.
   */
  readonly contactInbox: string;
  /** The `iss`, `aud` and `azp` of the access tokens that we accept. */
  readonly login: {
    readonly issuer: string;
    readonly audience: string;
    readonly clientId: string;
  };
  /** The application that may use the login service's Management API. */
  readonly accounts: {
    readonly origin: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  readonly stripe: {
    /** A client uses only its scheme, host and port. */
    readonly apiUrl: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
    /**
     * The configuration of the customer portal; undefined to use the one saved in Stripe's
     * Dashboard.
     */
    readonly portalConfiguration: string | undefined;
  };
  /** From when Stripe knows what the renewals of a membership cost. */
  readonly renewalPriceFrom: RenewalPriceSetAtOrderOrPayment;
  /** The cart service; undefined if there is none. */
  readonly snipcart: SnipcartApiUrlAndSecretKey | undefined;
  /** Who takes the payment of a cart. */
  readonly checkout: Till;
  readonly currency: {
    /**
     * The service that looks up the currency of a network address; undefined to use the host's
     * location.
     */
    readonly service: { readonly url: string; readonly key: string } | undefined;
    /** The ISO code of every visitor's currency on this machine. */
    readonly localIsoCode: string | undefined;
  };
  /** How we sign push messages (VAPID); undefined if the site sends none. */
  readonly push: { readonly privateKey: string; readonly contact: string } | undefined;
  /** The public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The editors' address, and how a publication triggers a build. */
  readonly editors: {
    /** The recipient of notices about failed builds. */
    readonly mail: string;
    /**
     * The secret with which Contentful signs its webhook, and the host's build hook; both undefined
     * if a publication triggers no build.
     */
    readonly webhookSecret: string | undefined;
    readonly buildHookUrl: string | undefined;
    /** How many minutes a published change waits for others, so that they are built together. */
    readonly publishEvery: number;
    /** How many deploys a month the plan at the host allows. */
    readonly deploysAMonth: number;
    /** The delivery API of the published content; undefined if it isn't at Contentful. */
    readonly delivery: DeliveryAddress | undefined;
  };
};

/** The delivery API of the content service. */
type DeliveryAddress = {
  /** Without a scheme: `cdn.contentful.com`. */
  readonly host: string;
  readonly spaceId: string;
  readonly environment: string;
  readonly accessToken: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting is missing or wrong. Only the site's owner can fix it. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

/**
 * The address of Mailchimp's API. The key ends with the name of its data centre, which is part of
 * the address.
 */
const mailchimpUrl = (settings: ServerVariables): string =>
  (
    settings.MAILCHIMP_API_URL ??
    `https://${settings.MAILCHIMP_API_KEY.split('-').at(-1)}.api.mailchimp.com/3.0`
  ).replace(/\/+$/, '');

/** The mail service. The settings have already been checked. */
const toSmtp = (settings: ServerVariables): SmtpServerAndAccount => {
  const smtp = parseSmtpUrl(settings.SMTP_URL);
  if (smtp === undefined) throw new SettingsError('SMTP_URL is not the address of a mail service.');
  return smtp;
};

/** The issuer that Auth0 and the stand-in put into tokens: their origin with a trailing slash. */
const issuerOf = (settings: ServerVariables): string => `${toLoginOrigin(settings.AUTH0_DOMAIN)}/`;

const geolocationOf = ({
  GEOLOCATION_URL: url,
  GEOLOCATION_KEY: key,
}: ServerVariables): ServerSettings['currency']['service'] => {
  if (url !== undefined && key !== undefined) return { url, key };
  if (url === undefined && key === undefined) return undefined;
  throw new SettingsError('GEOLOCATION_URL and GEOLOCATION_KEY must both be set, or neither.');
};

const snipcartOf = ({
  SNIPCART_API_URL: apiUrl,
  SNIPCART_SECRET_KEY: secretKey,
}: ServerVariables): SnipcartApiUrlAndSecretKey | undefined =>
  secretKey === undefined ? undefined : { apiUrl: apiUrl.replace(/\/+$/, ''), secretKey };

const checkoutOf = (settings: ServerVariables): Till => {
  const hasKeys =
    settings.SNIPCART_SECRET_KEY !== undefined && settings.SNIPCART_PUBLIC_KEY !== undefined;
  if (settings.SHOP_CHECKOUT === 'snipcart' && !hasKeys) {
    throw new SettingsError(
      'Carts are paid at Snipcart (SHOP_CHECKOUT), so SNIPCART_PUBLIC_KEY and SNIPCART_SECRET_KEY must be set too.',
    );
  }
  return settings.SHOP_CHECKOUT;
};

const isPair = (publicKey: string, privateKey: string): boolean => {
  try {
    return vapidPublicKeyOf(privateKey) === publicKey;
  } catch {
    return false;
  }
};

// As with the webhook below: the build rejects a wrong pair, and a function that has one sends
// nothing.
const pushOf = (settings: ServerVariables): ServerSettings['push'] => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  return publicKey !== undefined && privateKey !== undefined && isPair(publicKey, privateKey)
    ? { privateKey, contact: `mailto:${settings.MAIL_TO}` }
    : undefined;
};

// The build rejects one without the other, so a function that lacks one ignores both: no order may
// fail because of it.
const editorsOf = (settings: ServerVariables): ServerSettings['editors'] => {
  const {
    CONTENTFUL_WEBHOOK_SECRET: webhookSecret,
    BUILD_HOOK_URL: buildHookUrl,
    CONTENTFUL_SPACE_ID: spaceId,
    CONTENTFUL_ACCESS_TOKEN: accessToken,
  } = settings;
  const { CONTENTFUL_HOST: host, CONTENTFUL_ENVIRONMENT: environment } = settings;
  return {
    mail: settings.EDITOR_MAIL ?? settings.MAIL_TO,
    webhookSecret,
    buildHookUrl,
    publishEvery: settings.PUBLISH_EVERY,
    deploysAMonth: settings.DEPLOYS_A_MONTH,
    delivery:
      settings.CONTENT === 'files' || spaceId === undefined || accessToken === undefined
        ? undefined
        : { host, spaceId, environment, accessToken },
  };
};

const findStandIns = (settings: ServerVariables): readonly string[] =>
  [
    isLocalAddress(settings.DATABASE_URL) && 'DATABASE_URL',
    isStandInSecret(settings.SIGNING_SECRET) && 'SIGNING_SECRET',
    isStandInSecret(settings.FORM_WEBHOOK_SECRET) && 'FORM_WEBHOOK_SECRET',
    isLocalAddress(mailchimpUrl(settings)) && 'MAILCHIMP_API_URL',
    isStandInSecret(settings.MAILCHIMP_API_KEY) && 'MAILCHIMP_API_KEY',
    (isLocalAddress(settings.SMTP_URL) || isStandInSecret(toSmtp(settings).password)) && 'SMTP_URL',
    isLocalAddress(issuerOf(settings)) && 'AUTH0_DOMAIN',
    isStandInSecret(settings.AUTH0_MANAGEMENT_CLIENT_SECRET) && 'AUTH0_MANAGEMENT_CLIENT_SECRET',
    isLocalAddress(settings.STRIPE_API_URL) && 'STRIPE_API_URL',
    isStandInSecret(settings.STRIPE_SECRET_KEY) && 'STRIPE_SECRET_KEY',
    isStandInSecret(settings.STRIPE_CATALOGUE_KEY ?? '') && 'STRIPE_CATALOGUE_KEY',
    isStandInSecret(settings.STRIPE_WEBHOOK_SECRET) && 'STRIPE_WEBHOOK_SECRET',
    isLocalAddress(settings.SNIPCART_API_URL) && 'SNIPCART_API_URL',
    isStandInSecret(settings.SNIPCART_SECRET_KEY ?? '') && 'SNIPCART_SECRET_KEY',
    isLocalAddress(settings.GEOLOCATION_URL ?? '') && 'GEOLOCATION_URL',
    isLocalAddress(settings.SITE_URL) && 'SITE_URL',
    isStandInSecret(settings.CONTENTFUL_WEBHOOK_SECRET ?? '') && 'CONTENTFUL_WEBHOOK_SECRET',
    isLocalAddress(settings.BUILD_HOOK_URL ?? '') && 'BUILD_HOOK_URL',
  ].filter((name) => name !== false);

/**
 * Reads the functions' settings from environment variables. Throws a SettingsError that names every
 * variable that is missing or wrong. In a production build (Netlify's CONTEXT is "production") it
 * also rejects the settings of stand-ins.
 */
export const parseServerSettings = (environment: Environment): ServerSettings => {
  // At the host, the variable for the site's main address is URL.
  const siteUrl = environment['SITE_URL']?.trim() || environment['URL'];
  const result = v.safeParse(ServerVariablesSchema, {
    ...environment,
    SITE_URL: siteUrl,
    // A blank value means no cart service.
    ...Object.fromEntries(
      ['SNIPCART_API_URL', 'SNIPCART_SECRET_KEY', 'SNIPCART_PUBLIC_KEY', 'SHOP_CHECKOUT'].map(
        (name) => [name, environment[name]?.trim() || undefined],
      ),
    ),
    // A blank value means the configuration saved in the Dashboard.
    STRIPE_PORTAL_CONFIGURATION: environment['STRIPE_PORTAL_CONFIGURATION']?.trim() || undefined,
    // A blank value means that no push messages are sent.
    VAPID_PUBLIC_KEY: environment['VAPID_PUBLIC_KEY']?.trim() || undefined,
    VAPID_PRIVATE_KEY: environment['VAPID_PRIVATE_KEY']?.trim() || undefined,
    // A blank value means the default.
    RENEWAL_PRICE_FROM: environment['RENEWAL_PRICE_FROM']?.trim() || undefined,
    // A blank value means the host's location.
    GEOLOCATION_URL: environment['GEOLOCATION_URL']?.trim() || undefined,
    GEOLOCATION_KEY: environment['GEOLOCATION_KEY']?.trim() || undefined,
    LOCAL_CURRENCY: environment['LOCAL_CURRENCY']?.trim() || undefined,
    // A blank value means that a publication triggers no build.
    ...Object.fromEntries(
      [
        'CONTENT',
        ...['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_ENVIRONMENT'],
        ...['CONTENTFUL_HOST', 'CONTENTFUL_WEBHOOK_SECRET', 'BUILD_HOOK_URL', 'EDITOR_MAIL'],
        ...['PUBLISH_EVERY', 'DEPLOYS_A_MONTH'],
      ].map((name) => [name, environment[name]?.trim() || undefined]),
    ),
  });
  if (!result.success) {
    throw new SettingsError(
      `The functions cannot run: ${describeWrongVariables(result.issues)}. See .env.example.`,
    );
  }
  const settings = result.output;
  const standIns = environment['CONTEXT'] === 'production' ? findStandIns(settings) : [];
  if (standIns.length > 0) throw new SettingsError(describeForbiddenStandIns(standIns));
  if (environment['CONTEXT'] === 'production' && settings.LOCAL_CURRENCY !== undefined) {
    throw new SettingsError('LOCAL_CURRENCY is for one machine: leave it blank in production.');
  }
  const editors = editorsOf(settings);
  const hasWebhook = editors.webhookSecret !== undefined;
  // Files have no webhook: a push is the publication, and the hook is for “Build now”.
  if (
    environment['CONTEXT'] === 'production' &&
    settings.CONTENT !== 'files' &&
    hasWebhook !== (editors.buildHookUrl !== undefined)
  ) {
    throw new SettingsError(
      'CONTENTFUL_WEBHOOK_SECRET and BUILD_HOOK_URL must both be set, or neither.',
    );
  }
  const push = pushOf(settings);
  const hasPushKey =
    settings.VAPID_PUBLIC_KEY !== undefined || settings.VAPID_PRIVATE_KEY !== undefined;
  if (environment['CONTEXT'] === 'production' && hasPushKey && push === undefined) {
    throw new SettingsError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, and be a pair, or neither: node local/vapid-keys.ts makes one.',
    );
  }
  return {
    databaseUrl: settings.DATABASE_URL,
    signingSecret: settings.SIGNING_SECRET,
    formWebhookSecret: settings.FORM_WEBHOOK_SECRET,
    mailchimp: {
      apiUrl: mailchimpUrl(settings),
      apiKey: settings.MAILCHIMP_API_KEY,
      audienceId: settings.MAILCHIMP_AUDIENCE_ID,
    },
    smtp: { ...toSmtp(settings), from: settings.MAIL_FROM },
    contactInbox: settings.MAIL_TO,
    login: {
      issuer: issuerOf(settings),
      audience: settings.AUTH0_AUDIENCE,
      clientId: settings.AUTH0_CLIENT_ID,
    },
    accounts: {
      origin: toLoginOrigin(settings.AUTH0_DOMAIN),
      clientId: settings.AUTH0_MANAGEMENT_CLIENT_ID,
      clientSecret: settings.AUTH0_MANAGEMENT_CLIENT_SECRET,
    },
    stripe: {
      apiUrl: settings.STRIPE_API_URL,
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      portalConfiguration: settings.STRIPE_PORTAL_CONFIGURATION,
    },
    renewalPriceFrom: settings.RENEWAL_PRICE_FROM,
    snipcart: snipcartOf(settings),
    checkout: checkoutOf(settings),
    currency: { service: geolocationOf(settings), localIsoCode: settings.LOCAL_CURRENCY },
    push,
    siteUrl: settings.SITE_URL.replace(/\/+$/, ''),
    editors,
  };
};

/** The settings of the running function. */
export const readServerSettings = (): ServerSettings => parseServerSettings(process.env);

/**
 * Throws a SettingsError in a production build whose functions lack a setting or use a stand-in's.
 * Other builds need none.
 */
export const requireServerSettingsInProduction = (environment: Environment = process.env): void => {
  if (environment['CONTEXT'] === 'production') parseServerSettings(environment);
};
