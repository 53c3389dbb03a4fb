import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseBuildSettings } from '../../../src/config/build/build-settings.ts';
import { parsePreviewFunctionSettings } from '../../../src/config/server/preview-function-settings.ts';
import { parseServerSettings } from '../../../src/config/server/server-settings.ts';
import { projectFolder } from '../../folders.ts';
import { isSecretName } from '../redact.ts';
import { previewVariables, publicVariables, variablesFor } from './site-variables.ts';

/** Settings for commands and for this machine, which no site at Netlify gets. */
const ofCommands =
  /^(CONTENTFUL_MANAGEMENT_\w+|CONTENTFUL_PREVIEW_HOST|AUTH0_(SETUP_TOKEN|OWNER|EDITORS)|NETLIFY_\w+|PREVIEW_URL|PREVIEW_BUILD_HOOK_URL|PREVIEW|STRIPE_TEST_KEY|LOCAL_CURRENCY|UI_EXAMPLES|\w+_PORT)$/;

const values: Readonly<Record<string, string>> = {
  SITE_URL: 'https://www.example.com',
  LIVE_SITE_URL: 'https://www.example.com',
  CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
  AUTH0_DOMAIN: 'knurl.eu.auth0.com',
  AUTH0_AUDIENCE: 'https://knurl.example/api',
  DATABASE_URL: 'postgres://a:b@db.example/knurl',
  SIGNING_SECRET: 's'.repeat(32),
  FORM_WEBHOOK_SECRET: 'f'.repeat(32),
  MAILCHIMP_API_KEY: 'key-us21',
  SMTP_URL: 'smtps://a:b@mail.example',
  MAIL_FROM: 'a@example.com',
  MAIL_TO: 'b@example.com',
};

describe('the variables of the sites at Netlify', () => {
  const needed = publicVariables.filter(({ remedy }) => remedy !== undefined);
  const environment = Object.fromEntries([
    ...needed.map(({ name }) => [name, values[name] ?? `value-of-${name}`] as const),
    ['CONTEXT', 'production'] as const,
  ]);

  it('are enough for a production build and its functions', () => {
    expect(() => parseBuildSettings(environment)).not.toThrow();
    expect(() => parseServerSettings(environment)).not.toThrow();
  });

  it('have nothing of Contentful where the content is files, and are enough all the same', () => {
    const files = { CONTENT: 'files', CONTEXT: 'production' };
    const wanted = variablesFor(publicVariables, files).filter(
      ({ remedy }) => remedy !== undefined,
    );
    const given = Object.fromEntries(
      wanted.map(({ name }) => [name, values[name] ?? `value-of-${name}`]),
    );
    expect(Object.keys(given).filter((name) => name.startsWith('CONTENTFUL'))).toEqual([]);
    expect(() => parseBuildSettings({ ...given, ...files })).not.toThrow();
    expect(() => parseServerSettings({ ...given, ...files })).not.toThrow();
    const gate = variablesFor(previewVariables, files).map(({ name }) => name);
    const ofPreview = Object.fromEntries(
      gate.map((name) => [name, values[name] ?? `value-of-${name}`]),
    );
    expect(() => parsePreviewFunctionSettings({ ...ofPreview, ...files })).not.toThrow();
    expect(() => parseBuildSettings({ ...ofPreview, ...files, PREVIEW: 'on' })).not.toThrow();
  });

  it('include every setting of .env.example except those for commands and for this machine', () => {
    const settings = Object.keys(
      parseEnv(readFileSync(path.join(projectFolder, '.env.example'), 'utf8')),
    );
    const given = new Set([...publicVariables, ...previewVariables].map(({ name }) => name));
    expect(settings.filter((name) => !given.has(name) && !ofCommands.test(name))).toEqual([]);
    expect([...given].filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('let the preview read drafts and nothing else', () => {
    const secrets = previewVariables.filter(({ name }) => isSecretName(name));
    expect(secrets.map(({ name }) => name)).toEqual(['CONTENTFUL_PREVIEW_TOKEN', 'BUILD_HOOK_URL']);
  });
});
