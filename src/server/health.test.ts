import { expect, it } from 'vitest';
import { generalApiPaths } from '../domain/api-paths.ts';
import { TokenVerificationKeysUnavailable } from './auth/token-verification-keys.ts';
import { createSiteAndServicesHealthEndpoint } from './health.ts';
import { DatabaseUnavailable, type Database } from './store/database.ts';

const up = async (): Promise<void> => undefined;
const databaseThat = (answer: () => Promise<unknown>): Database => ({
  query: async () => {
    await answer();
    return [];
  },
  close: up,
});

const ask = async (database: () => Promise<unknown>, login: () => Promise<void>) => {
  const answer = await createSiteAndServicesHealthEndpoint({
    database: databaseThat(database),
    loginKeys: { requireService: login },
    now: () => new Date('2026-11-23T12:00:00Z'),
  })(new Request(`https://knurl.example${generalApiPaths.health}`));
  return { status: answer.status, body: await answer.json() };
};

const noDatabase = () => Promise.reject(new DatabaseUnavailable(new Error('refused')));
const noLogin = () =>
  Promise.reject(new TokenVerificationKeysUnavailable(new Error('The key service answered 500.')));

it('answers 200 while everything works', async () => {
  expect(await ask(up, up)).toEqual({ status: 200, body: { ok: true, services: [] } });
});

it.each([
  ['the login service', up, noLogin, 'The login service does not hand out its keys.'],
  ['the database', noDatabase, up, 'The database cannot be reached.'],
  [
    'both',
    noDatabase,
    noLogin,
    'The database cannot be reached. The login service does not hand out its keys.',
  ],
])('answers 503 and lists what is down: %s', async (_what, database, login, error) => {
  expect(await ask(database, login)).toEqual({
    status: 503,
    body: { ok: false, error, services: [] },
  });
});
