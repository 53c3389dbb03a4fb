import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readContentSettings, readDatabaseSettings, readVariables } from './settings.ts';

it('prefers the environment to .env, drops blank values, and doesn’t check for contradictions', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
  expect(readVariables(folder, { SITE_URL: ' ' })).toEqual({});
  writeFileSync(
    path.join(folder, '.env'),
    'STRIPE_SECRET_KEY=of-the-file\nSITE_URL=https://file.example\nMAIL_TO=\n',
  );
  expect(readVariables(folder, { SITE_URL: 'https://outside.example', MAIL_TO: '' })).toEqual({
    STRIPE_SECRET_KEY: 'of-the-file',
    SITE_URL: 'https://outside.example',
  });
  rmSync(folder, { recursive: true });
});

it('reads the settings of the database and the content even if those of other accounts are incomplete', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
  writeFileSync(path.join(folder, '.env'), 'CONTENTFUL_SPACE_ID=abc\nCONTENTFUL_ACCESS_TOKEN=t\n');
  const partly = {
    DATABASE_URL: 'postgres://knurl@db.example/knurl',
    STRIPE_SECRET_KEY: 'sk_test_1',
    AUTH0_DOMAIN: 'knurl.eu.auth0.com',
  };
  expect(readDatabaseSettings(folder, partly)).toMatchObject({
    url: 'postgres://knurl@db.example/knurl',
    isLocal: false,
  });
  expect(readContentSettings(folder, partly)).toMatchObject({ spaceId: 'abc', isLocal: false });
  rmSync(folder, { recursive: true });
});
