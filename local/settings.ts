import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { site } from '../src/config/public/site.ts';
import {
  standInClientId,
  standInManagementId,
  standInSecret,
} from '../src/config/shared/stand-in.ts';
import { buildHookPath } from './build-hook/address.ts';
import { isDeployPreview } from './free-deploy-preview.ts';
import { mailchimpPath } from './inbox/api-paths.ts';
import { localSmtpUrl } from './inbox/smtp-account.ts';
import { PlainFailure } from './plain-failure.ts';

/** The settings of the commands in `local/`. Each has a default that needs no account. */
export type LocalSettings = {
  readonly content: {
    readonly spaceId: string;
    readonly accessToken: string;
    readonly host: string;
    readonly environment: string;
    /** True if the host is the local content service, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly database: {
    readonly url: string;
    /** True if it is the local database, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly signingSecret: string;
  readonly mailchimp: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly audienceId: string;
  };
  readonly smtp: {
    /** The mail service: `smtps://user:password@host:465`. */
    readonly url: string;
    readonly from: string;
    /** True if it is the local inbox, which then has to take e-mails. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** Our own address, where messages of the contact form are forwarded to. */
  readonly contactInbox: string;
  readonly login: {
    /** The domain of an Auth0 tenant, or the origin of the local login service. */
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
    /** The application with which the functions use the accounts there. */
    readonly management: { readonly clientId: string; readonly clientSecret: string };
    /** True if it is the local login service, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  readonly stripe: {
    /** Where the API is; its scheme, host and port are all that a client is told. */
    readonly apiUrl: string;
    /** May do everything. */
    readonly secretKey: string;
    /** May read prices and products. */
    readonly catalogueKey: string;
    /** Signs the webhooks. */
    readonly webhookSecret: string;
    /** True if it is the local stand-in, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** The cart service. Its keys are empty if there is none. */
  readonly snipcart: {
    readonly publicKey: string;
    readonly secretKey: string;
    /** The version of its script. */
    readonly version: string;
    /** Where the browser finds its script: host, and scheme. */
    readonly domain: string;
    readonly protocol: string;
    readonly apiUrl: string;
    /** True if it is the local stand-in, which then has to run. */
    readonly isLocal: boolean;
    readonly port: number;
  };
  /** Who takes the payment of a cart: `stripe` or `snipcart`. */
  readonly shopCheckout: string;
  /** What builds the site when an editor has published something. Empty: nothing does. */
  readonly publishing: {
    /** With what Contentful signs its webhook. */
    readonly webhookSecret: string;
    readonly buildHookUrl: string;
    /** Whom a failed build tells; empty: our own address. */
    readonly editorMail: string;
    /** True if it is the build hook of `npm start`. */
    readonly isHookLocal: boolean;
    readonly port: number;
  };
  /** Where the functions learn the currency of a visitor. */
  readonly currency: {
    /** The service and its key; both empty if there is none. */
    readonly geolocationUrl: string;
    readonly geolocationKey: string;
    /** The ISO code of everybody's currency without such a service. */
    readonly localIsoCode: string;
  };
  /** The port of the local inbox. It stores forms in any case, and stands in for Mailchimp if there is no account. */
  readonly inboxPort: number;
  readonly preview: {
    /** True for the commands that build and serve the preview: the content is then read with its drafts. */
    readonly isOn: boolean;
    /** The token of the Content Preview API, whose answers have drafts too. */
    readonly contentToken: string;
    /** Where the preview is served on this machine. */
    readonly port: number;
    /** The public site, without a slash at its end. */
    readonly liveSiteUrl: string;
  };
  readonly siteUrl: string;
  readonly analyticsId: string;
  readonly sitePort: number;
  readonly developPort: number;
  /** All variables of `.env`, for the programs that we start. */
  readonly fromFile: Readonly<Record<string, string>>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The id of the space that is served from `content/` on this machine. */
export const starterSpace = 'knurl-starter';
const starterToken = 'local-delivery-token';
const starterPreviewToken = 'local-preview-token';

const isLocalHost = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

const toPort = (name: string, text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainFailure(`${name} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
};

/** A real key ends with the name of its data centre. Without a key the local inbox stands in for Mailchimp. */
const toMailchimp = (read: Read, inboxPort: number): LocalSettings['mailchimp'] => {
  const apiKey = read('MAILCHIMP_API_KEY');
  const audienceId = read('MAILCHIMP_AUDIENCE_ID');
  if ((apiKey === undefined) !== (audienceId === undefined)) {
    const missing = apiKey === undefined ? 'MAILCHIMP_API_KEY' : 'MAILCHIMP_AUDIENCE_ID';
    throw new PlainFailure(`The mailing list is at Mailchimp, so ${missing} must be set too.`);
  }
  return {
    apiUrl:
      read('MAILCHIMP_API_URL') ??
      (apiKey === undefined
        ? `http://localhost:${inboxPort}${mailchimpPath}`
        : `https://${apiKey.split('-').at(-1)}.api.mailchimp.com/3.0`),
    apiKey: apiKey ?? `${standInSecret('mailchimp')}-us0`,
    audienceId: audienceId ?? 'knurl-readers',
  };
};

/** Without a mail service the local inbox takes the e-mails. */
const toSmtp = (read: Read, port: number): LocalSettings['smtp'] => {
  const localUrl = localSmtpUrl(port);
  const url = read('SMTP_URL') ?? localUrl;
  const from = read('MAIL_FROM');
  const isLocal = url === localUrl;
  if (!isLocal && from === undefined) {
    throw new PlainFailure('SMTP_URL names a mail service, so MAIL_FROM must be set too.');
  }
  return { url, from: from ?? site.email, isLocal, port };
};

const loginVariables = [
  'AUTH0_CLIENT_ID',
  'AUTH0_AUDIENCE',
  'AUTH0_MANAGEMENT_CLIENT_ID',
  'AUTH0_MANAGEMENT_CLIENT_SECRET',
] as const;

/** A real domain needs two applications and an API; a preview uses no accounts, so it needs one of the two. Without a domain the local login service is used. */
const toLogin = (read: Read, port: number, isPreview: boolean): LocalSettings['login'] => {
  const localDomain = `http://localhost:${port}`;
  const domain = read('AUTH0_DOMAIN') ?? localDomain;
  const isLocal = domain === localDomain;
  const needed = isPreview ? loginVariables.slice(0, 2) : loginVariables;
  const missing = needed.find((name) => read(name) === undefined);
  if (!isLocal && missing !== undefined) {
    throw new PlainFailure(`People log in at ${domain}, so ${missing} must be set too.`);
  }
  return {
    domain,
    clientId: read('AUTH0_CLIENT_ID') ?? standInClientId,
    audience: read('AUTH0_AUDIENCE') ?? 'https://knurl.example/api',
    management: {
      clientId: read('AUTH0_MANAGEMENT_CLIENT_ID') ?? standInManagementId,
      clientSecret: read('AUTH0_MANAGEMENT_CLIENT_SECRET') ?? standInSecret('management'),
    },
    isLocal,
    port,
  };
};

const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_CATALOGUE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** An account has all three secrets. Without them the local stand-in is used. */
const toStripe = (read: Read, port: number): LocalSettings['stripe'] => {
  const localUrl = `http://localhost:${port}`;
  const isAccount = stripeVariables.some((name) => read(name) !== undefined);
  const missing = stripeVariables.find((name) => read(name) === undefined);
  if (isAccount && missing !== undefined) {
    throw new PlainFailure(`Payments go through Stripe, so ${missing} must be set too.`);
  }
  const apiUrl = read('STRIPE_API_URL') ?? (isAccount ? 'https://api.stripe.com' : localUrl);
  return {
    apiUrl,
    secretKey: read('STRIPE_SECRET_KEY') ?? standInSecret('stripe'),
    catalogueKey: read('STRIPE_CATALOGUE_KEY') ?? standInSecret('stripe-catalogue'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET') ?? standInSecret('stripe-webhook'),
    isLocal: apiUrl === localUrl,
    port,
  };
};

const snipcartVariables = ['SNIPCART_PUBLIC_KEY', 'SNIPCART_SECRET_KEY'] as const;

/**
 * An account has both keys. Without them the local stand-in is used, unless carts are paid at Stripe itself: a shop that sells has a
 * cart service only if its settings say so.
 */
const toSnipcart = (
  read: Read,
  port: number,
  isStripeLocal: boolean,
): LocalSettings['snipcart'] => {
  const isAccount = snipcartVariables.some((name) => read(name) !== undefined);
  const missing = snipcartVariables.find((name) => read(name) === undefined);
  if (isAccount && missing !== undefined) {
    throw new PlainFailure(`The cart service is Snipcart, so ${missing} must be set too.`);
  }
  const isLocal = !isAccount && isStripeLocal;
  const local = { domain: `localhost:${port}`, protocol: 'http' };
  const real = { domain: 'cdn.snipcart.com', protocol: 'https' };
  const fallback = isLocal ? local : real;
  return {
    publicKey: read('SNIPCART_PUBLIC_KEY') ?? (isLocal ? standInSecret('snipcart-public') : ''),
    secretKey: read('SNIPCART_SECRET_KEY') ?? (isLocal ? standInSecret('snipcart') : ''),
    version: read('SNIPCART_VERSION') ?? '3.0.29',
    domain: read('SNIPCART_DOMAIN') ?? fallback.domain,
    protocol: read('SNIPCART_PROTOCOL') ?? fallback.protocol,
    apiUrl:
      read('SNIPCART_API_URL') ??
      (isLocal ? `http://localhost:${port}/api` : 'https://app.snipcart.com/api'),
    isLocal,
    port,
  };
};

/** The variables of an `.env` file without the blank ones, which count as unset. */
const parseEnvFile = (text: string): Record<string, string> => {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseEnv(text))) {
    if (value !== undefined && value.trim() !== '') variables[name] = value.trim();
  }
  return variables;
};

/** A production build knows no stand-ins: there a blank setting means that publishing builds nothing. */
const toPublishing = (read: Read, port: number): LocalSettings['publishing'] => {
  const isProduction = read('CONTEXT') === 'production';
  const localUrl = `http://localhost:${port}${buildHookPath}`;
  const localSecret = standInSecret('contentful-webhook').padEnd(64, 'x');
  const buildHookUrl = read('BUILD_HOOK_URL') ?? (isProduction ? '' : localUrl);
  return {
    webhookSecret: read('CONTENTFUL_WEBHOOK_SECRET') ?? (isProduction ? '' : localSecret),
    buildHookUrl,
    editorMail: read('EDITOR_MAIL') ?? '',
    isHookLocal: buildHookUrl === localUrl,
    port,
  };
};

type Read = (name: string) => string | undefined;

const readerOf =
  (environment: Environment, fromFile: Readonly<Record<string, string>>): Read =>
  (name) =>
    environment[name]?.trim() || fromFile[name];

const toDatabase = (read: Read): LocalSettings['database'] => {
  const port = toPort('DATABASE_PORT', read('DATABASE_PORT') ?? '8890');
  const localUrl = `postgres://knurl@127.0.0.1:${port}/postgres`;
  const url = read('DATABASE_URL') ?? localUrl;
  return { url, isLocal: url === localUrl, port };
};

/** A space has an id and a token. Without them it is the starter space on this machine. */
const toContent = (read: Read): LocalSettings['content'] => {
  const port = toPort('CONTENT_PORT', read('CONTENT_PORT') ?? '8889');
  const localHost = `localhost:${port}`;
  const isPreview = read('PREVIEW') === 'on';
  const spaceId = read('CONTENTFUL_SPACE_ID') ?? starterSpace;
  const isStarter = spaceId === starterSpace;
  const namedHost = read('CONTENTFUL_HOST') ?? (isStarter ? localHost : 'cdn.contentful.com');
  const host = isPreview ? namedHost.replace(/^cdn\./, 'preview.') : namedHost;
  const tokenName = isPreview ? 'CONTENTFUL_PREVIEW_TOKEN' : 'CONTENTFUL_ACCESS_TOKEN';
  const accessToken = read(tokenName);
  if (!isLocalHost(host) && (isStarter || accessToken === undefined)) {
    const missing = isStarter ? 'CONTENTFUL_SPACE_ID' : tokenName;
    throw new PlainFailure(
      `The content comes from ${host}, so ${missing} must be set too (see .env.example).`,
    );
  }
  return {
    spaceId,
    accessToken: accessToken ?? (isPreview ? starterPreviewToken : starterToken),
    host,
    environment: read('CONTENTFUL_ENVIRONMENT') ?? 'master',
    isLocal: host === localHost,
    port,
  };
};

/** Reads settings from the environment, then from the text of an `.env` file, then from the defaults. A blank value counts as unset. */
export const toSettings = (environment: Environment, envFile = ''): LocalSettings => {
  const fromFile = parseEnvFile(envFile);
  const read = readerOf(environment, fromFile);

  const sitePort = toPort('SITE_PORT', read('SITE_PORT') ?? '8888');
  const inboxPort = toPort('INBOX_PORT', read('INBOX_PORT') ?? '8891');
  const loginPort = toPort('LOGIN_PORT', read('LOGIN_PORT') ?? '8892');
  const stripePort = toPort('STRIPE_PORT', read('STRIPE_PORT') ?? '8893');
  const smtpPort = toPort('SMTP_PORT', read('SMTP_PORT') ?? '8894');
  const snipcartPort = toPort('SNIPCART_PORT', read('SNIPCART_PORT') ?? '8895');
  const previewPort = toPort('PREVIEW_PORT', read('PREVIEW_PORT') ?? '8896');
  const developPort = toPort('DEVELOP_PORT', read('DEVELOP_PORT') ?? '8000');
  const isPreview = read('PREVIEW') === 'on';
  const publicSite = `http://localhost:${sitePort}`;

  // At the host, URL is the site's address even while a deploy preview is built, which has an address of its own.
  const hostedUrl =
    (isDeployPreview(environment) ? read('DEPLOY_PRIME_URL') : undefined) ?? read('URL');

  const stripe = toStripe(read, stripePort);

  return {
    database: toDatabase(read),
    signingSecret: read('SIGNING_SECRET') ?? standInSecret('signing'),
    mailchimp: toMailchimp(read, inboxPort),
    smtp: toSmtp(read, smtpPort),
    contactInbox: read('MAIL_TO') ?? site.email,
    inboxPort,
    login: toLogin(read, loginPort, isPreview),
    stripe,
    snipcart: toSnipcart(read, snipcartPort, stripe.isLocal),
    publishing: toPublishing(read, toPort('BUILD_HOOK_PORT', read('BUILD_HOOK_PORT') ?? '8897')),
    shopCheckout: read('SHOP_CHECKOUT') ?? 'stripe',
    currency: {
      geolocationUrl: read('GEOLOCATION_URL') ?? '',
      geolocationKey: read('GEOLOCATION_KEY') ?? '',
      localIsoCode: read('LOCAL_CURRENCY') ?? 'GBP',
    },
    content: toContent(read),
    preview: {
      isOn: isPreview,
      contentToken: read('CONTENTFUL_PREVIEW_TOKEN') ?? starterPreviewToken,
      port: previewPort,
      liveSiteUrl: (read('LIVE_SITE_URL') ?? publicSite).replace(/\/+$/, ''),
    },
    // The SITE_URL of `.env` is the public site's, which a preview on this machine isn't.
    siteUrl: isPreview
      ? environment['SITE_URL']?.trim() || environment['URL'] || `http://localhost:${previewPort}`
      : (read('SITE_URL') ?? hostedUrl ?? publicSite),
    analyticsId: read('GOOGLE_ANALYTICS_ID') ?? '',
    sitePort,
    developPort,
    fromFile,
  };
};

/** Reads the settings from the environment, then from `.env` at the top of the project, then from the defaults. */
export const readSettings = (
  projectFolder: string,
  environment: Environment = process.env,
): LocalSettings => {
  return toSettings(environment, readEnvFile(projectFolder));
};

/**
 * The settings of the database alone, and of the content alone, for commands that need nothing else: on the way to a real site the accounts
 * that come later are set only in part.
 */
export const readDatabaseSettings = (
  projectFolder: string,
  environment: Environment = process.env,
): LocalSettings['database'] =>
  toDatabase(readerOf(environment, parseEnvFile(readEnvFile(projectFolder))));

export const readContentSettings = (
  projectFolder: string,
  environment: Environment = process.env,
): LocalSettings['content'] =>
  toContent(readerOf(environment, parseEnvFile(readEnvFile(projectFolder))));

const readEnvFile = (projectFolder: string): string => {
  const file = path.join(projectFolder, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * The variables of the environment and of `.env`, without defaults and unchecked, for commands that put settings right. The environment
 * takes precedence, and a blank value counts as unset.
 */
export const readVariables = (
  projectFolder: string,
  environment: Environment = process.env,
): Readonly<Record<string, string>> => {
  const variables = parseEnvFile(readEnvFile(projectFolder));
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== '') variables[name] = value.trim();
  }
  return variables;
};
