import {
  fixedStandInSecretFor,
  standInClientId,
  standInManagementClientId,
} from '../../src/config/shared/stand-in.ts';
import { buildHookPath } from '../build-hook/address.ts';
import { directAddress } from '../database/addresses.ts';
import { mailchimpPath } from '../inbox/api-paths.ts';
import { localSmtpUrl } from '../inbox/smtp-account.ts';
import { PlainFailure } from '../plain-failure.ts';
import type { LocalSettings, ReadVariable } from './local-settings.ts';

/** The id of the space that the local service serves from `content/`. */
export const starterSpaceId = 'knurl-starter';
const starterToken = 'local-delivery-token';
/** Gives access to the drafts of the starter space. */
export const starterPreviewToken = 'local-preview-token';

/** Our own address on this machine: who e-mails come from, and where messages go. */
export const localMailbox = 'hello@knurl.example';

const isLocalHost = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** Parses a port. Throws PlainFailure if it is invalid. */
export const parsePort = (name: string, text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainFailure(`${name} must be a port between 1 and 65535, not "${text}".`);
  }
  return port;
};

/**
 * The mailing list. A real key ends with the name of its data centre. Without a key, the local
 * inbox stands in for Mailchimp. Throws PlainFailure for incomplete credentials, as all functions
 * here do.
 */
export const toMailchimpSettings = (
  read: ReadVariable,
  inboxPort: number,
): LocalSettings['mailchimp'] => {
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
    apiKey: apiKey ?? `${fixedStandInSecretFor('mailchimp')}-us0`,
    audienceId: audienceId ?? 'knurl-readers',
  };
};

/** The mail service. By default, e-mails go to the local inbox. */
export const toSmtpSettings = (read: ReadVariable, port: number): LocalSettings['smtp'] => {
  const localUrl = localSmtpUrl(port);
  const url = read('SMTP_URL') ?? localUrl;
  const from = read('MAIL_FROM');
  const isLocal = url === localUrl;
  if (!isLocal && from === undefined) {
    throw new PlainFailure('SMTP_URL names a mail service, so MAIL_FROM must be set too.');
  }
  return { url, from: from ?? localMailbox, isLocal, port };
};

const loginVariables = [
  'AUTH0_CLIENT_ID',
  'AUTH0_AUDIENCE',
  'AUTH0_MANAGEMENT_CLIENT_ID',
  'AUTH0_MANAGEMENT_CLIENT_SECRET',
] as const;

/**
 * The login service. A real domain needs two applications and an API; the preview uses no accounts,
 * so it needs only one of the two. Without a domain the local login service is used.
 */
export const toLoginSettings = (
  read: ReadVariable,
  port: number,
  isPreview: boolean,
): LocalSettings['login'] => {
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
      clientId: read('AUTH0_MANAGEMENT_CLIENT_ID') ?? standInManagementClientId,
      clientSecret: read('AUTH0_MANAGEMENT_CLIENT_SECRET') ?? fixedStandInSecretFor('management'),
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

/**
 * The payment service. A real account needs all three secrets. Without them the local stand-in is
 * used.
 */
export const toStripeSettings = (read: ReadVariable, port: number): LocalSettings['stripe'] => {
  const localUrl = `http://localhost:${port}`;
  const isAccount = stripeVariables.some((name) => read(name) !== undefined);
  const missing = stripeVariables.find((name) => read(name) === undefined);
  if (isAccount && missing !== undefined) {
    throw new PlainFailure(`Payments go through Stripe, so ${missing} must be set too.`);
  }
  const apiUrl = read('STRIPE_API_URL') ?? (isAccount ? 'https://api.stripe.com' : localUrl);
  return {
    apiUrl,
    secretKey: read('STRIPE_SECRET_KEY') ?? fixedStandInSecretFor('stripe'),
    catalogueKey: read('STRIPE_CATALOGUE_KEY') ?? fixedStandInSecretFor('stripe-catalogue'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET') ?? fixedStandInSecretFor('stripe-webhook'),
    isLocal: apiUrl === localUrl,
    port,
  };
};

const snipcartVariables = ['SNIPCART_PUBLIC_KEY', 'SNIPCART_SECRET_KEY'] as const;

/**
 * The cart service. A real account needs both keys. Without them the local stand-in is used, unless
 * payments go to a real Stripe account: a live shop has a cart service only if its settings say so.
 */
export const toSnipcartSettings = (
  read: ReadVariable,
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
    publicKey:
      read('SNIPCART_PUBLIC_KEY') ?? (isLocal ? fixedStandInSecretFor('snipcart-public') : ''),
    secretKey: read('SNIPCART_SECRET_KEY') ?? (isLocal ? fixedStandInSecretFor('snipcart') : ''),
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

/**
 * The build hook for an editor's changes. In a production build there are no stand-ins: a blank
 * setting means that publishing triggers no build.
 */
export const toPublishingSettings = (
  read: ReadVariable,
  port: number,
): LocalSettings['publishing'] => {
  const isProduction = read('CONTEXT') === 'production';
  const localUrl = `http://localhost:${port}${buildHookPath}`;
  const localSecret = fixedStandInSecretFor('contentful-webhook').padEnd(64, 'x');
  const buildHookUrl = read('BUILD_HOOK_URL') ?? (isProduction ? '' : localUrl);
  return {
    webhookSecret: read('CONTENTFUL_WEBHOOK_SECRET') ?? (isProduction ? '' : localSecret),
    buildHookUrl,
    editorMail: read('EDITOR_MAIL') ?? '',
    // A build on this machine costs nothing.
    publishEvery: read('PUBLISH_EVERY') ?? (buildHookUrl === localUrl ? '0' : ''),
    isHookLocal: buildHookUrl === localUrl,
    port,
  };
};

/** The database: the local one unless DATABASE_URL names another. */
export const toDatabaseSettings = (read: ReadVariable): LocalSettings['database'] => {
  const port = parsePort('DATABASE_PORT', read('DATABASE_PORT') ?? '8890');
  const localUrl = `postgres://knurl@127.0.0.1:${port}/postgres`;
  const url = read('DATABASE_URL') ?? localUrl;
  const isLocal = url === localUrl;
  return { url, directUrl: (isLocal ? undefined : directAddress(read)) ?? url, isLocal, port };
};

const contentSources = ['files', 'contentful'];

/**
 * Where the content comes from: the files of `content/`, through the local service, or a space at
 * Contentful, which needs an id and a token. CONTENT says which. Without it, it is the space that
 * the settings name; on this machine, the files if they name none.
 */
export const toContentSettings = (read: ReadVariable): LocalSettings['content'] => {
  const source = read('CONTENT');
  if (source !== undefined && !contentSources.includes(source)) {
    throw new PlainFailure(`CONTENT must be ${contentSources.join(' or ')}, not "${source}".`);
  }
  const port = parsePort('CONTENT_PORT', read('CONTENT_PORT') ?? '8889');
  const localHost = `localhost:${port}`;
  const isPreview = read('PREVIEW') === 'on';
  if (source === 'files') {
    return {
      spaceId: starterSpaceId,
      accessToken: isPreview ? starterPreviewToken : starterToken,
      host: localHost,
      environment: 'master',
      isLocal: true,
      isFiles: true,
      port,
    };
  }
  const spaceId = read('CONTENTFUL_SPACE_ID') ?? starterSpaceId;
  const isStarter = spaceId === starterSpaceId;
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
    // A site that is live says so: by mistake, nobody's content would be the starter space.
    isFiles: source === undefined && host === localHost && read('CONTEXT') !== 'production',
    port,
  };
};
