import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fixedStandInSecretFor } from '../src/config/shared/stand-in.ts';
import { isDeployPreview } from './deploy-preview-guard.ts';
import type { LocalSettings, ReadVariable } from './settings/local-settings.ts';
import {
  localMailbox,
  parsePort,
  starterPreviewToken,
  toContentSettings,
  toDatabaseSettings,
  toLoginSettings,
  toMailchimpSettings,
  toPublishingSettings,
  toSmtpSettings,
  toSnipcartSettings,
  toStripeSettings,
} from './settings/services.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of an `.env` file, without blank ones, which count as unset. */
const parseEnvFile = (text: string): Record<string, string> => {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseEnv(text))) {
    if (value !== undefined && value.trim() !== '') variables[name] = value.trim();
  }
  return variables;
};

const readerOf =
  (environment: Environment, fromFile: Readonly<Record<string, string>>): ReadVariable =>
  (name) =>
    environment[name]?.trim() || fromFile[name];

/**
 * Reads settings from the environment, then from the text of an `.env` file, then from the
 * defaults. A blank value counts as unset.
 */
export const settingsFrom = (environment: Environment, envFile = ''): LocalSettings => {
  const fromFile = parseEnvFile(envFile);
  const read = readerOf(environment, fromFile);

  const sitePort = parsePort('SITE_PORT', read('SITE_PORT') ?? '8888');
  const inboxPort = parsePort('INBOX_PORT', read('INBOX_PORT') ?? '8891');
  const loginPort = parsePort('LOGIN_PORT', read('LOGIN_PORT') ?? '8892');
  const stripePort = parsePort('STRIPE_PORT', read('STRIPE_PORT') ?? '8893');
  const smtpPort = parsePort('SMTP_PORT', read('SMTP_PORT') ?? '8894');
  const snipcartPort = parsePort('SNIPCART_PORT', read('SNIPCART_PORT') ?? '8895');
  const previewPort = parsePort('PREVIEW_PORT', read('PREVIEW_PORT') ?? '8896');
  const developPort = parsePort('DEVELOP_PORT', read('DEVELOP_PORT') ?? '8000');
  const isPreview = read('PREVIEW') === 'on';
  const publicSite = `http://localhost:${sitePort}`;

  // At the host, URL is the site's address even for a deploy preview, which has its own address.
  const hostedUrl =
    (isDeployPreview(environment) ? read('DEPLOY_PRIME_URL') : undefined) ?? read('URL');

  const stripe = toStripeSettings(read, stripePort);

  return {
    database: toDatabaseSettings(read),
    signingSecret: read('SIGNING_SECRET') ?? fixedStandInSecretFor('signing'),
    formWebhookSecret: read('FORM_WEBHOOK_SECRET') ?? fixedStandInSecretFor('forms'),
    mailchimp: toMailchimpSettings(read, inboxPort),
    smtp: toSmtpSettings(read, smtpPort),
    contactInbox: read('MAIL_TO') ?? localMailbox,
    inboxPort,
    login: toLoginSettings(read, loginPort, isPreview),
    stripe,
    snipcart: toSnipcartSettings(read, snipcartPort, stripe.isLocal),
    publishing: toPublishingSettings(
      read,
      parsePort('BUILD_HOOK_PORT', read('BUILD_HOOK_PORT') ?? '8897'),
    ),
    renewalPriceFrom: read('RENEWAL_PRICE_FROM') ?? '',
    shopCheckout: read('SHOP_CHECKOUT') ?? 'stripe',
    currency: {
      geolocationUrl: read('GEOLOCATION_URL') ?? '',
      geolocationKey: read('GEOLOCATION_KEY') ?? '',
      // Only this machine has one: a production build refuses it.
      localIsoCode: read('LOCAL_CURRENCY') ?? (read('CONTEXT') === 'production' ? '' : 'GBP'),
    },
    content: toContentSettings(read),
    preview: {
      isOn: isPreview,
      contentToken: read('CONTENTFUL_PREVIEW_TOKEN') ?? starterPreviewToken,
      port: previewPort,
      liveSiteUrl: (read('LIVE_SITE_URL') ?? publicSite).replace(/\/+$/, ''),
    },
    // SITE_URL in `.env` is the public site's address, not the local preview's.
    siteUrl: isPreview
      ? environment['SITE_URL']?.trim() || environment['URL'] || `http://localhost:${previewPort}`
      : (read('SITE_URL') ?? hostedUrl ?? publicSite),
    analyticsId: read('GOOGLE_ANALYTICS_ID') ?? '',
    offline: read('OFFLINE') ?? '',
    restNotifications: read('REST_NOTIFICATIONS') ?? '',
    sitePort,
    developPort,
    fromFile,
  };
};

/**
 * Reads the settings from the environment, then from `.env` at the top of the project, then from
 * the defaults.
 */
export const readSettings = (
  projectFolder: string,
  environment: Environment = process.env,
): LocalSettings => {
  return settingsFrom(environment, readEnvFile(projectFolder));
};

/**
 * Reads only the settings of the database; `readContentSettings` reads only those of the content.
 * For commands that need nothing else: while a real site is being set up, the settings of other
 * accounts may be incomplete.
 */
export const readDatabaseSettings = (
  projectFolder: string,
  environment: Environment = process.env,
): LocalSettings['database'] =>
  toDatabaseSettings(readerOf(environment, parseEnvFile(readEnvFile(projectFolder))));

export const readContentSettings = (
  projectFolder: string,
  environment: Environment = process.env,
): LocalSettings['content'] =>
  toContentSettings(readerOf(environment, parseEnvFile(readEnvFile(projectFolder))));

const readEnvFile = (projectFolder: string): string => {
  const file = path.join(projectFolder, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * The variables of the environment and of `.env`, without defaults or checks, for commands that fix
 * settings. The environment takes precedence, and a blank value counts as unset.
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
