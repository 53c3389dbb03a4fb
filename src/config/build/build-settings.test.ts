import { describe, expect, it } from 'vitest';
import { parseBuildSettings } from './build-settings.ts';
import { fixedStandInSecretFor, standInClientId } from '../shared/stand-in.ts';

const starter = {
  CONTENTFUL_SPACE_ID: 'knurl-starter',
  CONTENTFUL_ACCESS_TOKEN: 'token',
  CONTENTFUL_HOST: 'localhost:8889',
  SITE_URL: 'http://localhost:8888/',
  AUTH0_DOMAIN: 'http://localhost:8892',
  AUTH0_CLIENT_ID: standInClientId,
  AUTH0_AUDIENCE: 'https://knurl.example/api',
  STRIPE_API_URL: 'http://localhost:8893',
  STRIPE_CATALOGUE_KEY: fixedStandInSecretFor('stripe-catalogue'),
};

describe('parseBuildSettings', () => {
  it('reads the key with which browsers subscribe to push messages', () => {
    const key = 'B'.repeat(87);
    expect(parseBuildSettings({ ...starter, VAPID_PUBLIC_KEY: key }).pushKey).toBe(key);
    expect(() => parseBuildSettings({ ...starter, VAPID_PUBLIC_KEY: 'k' })).toThrow(
      /VAPID_PUBLIC_KEY is not a public key/,
    );
  });

  it('reads the settings of a build, with defaults for optional ones', () => {
    expect(parseBuildSettings(starter)).toEqual({
      isPreview: false,
      pushKey: '',
      hasEditor: true,
      hasUiExamples: true,
      mayHaveSamples: true,
      contentful: {
        spaceId: 'knurl-starter',
        accessToken: 'token',
        host: 'localhost:8889',
        environment: 'master',
      },
      isContentFiles: false,
      siteUrl: 'http://localhost:8888',
      auth0: {
        domain: 'http://localhost:8892',
        clientId: standInClientId,
        audience: 'https://knurl.example/api',
      },
      catalogue: {
        apiUrl: 'http://localhost:8893',
        key: fixedStandInSecretFor('stripe-catalogue'),
      },
      securityContact: '',
      isOffline: true,
      hasRestNotifications: true,
      analyticsId: '',
      stripePublishableKey: '',
      snipcart: {
        publicKey: '',
        version: '3.0.29',
        domain: 'cdn.snipcart.com',
        protocol: 'https',
      },
    });
  });

  it('keeps pages on devices unless it is switched off', () => {
    expect(parseBuildSettings({ ...starter, OFFLINE: ' on ' }).isOffline).toBe(true);
    expect(parseBuildSettings({ ...starter, OFFLINE: 'off' }).isOffline).toBe(false);
    expect(() => parseBuildSettings({ ...starter, OFFLINE: 'no' })).toThrow(/OFFLINE is neither/);
  });

  it('has notifications at the end of a rest unless they are switched off', () => {
    const read = (setting: string): boolean =>
      parseBuildSettings({ ...starter, REST_NOTIFICATIONS: setting }).hasRestNotifications;
    expect([read(''), read('on'), read(' off ')]).toEqual([true, true, false]);
    expect(() => read('no')).toThrow(/REST_NOTIFICATIONS is neither/);
  });

  it('reports every variable that is missing or wrong in one sentence', () => {
    expect(() =>
      parseBuildSettings({
        CONTENTFUL_SPACE_ID: ' ',
        SITE_URL: 'knurl',
        AUTH0_DOMAIN: 'https://knurl.eu.auth0.com/',
        AUTH0_AUDIENCE: 'api',
        SECURITY_CONTACT: 'javascript:alert(1)',
        GOOGLE_ANALYTICS_ID: 'UA 1',
        STRIPE_PUBLISHABLE_KEY: 'sk_live_1',
      }),
    ).toThrow(
      'The build cannot start: CONTENTFUL_SPACE_ID is empty; CONTENTFUL_ACCESS_TOKEN is missing; SITE_URL is not an address such as https://www.example.com; AUTH0_DOMAIN is not a domain such as knurl.eu.auth0.com; AUTH0_CLIENT_ID is missing; AUTH0_AUDIENCE is not an address such as https://knurl.example/api; STRIPE_CATALOGUE_KEY is missing; SECURITY_CONTACT is not an address such as mailto:security@example.com; GOOGLE_ANALYTICS_ID is not a measurement id such as G-ABC123; STRIPE_PUBLISHABLE_KEY is not a publishable key such as pk_live_abc123. See .env.example',
    );
  });

  it('reads the cart service, and rejects its stand-in in production', () => {
    const standIn = {
      SNIPCART_PUBLIC_KEY: fixedStandInSecretFor('snipcart-public'),
      SNIPCART_VERSION: '3.7.1',
      SNIPCART_DOMAIN: 'localhost:8895',
      SNIPCART_PROTOCOL: 'http',
    };
    expect(parseBuildSettings({ ...starter, ...standIn }).snipcart).toEqual({
      publicKey: standIn.SNIPCART_PUBLIC_KEY,
      version: '3.7.1',
      domain: 'localhost:8895',
      protocol: 'http',
    });
    expect(() => parseBuildSettings({ ...starter, ...standIn, CONTEXT: 'production' })).toThrow(
      'SNIPCART_PUBLIC_KEY, SNIPCART_DOMAIN and SNIPCART_PROTOCOL to the real service',
    );
    for (const [name, text] of [
      ['SNIPCART_VERSION', 'newest'],
      ['SNIPCART_DOMAIN', 'https://cdn.snipcart.com'],
      ['SNIPCART_PROTOCOL', 'ftp'],
    ] as const) {
      expect(() => parseBuildSettings({ ...starter, [name]: text })).toThrow(`${name} is n`);
    }
  });

  it('rejects stand-ins in production', () => {
    expect(() => parseBuildSettings({ ...starter, CONTEXT: 'production' })).toThrow(
      'set CONTENTFUL_HOST, SITE_URL, AUTH0_DOMAIN, AUTH0_CLIENT_ID, STRIPE_API_URL and STRIPE_CATALOGUE_KEY to the real service',
    );
    const real = {
      ...starter,
      CONTEXT: 'production',
      CONTENTFUL_HOST: 'cdn.contentful.com',
      SITE_URL: 'https://www.example.com',
      AUTH0_DOMAIN: 'knurl.eu.auth0.com',
      AUTH0_CLIENT_ID: 'a1b2c3',
      STRIPE_API_URL: undefined,
      STRIPE_CATALOGUE_KEY: 'rk_live_1',
    };
    expect(parseBuildSettings(real)).toMatchObject({
      contentful: { host: 'cdn.contentful.com' },
      mayHaveSamples: false,
    });
  });

  it('takes content from files in production, and refuses every other stand-in as ever', () => {
    const files = { ...starter, CONTENT: 'files', CONTEXT: 'production' };
    expect(() => parseBuildSettings(files)).toThrow(
      'set SITE_URL, AUTH0_DOMAIN, AUTH0_CLIENT_ID, STRIPE_API_URL and STRIPE_CATALOGUE_KEY to the real service',
    );
    const real = {
      CONTENT: 'files',
      CONTEXT: 'production',
      SITE_URL: 'https://www.example.com',
      AUTH0_DOMAIN: 'knurl.eu.auth0.com',
      AUTH0_CLIENT_ID: 'a1b2c3',
      AUTH0_AUDIENCE: 'https://knurl.example/api',
      STRIPE_CATALOGUE_KEY: 'rk_live_1',
    };
    expect(parseBuildSettings(real)).toMatchObject({ isContentFiles: true, mayHaveSamples: false });
    expect(parseBuildSettings({ ...real, PREVIEW: 'on' }).isPreview).toBe(true);
    expect(() => parseBuildSettings({ ...real, CONTENT: 'file' })).toThrow('CONTENT is neither');
    expect(() => parseBuildSettings({ ...real, CONTENT: 'contentful' })).toThrow(
      'CONTENTFUL_SPACE_ID is missing',
    );
  });

  describe('the examples of the UI kit', () => {
    const hosted = { ...starter, SITE_URL: 'https://www.example.com' };
    const examplesWith = (environment: Readonly<Record<string, string>>): boolean =>
      parseBuildSettings({ ...starter, ...environment }).hasUiExamples;

    it('are built on this machine, unless they are switched off, and elsewhere if they are on', () => {
      expect(examplesWith({})).toBe(true);
      expect(examplesWith({ UI_EXAMPLES: 'off' })).toBe(false);
      expect(examplesWith(hosted)).toBe(false);
      expect(examplesWith({ ...hosted, UI_EXAMPLES: 'on' })).toBe(true);
      expect(() => examplesWith({ UI_EXAMPLES: 'yes' })).toThrow('UI_EXAMPLES is neither');
    });

    it('are never built in production or in a preview, whatever the setting says', () => {
      const production = {
        ...hosted,
        CONTEXT: 'production',
        CONTENTFUL_HOST: 'cdn.contentful.com',
        AUTH0_DOMAIN: 'knurl.eu.auth0.com',
        AUTH0_CLIENT_ID: 'a1b2c3',
        STRIPE_API_URL: 'https://api.stripe.com',
        STRIPE_CATALOGUE_KEY: 'rk_live_1',
        UI_EXAMPLES: 'on',
      };
      expect(examplesWith(production)).toBe(false);
      const preview = { PREVIEW: 'on', CONTENTFUL_PREVIEW_TOKEN: 'drafts', UI_EXAMPLES: 'on' };
      expect(examplesWith(preview)).toBe(false);
    });
  });

  describe('the settings of a preview', () => {
    const real = {
      CONTEXT: 'production',
      CONTENTFUL_SPACE_ID: 'abc',
      SITE_URL: 'https://preview.knurl.example',
      AUTH0_DOMAIN: 'knurl.eu.auth0.com',
      AUTH0_CLIENT_ID: 'client',
      AUTH0_AUDIENCE: 'https://knurl.example/api',
    };
    const preview = { ...real, PREVIEW: 'on', CONTENTFUL_PREVIEW_TOKEN: 'drafts' };
    const published = { ...real, CONTENTFUL_ACCESS_TOKEN: 'token', STRIPE_CATALOGUE_KEY: 'rk' };

    it('require no secret except the token for drafts, and read drafts from their host', () => {
      expect(parseBuildSettings(preview)).toMatchObject({
        isPreview: true,
        hasEditor: true,
        contentful: { host: 'preview.contentful.com', accessToken: 'drafts' },
      });
    });

    it('exclude analytics and payments', () => {
      const others = {
        GOOGLE_ANALYTICS_ID: 'G-1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        SNIPCART_PUBLIC_KEY: 'key',
      };
      expect(parseBuildSettings({ ...preview, ...others })).toMatchObject({
        analyticsId: '',
        stripePublishableKey: '',
        snipcart: { publicKey: '' },
      });
    });

    it('report a missing token for drafts', () => {
      expect(() => parseBuildSettings({ ...real, PREVIEW: 'on' })).toThrow(
        'CONTENTFUL_PREVIEW_TOKEN is missing',
      );
    });

    it('reject the host without drafts, and in production a local one', () => {
      expect(() =>
        parseBuildSettings({ ...preview, CONTENTFUL_HOST: 'cdn.contentful.com' }),
      ).toThrow('A preview reads drafts, which cdn.contentful.com does not have');
      expect(() => parseBuildSettings({ ...preview, CONTENTFUL_HOST: 'localhost:8889' })).toThrow(
        'set CONTENTFUL_HOST to the real service',
      );
    });

    it('are rejected by the public site, which has no editor', () => {
      expect(parseBuildSettings(published).hasEditor).toBe(false);
      for (const host of ['preview.contentful.com', 'preview.eu.contentful.com']) {
        expect(() => parseBuildSettings({ ...published, CONTENTFUL_HOST: host })).toThrow(
          'The public site must not show drafts',
        );
      }
      expect(() => parseBuildSettings({ ...published, CONTENTFUL_PREVIEW_TOKEN: 'token' })).toThrow(
        'The public site must not show drafts',
      );
    });
  });
});
