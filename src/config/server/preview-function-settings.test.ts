import { describe, expect, it } from 'vitest';
import { standInClientId } from '../shared/stand-in.ts';
import { parsePreviewFunctionSettings } from './preview-function-settings.ts';

const real = {
  CONTEXT: 'production',
  CONTENTFUL_SPACE_ID: 'abc',
  AUTH0_DOMAIN: 'knurl.eu.auth0.com',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_AUDIENCE: 'https://knurl.example/api',
  LIVE_SITE_URL: 'https://knurl.example/',
  URL: 'https://preview.knurl.example',
};

describe('the settings of the gate', () => {
  it('contain the login for editors and the public site, and no secret', () => {
    expect(parsePreviewFunctionSettings(real)).toEqual({
      login: {
        origin: 'https://knurl.eu.auth0.com',
        issuer: 'https://knurl.eu.auth0.com/',
        audience: 'https://knurl.example/api',
        clientId: 'client',
      },
      spaceId: 'abc',
      contentHost: 'preview.contentful.com',
      liveSiteUrl: 'https://knurl.example',
      buildHookUrl: undefined,
    });
  });

  it('are all reported in one sentence when they are missing', () => {
    expect(() => parsePreviewFunctionSettings({ URL: real.URL })).toThrow(
      'The preview cannot work: AUTH0_DOMAIN is missing; AUTH0_AUDIENCE is missing; AUTH0_CLIENT_ID is missing; CONTENTFUL_SPACE_ID is missing; LIVE_SITE_URL is missing.',
    );
  });

  it('are rejected in production when they belong to stand-ins', () => {
    const local = {
      AUTH0_DOMAIN: 'http://localhost:8892',
      AUTH0_CLIENT_ID: standInClientId,
      CONTENTFUL_HOST: 'localhost:8889',
      LIVE_SITE_URL: 'http://localhost:8888',
    };
    expect(() => parsePreviewFunctionSettings({ ...real, ...local })).toThrow(
      'set AUTH0_DOMAIN, AUTH0_CLIENT_ID, CONTENTFUL_HOST and LIVE_SITE_URL to the real service',
    );
    const files = { CONTENT: 'files', CONTENTFUL_SPACE_ID: undefined };
    expect(() => parsePreviewFunctionSettings({ ...real, ...local, ...files })).toThrow(
      'set AUTH0_DOMAIN, AUTH0_CLIENT_ID and LIVE_SITE_URL to the real service',
    );
    expect(parsePreviewFunctionSettings({ ...real, ...files }).liveSiteUrl).toBe(
      'https://knurl.example',
    );
    expect(parsePreviewFunctionSettings({ ...real, ...local, CONTEXT: 'dev' }).liveSiteUrl).toBe(
      'http://localhost:8888',
    );
  });
});
