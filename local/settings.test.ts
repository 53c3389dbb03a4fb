import { describe, expect, it } from 'vitest';
import {
  fixedStandInSecretFor,
  standInClientId,
  standInManagementClientId,
} from '../src/config/shared/stand-in.ts';
import { settingsFrom } from './settings.ts';
import { toEnvironment } from './site-environment.ts';
import { sitePorts } from './site-ports.ts';

describe('settingsFrom', () => {
  it('has no build hook in production unless one is set', () => {
    expect(settingsFrom({ CONTEXT: 'production' }).publishing).toMatchObject({
      webhookSecret: '',
      buildHookUrl: '',
      isHookLocal: false,
    });
  });

  it('takes content from files where CONTENT says so, in production too, beside a space that is being filled', () => {
    const space = { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_HOST: 'cdn.contentful.com' };
    const files = { ...space, CONTENT: 'files', CONTEXT: 'production' };
    expect(settingsFrom(files).content).toMatchObject({ isFiles: true, host: 'localhost:8889' });
    expect(toEnvironment(settingsFrom(files))['CONTENT']).toBe('files');
    expect(settingsFrom({ ...files, PREVIEW: 'on' }).content.isLocal).toBe(true);
    const hosted = { ...space, CONTENT: 'contentful', CONTENTFUL_ACCESS_TOKEN: 'token' };
    expect(settingsFrom(hosted).content).toMatchObject({ isFiles: false, isLocal: false });
    expect(() => settingsFrom({ CONTENT: 'file' })).toThrow(
      'CONTENT must be files or contentful, not "file".',
    );
  });

  it('in production nobody’s content is the starter space by mistake', () => {
    const forgotten = settingsFrom({ CONTEXT: 'production' });
    expect(forgotten.content).toMatchObject({ isFiles: false, isLocal: true });
    expect(toEnvironment(forgotten)['CONTENT']).toBe('contentful');
  });

  it('defaults to the starter space on this machine', () => {
    const settings = settingsFrom({});
    expect(settings.content).toMatchObject({ isLocal: true, port: 8889, host: 'localhost:8889' });
    expect(toEnvironment(settings)).toEqual({
      CONTENT: 'files',
      CONTENTFUL_SPACE_ID: 'knurl-starter',
      CONTENTFUL_ACCESS_TOKEN: 'local-delivery-token',
      CONTENTFUL_HOST: 'localhost:8889',
      CONTENTFUL_ENVIRONMENT: 'master',
      SITE_URL: 'http://localhost:8888',
      GOOGLE_ANALYTICS_ID: '',
      OFFLINE: '',
      REST_NOTIFICATIONS: '',
      DATABASE_URL: 'postgres://knurl@127.0.0.1:8890/postgres',
      SIGNING_SECRET: fixedStandInSecretFor('signing'),
      FORM_WEBHOOK_SECRET: fixedStandInSecretFor('forms'),
      MAILCHIMP_API_URL: 'http://localhost:8891/mailchimp/3.0',
      MAILCHIMP_API_KEY: `${fixedStandInSecretFor('mailchimp')}-us0`,
      MAILCHIMP_AUDIENCE_ID: 'knurl-readers',
      SMTP_URL: `smtp://knurl:${fixedStandInSecretFor('smtp')}@127.0.0.1:8894`,
      MAIL_FROM: 'hello@knurl.example',
      MAIL_TO: 'hello@knurl.example',
      AUTH0_DOMAIN: 'http://localhost:8892',
      AUTH0_CLIENT_ID: standInClientId,
      AUTH0_AUDIENCE: 'https://knurl.example/api',
      AUTH0_MANAGEMENT_CLIENT_ID: standInManagementClientId,
      AUTH0_MANAGEMENT_CLIENT_SECRET: fixedStandInSecretFor('management'),
      STRIPE_API_URL: 'http://localhost:8893',
      STRIPE_SECRET_KEY: fixedStandInSecretFor('stripe'),
      STRIPE_CATALOGUE_KEY: fixedStandInSecretFor('stripe-catalogue'),
      STRIPE_WEBHOOK_SECRET: fixedStandInSecretFor('stripe-webhook'),
      SNIPCART_PUBLIC_KEY: fixedStandInSecretFor('snipcart-public'),
      SNIPCART_SECRET_KEY: fixedStandInSecretFor('snipcart'),
      SNIPCART_VERSION: '3.0.29',
      SNIPCART_DOMAIN: 'localhost:8895',
      SNIPCART_PROTOCOL: 'http',
      SNIPCART_API_URL: 'http://localhost:8895/api',
      RENEWAL_PRICE_FROM: '',
      SHOP_CHECKOUT: 'stripe',
      CONTENTFUL_WEBHOOK_SECRET: fixedStandInSecretFor('contentful-webhook').padEnd(64, 'x'),
      BUILD_HOOK_URL: 'http://localhost:8897/build_hooks/knurl',
      EDITOR_MAIL: '',
      PUBLISH_EVERY: '0',
      GEOLOCATION_URL: '',
      GEOLOCATION_KEY: '',
      LOCAL_CURRENCY: 'GBP',
    });
  });

  it('prefers the environment to .env, and .env to the starter values', () => {
    const file = 'SITE_PORT=7001\nCONTENT_PORT=7002\nDEVELOP_PORT="7003"\n# SITE_URL=x\n';
    const settings = settingsFrom({ SITE_PORT: '9001' }, file);
    expect(settings).toMatchObject({
      sitePort: 9001,
      developPort: 7003,
      siteUrl: 'http://localhost:9001',
      content: { port: 7002, host: 'localhost:7002', isLocal: true },
    });
  });

  it('treats a blank value as unset, in the file and in the environment', () => {
    const settings = settingsFrom({ SITE_URL: '  ' }, 'CONTENTFUL_HOST=\nSITE_URL=\n');
    expect(settings.content.host).toBe('localhost:8889');
    expect(settings.siteUrl).toBe('http://localhost:8888');
    expect(settings.fromFile).toEqual({});
  });

  it('reads a real space from the real service and starts no local one', () => {
    const { content } = settingsFrom({}, 'CONTENTFUL_SPACE_ID=abc\nCONTENTFUL_ACCESS_TOKEN=secret');
    expect(content).toMatchObject({ host: 'cdn.contentful.com', isLocal: false, spaceId: 'abc' });
  });

  it('uses a real database and starts no local one', () => {
    const settings = settingsFrom({ DATABASE_URL: 'postgres://user@db.example/knurl' });
    expect(settings.database).toMatchObject({ isLocal: false });
    expect(sitePorts(settings).map(({ variable }) => variable)).toEqual([
      'SITE_PORT',
      'CONTENT_PORT',
      'INBOX_PORT',
      'LOGIN_PORT',
      'STRIPE_PORT',
      'SMTP_PORT',
      'SNIPCART_PORT',
      'BUILD_HOOK_PORT',
    ]);
    expect(sitePorts(settingsFrom({})).map(({ variable }) => variable)).toEqual([
      'SITE_PORT',
      'CONTENT_PORT',
      'DATABASE_PORT',
      'INBOX_PORT',
      'LOGIN_PORT',
      'STRIPE_PORT',
      'SMTP_PORT',
      'SNIPCART_PORT',
      'BUILD_HOOK_PORT',
    ]);
  });

  it('uses the Mailchimp data centre named in the key, and requires complete credentials', () => {
    const account = { MAILCHIMP_API_KEY: 'abc-us21', MAILCHIMP_AUDIENCE_ID: 'readers' };
    expect(settingsFrom(account).mailchimp).toEqual({
      apiUrl: 'https://us21.api.mailchimp.com/3.0',
      apiKey: 'abc-us21',
      audienceId: 'readers',
    });
    expect(() => settingsFrom({ MAILCHIMP_API_KEY: 'abc-us21' })).toThrow(
      'The mailing list is at Mailchimp, so MAILCHIMP_AUDIENCE_ID must be set too.',
    );
  });

  it('uses Auth0 instead of the local login service, and requires complete credentials', () => {
    const application = {
      AUTH0_CLIENT_ID: 'a1b2c3',
      AUTH0_AUDIENCE: 'https://knurl.example/api',
      AUTH0_MANAGEMENT_CLIENT_ID: 'm2m',
      AUTH0_MANAGEMENT_CLIENT_SECRET: 'secret',
    };
    const settings = settingsFrom({ AUTH0_DOMAIN: 'knurl.eu.auth0.com', ...application });
    expect(settings.login).toMatchObject({ domain: 'knurl.eu.auth0.com', isLocal: false });
    expect(sitePorts(settings).map(({ variable }) => variable)).not.toContain('LOGIN_PORT');
    expect(() => settingsFrom({ AUTH0_DOMAIN: 'knurl.eu.auth0.com' })).toThrow(
      'People log in at knurl.eu.auth0.com, so AUTH0_CLIENT_ID must be set too.',
    );
    expect(settingsFrom({ LOGIN_PORT: '7004' }).login).toMatchObject({
      domain: 'http://localhost:7004',
      isLocal: true,
    });
  });

  it('uses Stripe instead of its stand-in, and requires all three secrets', () => {
    const account = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_CATALOGUE_KEY: 'rk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const settings = settingsFrom(account);
    expect(settings.stripe).toMatchObject({ apiUrl: 'https://api.stripe.com', isLocal: false });
    expect(sitePorts(settings).map(({ variable }) => variable)).not.toContain('STRIPE_PORT');
    expect(() => settingsFrom({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'Payments go through Stripe, so STRIPE_CATALOGUE_KEY must be set too.',
    );
    expect(settingsFrom({ STRIPE_PORT: '7005' }).stripe).toMatchObject({
      apiUrl: 'http://localhost:7005',
      isLocal: true,
    });
  });

  it('uses Snipcart instead of its stand-in, and requires both keys', () => {
    const account = { SNIPCART_PUBLIC_KEY: 'public', SNIPCART_SECRET_KEY: 'secret' };
    const settings = settingsFrom(account);
    expect(settings.snipcart).toMatchObject({
      domain: 'cdn.snipcart.com',
      protocol: 'https',
      apiUrl: 'https://app.snipcart.com/api',
      isLocal: false,
    });
    expect(sitePorts(settings).map(({ variable }) => variable)).not.toContain('SNIPCART_PORT');
    expect(() => settingsFrom({ SNIPCART_PUBLIC_KEY: 'public' })).toThrow(
      'The cart service is Snipcart, so SNIPCART_SECRET_KEY must be set too.',
    );
    expect(settingsFrom({ SNIPCART_PORT: '7007' }).snipcart).toMatchObject({
      domain: 'localhost:7007',
      apiUrl: 'http://localhost:7007/api',
      isLocal: true,
    });
  });

  it('has no cart service if payments go to a real account and no keys are set', () => {
    const { snipcart } = settingsFrom({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_CATALOGUE_KEY: 'rk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    expect(snipcart).toMatchObject({ publicKey: '', secretKey: '', isLocal: false });
  });

  it('uses the mail service of SMTP_URL instead of the local inbox, and requires the sender', () => {
    const service = { SMTP_URL: 'smtps://user:secret@smtp.example.com', MAIL_FROM: 'us@a.example' };
    const settings = settingsFrom(service);
    expect(settings.smtp).toMatchObject({ from: 'us@a.example', isLocal: false });
    expect(sitePorts(settings).map(({ variable }) => variable)).not.toContain('SMTP_PORT');
    expect(() => settingsFrom({ SMTP_URL: service.SMTP_URL })).toThrow(
      'SMTP_URL names a mail service, so MAIL_FROM must be set too.',
    );
    expect(settingsFrom({ SMTP_PORT: '7006' }).smtp).toMatchObject({
      url: `smtp://knurl:${fixedStandInSecretFor('smtp')}@127.0.0.1:7006`,
      isLocal: true,
    });
  });

  it('passes on unknown variables of .env', () => {
    expect(settingsFrom({}, 'STRIPE_KEY=sk\n').fromFile).toEqual({ STRIPE_KEY: 'sk' });
  });

  it('rejects incomplete credentials and invalid ports, in one sentence', () => {
    expect(() => settingsFrom({ CONTENTFUL_SPACE_ID: 'abc' })).toThrow(
      'The content comes from cdn.contentful.com, so CONTENTFUL_ACCESS_TOKEN must be set too',
    );
    expect(() => settingsFrom({ CONTENTFUL_HOST: 'cdn.contentful.com' })).toThrow(
      'CONTENTFUL_SPACE_ID must be set too',
    );
    expect(() => settingsFrom({ SITE_PORT: '80a' })).toThrow(
      'SITE_PORT must be a port between 1 and 65535, not "80a".',
    );
  });

  it('reads drafts from the preview host for the commands of the preview', () => {
    const settings = settingsFrom(
      { PREVIEW: 'on', CONTENTFUL_SPACE_ID: 'abc' },
      'SITE_URL=https://knurl.example\nCONTENTFUL_PREVIEW_TOKEN=drafts\n',
    );
    expect(settings).toMatchObject({
      content: { host: 'preview.contentful.com', accessToken: 'drafts' },
      siteUrl: 'http://localhost:8896',
    });
    expect(toEnvironment(settings)).toMatchObject({
      PREVIEW: 'on',
      CONTENTFUL_PREVIEW_TOKEN: 'drafts',
    });
    expect(() => settingsFrom({ PREVIEW: 'on', CONTENTFUL_SPACE_ID: 'abc' })).toThrow(
      'CONTENTFUL_PREVIEW_TOKEN must be set too',
    );
  });
});
