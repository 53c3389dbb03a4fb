import { describe, expect, it } from 'vitest';
import { parseServerSettings, requireServerSettingsInProduction } from './server-settings.ts';
import { isLocalAddress, standInSecret } from './stand-in.ts';

const real = {
  DATABASE_URL: 'postgres://knurl:secret@db.example.com/knurl',
  SIGNING_SECRET: '0123456789abcdef0123456789abcdef',
};
const local = {
  DATABASE_URL: 'postgres://knurl@127.0.0.1:8890/postgres',
  SIGNING_SECRET: standInSecret('signing'),
};

describe('parseServerSettings', () => {
  it('reads what functions need', () => {
    expect(parseServerSettings(real)).toEqual({
      databaseUrl: real.DATABASE_URL,
      signingSecret: real.SIGNING_SECRET,
    });
  });

  it('names every variable at fault in one sentence', () => {
    expect(() => parseServerSettings({ SIGNING_SECRET: 'short' })).toThrow(
      'The functions cannot run: DATABASE_URL is missing; SIGNING_SECRET is shorter than 32 characters. See .env.example.',
    );
    expect(() => parseServerSettings({ ...real, DATABASE_URL: 'mysql://a' })).toThrow(
      'DATABASE_URL is not the address of a Postgres database',
    );
  });

  it('takes the stand-ins everywhere but in production', () => {
    expect(parseServerSettings(local).databaseUrl).toBe(local.DATABASE_URL);
    expect(() => requireServerSettingsInProduction(local)).not.toThrow();
    const production = { CONTEXT: 'production' };
    expect(() => requireServerSettingsInProduction({ ...local, ...production })).toThrow(
      "A production build cannot use this machine's stand-ins: set DATABASE_URL and SIGNING_SECRET to the real service's.",
    );
    expect(() => requireServerSettingsInProduction(production)).toThrow('DATABASE_URL is missing');
    expect(() => requireServerSettingsInProduction({ ...real, ...production })).not.toThrow();
  });
});

describe('isLocalAddress', () => {
  it.each([
    ['postgres://a@localhost/b', true],
    ['postgres://a@127.0.0.1:5432/b', true],
    ['postgres://a@[::1]/b', true],
    ['https://localhost.example.com', false],
    ['postgres://localhost@db.example.com/b', false],
    ['nonsense', false],
  ])('%s: %s', (address, expected) => {
    expect(isLocalAddress(address)).toBe(expected);
  });
});
