import { describe, expect, it } from 'vitest';
import { parseServerSettings, requireServerSettingsInProduction } from './server-settings.ts';
import { fixedStandInSecretFor } from '../shared/stand-in.ts';
import { createVapidKeys } from '../shared/vapid-keys.ts';

const real = {
  DATABASE_URL: 'postgres://knurl:secret@db.example.com/knurl',
  SIGNING_SECRET: '0123456789abcdef0123456789abcdef',
  FORM_WEBHOOK_SECRET: 'fedcba9876543210fedcba9876543210',
  MAILCHIMP_API_KEY: '0123456789abcdef-us21',
  MAILCHIMP_AUDIENCE_ID: 'a1b2c3',
  SMTP_URL: 'smtps://site%40knurl.example:secret@smtp.example.com:465',
  MAIL_FROM: 'site@knurl.example',
  MAIL_TO: 'hello@knurl.example',
  AUTH0_DOMAIN: 'knurl.eu.auth0.com',
  AUTH0_AUDIENCE: 'https://knurl.example/api',
  AUTH0_CLIENT_ID: 'knurl',
  AUTH0_MANAGEMENT_CLIENT_ID: 'm2m',
  AUTH0_MANAGEMENT_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SITE_URL: 'https://www.example.com/',
};
const local = {
  DATABASE_URL: 'postgres://knurl@127.0.0.1:8890/postgres',
  SIGNING_SECRET: fixedStandInSecretFor('signing'),
  FORM_WEBHOOK_SECRET: fixedStandInSecretFor('forms'),
  MAILCHIMP_API_URL: 'http://localhost:8891/mailchimp/3.0',
  MAILCHIMP_API_KEY: `${fixedStandInSecretFor('mailchimp')}-us0`,
  MAILCHIMP_AUDIENCE_ID: 'knurl-readers',
  SMTP_URL: `smtp://knurl:${fixedStandInSecretFor('smtp')}@localhost:8894`,
  MAIL_FROM: 'hello@knurl.example',
  MAIL_TO: 'hello@knurl.example',
  AUTH0_DOMAIN: 'http://localhost:8892',
  AUTH0_AUDIENCE: 'https://knurl.example/api',
  AUTH0_CLIENT_ID: 'knurl',
  AUTH0_MANAGEMENT_CLIENT_ID: 'local-stand-in-management',
  AUTH0_MANAGEMENT_CLIENT_SECRET: fixedStandInSecretFor('management'),
  STRIPE_API_URL: 'http://localhost:8893',
  STRIPE_SECRET_KEY: fixedStandInSecretFor('stripe'),
  STRIPE_CATALOGUE_KEY: fixedStandInSecretFor('stripe-catalogue'),
  STRIPE_WEBHOOK_SECRET: fixedStandInSecretFor('stripe-webhook'),
  SNIPCART_API_URL: 'http://localhost:8895/api',
  SNIPCART_SECRET_KEY: fixedStandInSecretFor('snipcart'),
  SNIPCART_PUBLIC_KEY: fixedStandInSecretFor('snipcart-public'),
  SITE_URL: 'http://localhost:8888',
};

describe('parseServerSettings', () => {
  it('reads the settings of the functions', () => {
    expect(parseServerSettings(real)).toEqual({
      databaseUrl: real.DATABASE_URL,
      signingSecret: real.SIGNING_SECRET,
      formWebhookSecret: real.FORM_WEBHOOK_SECRET,
      mailchimp: {
        apiUrl: 'https://us21.api.mailchimp.com/3.0',
        apiKey: '0123456789abcdef-us21',
        audienceId: 'a1b2c3',
      },
      smtp: {
        host: 'smtp.example.com',
        port: 465,
        encryption: 'from-the-start',
        user: 'site@knurl.example',
        password: 'secret',
        from: 'site@knurl.example',
      },
      contactInbox: 'hello@knurl.example',
      login: {
        issuer: 'https://knurl.eu.auth0.com/',
        audience: 'https://knurl.example/api',
        clientId: 'knurl',
      },
      accounts: {
        origin: 'https://knurl.eu.auth0.com',
        clientId: 'm2m',
        clientSecret: 'secret',
      },
      stripe: {
        apiUrl: 'https://api.stripe.com',
        secretKey: 'sk_live_1',
        webhookSecret: 'whsec_1',
      },
      renewalPriceFrom: 'order',
      snipcart: undefined,
      checkout: 'stripe',
      currency: { service: undefined, localIsoCode: undefined },
      push: undefined,
      siteUrl: 'https://www.example.com',
      editors: {
        mail: 'hello@knurl.example',
        webhookSecret: undefined,
        buildHookUrl: undefined,
        publishEvery: 30,
        deploysAMonth: 20,
        delivery: undefined,
      },
    });
    expect(parseServerSettings(local).login.issuer).toBe('http://localhost:8892/');
  });

  const publishing = {
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_ACCESS_TOKEN: 'token',
    CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
    BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
    EDITOR_MAIL: 'editor@knurl.example',
  };

  it('reads the settings for building after a publication', () => {
    expect(parseServerSettings({ ...real, ...publishing }).editors).toEqual({
      mail: 'editor@knurl.example',
      webhookSecret: 'w'.repeat(64),
      buildHookUrl: 'https://api.netlify.com/build_hooks/1',
      publishEvery: 30,
      deploysAMonth: 20,
      delivery: {
        host: 'cdn.contentful.com',
        spaceId: 'space',
        environment: 'master',
        accessToken: 'token',
      },
    });
  });

  it('needs no webhook where the content is files, and reads no space', () => {
    const files = { CONTENT: 'files', CONTENTFUL_WEBHOOK_SECRET: '', CONTEXT: 'production' };
    expect(parseServerSettings({ ...real, ...publishing, ...files }).editors).toMatchObject({
      webhookSecret: undefined,
      buildHookUrl: publishing.BUILD_HOOK_URL,
      delivery: undefined,
    });
    expect(() => parseServerSettings({ ...real, CONTENT: 'file' })).toThrow('CONTENT is neither');
  });

  it.each([{ CONTENTFUL_WEBHOOK_SECRET: '' }, { BUILD_HOOK_URL: ' ' }])(
    'requires both a webhook and a build hook, or neither, in production: %o',
    (blank) => {
      expect(() =>
        parseServerSettings({ ...real, ...publishing, ...blank, CONTEXT: 'production' }),
      ).toThrow('CONTENTFUL_WEBHOOK_SECRET and BUILD_HOOK_URL must both be set, or neither.');
    },
  );

  it('reads how long a publication waits for others, and how many deploys the host allows', () => {
    const editors = (more: Record<string, string>) =>
      parseServerSettings({ ...real, ...publishing, ...more }).editors;
    expect(editors({ PUBLISH_EVERY: '0', DEPLOYS_A_MONTH: '200' })).toMatchObject({
      publishEvery: 0,
      deploysAMonth: 200,
    });
    expect(() => editors({ PUBLISH_EVERY: 'never' })).toThrow('PUBLISH_EVERY is not a number');
  });

  it('repeats neither the webhook’s secret nor the build hook’s address when they are wrong', () => {
    const wrong = { CONTENTFUL_WEBHOOK_SECRET: 'hush', BUILD_HOOK_URL: 'hush' };
    expect(() => parseServerSettings({ ...real, ...publishing, ...wrong })).toThrow(
      /^(?!.*hush).*CONTENTFUL_WEBHOOK_SECRET.*BUILD_HOOK_URL/,
    );
  });

  it.each([
    'https://knurl.eu.auth0.com',
    'knurl.eu.auth0.com/',
    'http://localhost.example.com',
    'http://localhost:8892@example.com',
    'a b',
  ])('rejects an invalid login domain: %s', (AUTH0_DOMAIN) => {
    expect(() => parseServerSettings({ ...real, AUTH0_DOMAIN })).toThrow(
      'AUTH0_DOMAIN is not a domain such as example.eu.auth0.com',
    );
  });

  it.each([
    'smtp.example.com:465',
    'https://user:secret@smtp.example.com',
    'smtps://smtp.example.com',
    'smtps://user@smtp.example.com',
  ])('rejects an invalid mail service address without repeating its password: %s', (SMTP_URL) => {
    const read = () => parseServerSettings({ ...real, SMTP_URL });
    expect(read).toThrow('SMTP_URL is not the address of a mail service');
    expect(read).not.toThrow('secret');
  });

  it('rejects the stand-in’s mail service in production, whatever its host is called', () => {
    const password = fixedStandInSecretFor('smtp');
    for (const SMTP_URL of [
      'smtp://user:secret@localhost:8894',
      `smtps://user:${password}@smtp.example.com`,
    ]) {
      expect(() =>
        requireServerSettingsInProduction({ ...real, SMTP_URL, CONTEXT: 'production' }),
      ).toThrow('set SMTP_URL to');
    }
  });

  it('reports every variable that is missing or wrong in one sentence', () => {
    expect(() =>
      parseServerSettings({
        SIGNING_SECRET: 'short',
        MAILCHIMP_API_KEY: 'abc',
        MAIL_FROM: 'Knurl <hello@knurl.example>, eve@example.com',
        AUTH0_AUDIENCE: ' ',
      }),
    ).toThrow(
      'The functions cannot run: DATABASE_URL is missing; SIGNING_SECRET is shorter than 32 characters; FORM_WEBHOOK_SECRET is missing; MAILCHIMP_API_KEY does not end with a data centre, such as -us21; MAILCHIMP_AUDIENCE_ID is missing; SMTP_URL is missing; MAIL_FROM is not an e-mail address such as hello@example.com; MAIL_TO is missing; AUTH0_DOMAIN is missing; AUTH0_AUDIENCE is empty; AUTH0_CLIENT_ID is missing; AUTH0_MANAGEMENT_CLIENT_ID is missing; AUTH0_MANAGEMENT_CLIENT_SECRET is missing; STRIPE_SECRET_KEY is missing; STRIPE_WEBHOOK_SECRET is missing; SITE_URL is missing. See .env.example.',
    );
    expect(() => parseServerSettings({ ...real, DATABASE_URL: 'mysql://a' })).toThrow(
      'DATABASE_URL is not the address of a Postgres database',
    );
  });

  it('reads the source of a visitor’s currency', () => {
    const service = { GEOLOCATION_URL: 'https://geo.example.com', GEOLOCATION_KEY: 'k' };
    expect(parseServerSettings({ ...real, ...service, LOCAL_CURRENCY: 'NZD' }).currency).toEqual({
      service: { url: 'https://geo.example.com', key: 'k' },
      localIsoCode: 'NZD',
    });
    expect(() => parseServerSettings({ ...real, GEOLOCATION_KEY: 'k' })).toThrow(
      'GEOLOCATION_URL and GEOLOCATION_KEY must both be set, or neither.',
    );
    expect(() => parseServerSettings({ ...real, LOCAL_CURRENCY: 'euro' })).toThrow(
      'LOCAL_CURRENCY is not the ISO code of a currency',
    );
    const production = { ...real, CONTEXT: 'production' };
    expect(() => parseServerSettings({ ...production, LOCAL_CURRENCY: 'EUR' })).toThrow(
      'LOCAL_CURRENCY is for one machine',
    );
    const local = { ...service, GEOLOCATION_URL: 'http://localhost:9000' };
    expect(() => parseServerSettings({ ...production, ...local })).toThrow('GEOLOCATION_URL');
  });

  it('reads with which key push messages are signed, and doesn’t repeat a wrong one', () => {
    const { publicKey, privateKey } = createVapidKeys();
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(parseServerSettings({ ...real, ...keys }).push).toEqual({
      privateKey,
      contact: 'mailto:hello@knurl.example',
    });
    for (const wrong of [
      { ...keys, VAPID_PUBLIC_KEY: '' },
      { ...keys, VAPID_PRIVATE_KEY: ' ' },
      { ...keys, VAPID_PUBLIC_KEY: createVapidKeys().publicKey },
    ]) {
      expect(parseServerSettings({ ...real, ...wrong }).push).toBeUndefined();
      expect(() => parseServerSettings({ ...real, ...wrong, CONTEXT: 'production' })).toThrow(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, and be a pair, or neither',
      );
    }
    expect(() => parseServerSettings({ ...real, VAPID_PRIVATE_KEY: 'hush' })).toThrow(
      /^(?!.*hush).*VAPID_PRIVATE_KEY is not a private key/,
    );
  });

  it('reads the cart service, and who takes the payment of a cart', () => {
    const keys = { SNIPCART_SECRET_KEY: 'secret', SNIPCART_PUBLIC_KEY: 'public' };
    const settings = parseServerSettings({ ...real, ...keys, SHOP_CHECKOUT: 'snipcart' });
    expect(settings.snipcart).toEqual({
      apiUrl: 'https://app.snipcart.com/api',
      secretKey: 'secret',
    });
    expect(settings.checkout).toBe('snipcart');
    expect(parseServerSettings({ ...real, ...keys, SHOP_CHECKOUT: ' ' }).checkout).toBe('stripe');
    for (const missing of ['SNIPCART_SECRET_KEY', 'SNIPCART_PUBLIC_KEY']) {
      expect(() =>
        parseServerSettings({ ...real, ...keys, SHOP_CHECKOUT: 'snipcart', [missing]: ' ' }),
      ).toThrow('SNIPCART_PUBLIC_KEY and SNIPCART_SECRET_KEY must be set too');
    }
    expect(() => parseServerSettings({ ...real, SHOP_CHECKOUT: 'paypal' })).toThrow(
      'SHOP_CHECKOUT is neither stripe nor snipcart',
    );
  });

  it('sets the price of renewals with the order, or after the first payment if the owner says so', () => {
    const from = (RENEWAL_PRICE_FROM: string) =>
      parseServerSettings({ ...real, RENEWAL_PRICE_FROM }).renewalPriceFrom;
    expect([from(' '), from('first-payment')]).toEqual(['order', 'first-payment']);
    expect(() => from('never')).toThrow('RENEWAL_PRICE_FROM is neither order nor first-payment');
  });

  it('falls back to the host’s own variable for the site’s address', () => {
    const named = { ...real, SITE_URL: '', URL: 'https://knurl.netlify.app' };
    expect(parseServerSettings(named).siteUrl).toBe('https://knurl.netlify.app');
    expect(() => parseServerSettings({ ...real, SITE_URL: 'knurl' })).toThrow(
      'SITE_URL is not an address such as https://www.example.com',
    );
  });

  it('accepts stand-ins except in production', () => {
    expect(parseServerSettings(local).databaseUrl).toBe(local.DATABASE_URL);
    expect(() => requireServerSettingsInProduction(local)).not.toThrow();
    const production = { CONTEXT: 'production' };
    expect(() => requireServerSettingsInProduction({ ...local, ...production })).toThrow(
      "A production build cannot use this machine's stand-ins: set DATABASE_URL, SIGNING_SECRET, FORM_WEBHOOK_SECRET, MAILCHIMP_API_URL, MAILCHIMP_API_KEY, SMTP_URL, AUTH0_DOMAIN, AUTH0_MANAGEMENT_CLIENT_SECRET, STRIPE_API_URL, STRIPE_SECRET_KEY, STRIPE_CATALOGUE_KEY, STRIPE_WEBHOOK_SECRET, SNIPCART_API_URL, SNIPCART_SECRET_KEY and SITE_URL to the real service's.",
    );
    expect(() => requireServerSettingsInProduction(production)).toThrow('DATABASE_URL is missing');
    expect(() => requireServerSettingsInProduction({ ...real, ...production })).not.toThrow();
  });
});
