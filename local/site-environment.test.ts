import { expect, it } from 'vitest';
import { parseBuildSettings } from '../src/config/build/build-settings.ts';
import { parsePreviewFunctionSettings } from '../src/config/server/preview-function-settings.ts';
import { parseServerSettings } from '../src/config/server/server-settings.ts';
import { settingsFrom } from './settings.ts';
import { toEnvironment } from './site-environment.ts';

/** What `npm run setup -- netlify` gives the host for both sites. */
const shared = {
  CONTEXT: 'production',
  SITE_URL: 'https://www.knurl-lifting.com',
  AUTH0_DOMAIN: 'knurl.eu.auth0.com',
  AUTH0_CLIENT_ID: 'client-of-the-site',
  AUTH0_AUDIENCE: 'https://www.knurl-lifting.com/api',
};
const publicSite = {
  ...shared,
  DATABASE_URL: 'postgres://knurl:secret@db.example.com/knurl',
  SIGNING_SECRET: '0123456789abcdef0123456789abcdef',
  FORM_WEBHOOK_SECRET: 'fedcba9876543210fedcba9876543210',
  MAILCHIMP_API_KEY: '0123456789abcdef-us21',
  MAILCHIMP_AUDIENCE_ID: 'readers',
  SMTP_URL: 'smtps://knurl:secret@smtp.example.com:465',
  MAIL_FROM: 'site@knurl-lifting.com',
  MAIL_TO: 'hello@knurl-lifting.com',
  AUTH0_MANAGEMENT_CLIENT_ID: 'client-of-the-functions',
  AUTH0_MANAGEMENT_CLIENT_SECRET: 'secret-of-the-functions',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_CATALOGUE_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const files = { CONTENT: 'files' };
const contentful = {
  CONTENT: 'contentful',
  CONTENTFUL_SPACE_ID: 'abc',
  CONTENTFUL_ACCESS_TOKEN: 'delivery',
  CONTENTFUL_PREVIEW_TOKEN: 'preview',
};

/** The environment in which `npm run build` starts Gatsby at the host. */
const environmentOf = (given: Readonly<Record<string, string>>) => ({
  ...given,
  ...toEnvironment(settingsFrom(given)),
});

it.each([
  ['files', files],
  ['a space at Contentful', contentful],
])('a production build of %s gets nothing of this machine', (_, source) => {
  const environment = environmentOf({ ...publicSite, ...source });
  expect(parseBuildSettings(environment).mayHaveSamples).toBe(false);
  expect(parseServerSettings(environment).currency.localIsoCode).toBeUndefined();
});

it.each([
  ['files', files],
  ['a space at Contentful', contentful],
])('a production build of the preview of %s gets nothing of this machine', (_, source) => {
  const environment = environmentOf({
    ...shared,
    ...source,
    PREVIEW: 'on',
    LIVE_SITE_URL: 'https://www.knurl-lifting.com',
  });
  expect(parseBuildSettings(environment).isPreview).toBe(true);
  expect(parsePreviewFunctionSettings(environment).liveSiteUrl).toBe(
    'https://www.knurl-lifting.com',
  );
});
