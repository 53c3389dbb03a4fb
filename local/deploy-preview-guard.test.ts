import { describe, expect, it } from 'vitest';
import { requireNoProductionSecrets } from './deploy-preview-guard.ts';
import { settingsFrom } from './settings.ts';

const production = {
  DATABASE_URL: 'postgres://knurl:secret@pooler.example/knurl',
  DATABASE_DIRECT_URL: 'postgres://knurl:secret@db.example/knurl',
  SIGNING_SECRET: 's'.repeat(32),
  CONTENTFUL_ACCESS_TOKEN: 'read-only',
};

describe('a deploy preview', () => {
  it.each(['deploy-preview', 'branch-deploy'])(
    'must not be built with variables that could change production’s data: %s',
    (context) => {
      expect(() => requireNoProductionSecrets({ ...production, CONTEXT: context })).toThrow(
        `A ${context} must not reach production’s data, but it has DATABASE_URL, DATABASE_DIRECT_URL and SIGNING_SECRET.`,
      );
    },
  );

  it('can be built with no accounts, with the build machine’s stand-ins, and with read-only tokens', () => {
    const local = { DATABASE_URL: 'postgres://knurl@127.0.0.1:8890/postgres', SMTP_URL: ' ' };
    for (const variables of [{}, local, { CONTENTFUL_ACCESS_TOKEN: 'read-only' }]) {
      requireNoProductionSecrets({ ...variables, CONTEXT: 'deploy-preview' });
    }
  });

  it('is not checked for in production or on this machine', () => {
    requireNoProductionSecrets({ ...production, CONTEXT: 'production' });
    requireNoProductionSecrets(production);
  });

  it('has its own address in its pages, not the site’s', () => {
    const host = {
      URL: 'https://www.example.com',
      DEPLOY_PRIME_URL: 'https://deploy-preview-7--knurl.netlify.app',
    };
    expect(settingsFrom({ ...host, CONTEXT: 'deploy-preview' }).siteUrl).toBe(
      host.DEPLOY_PRIME_URL,
    );
    expect(settingsFrom({ ...host, CONTEXT: 'production' }).siteUrl).toBe(host.URL);
  });
});
