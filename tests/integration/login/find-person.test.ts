import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuth0Management } from '../../../src/server/verification/auth0-management.ts';
import { LoginAccountsUnavailable } from '../../../src/server/verification/login-accounts.ts';
import {
  management,
  openTestLoginService,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';

let service: TestLoginService;
beforeAll(async () => {
  service = await openTestLoginService();
});
afterAll(() => service.dispose());

const find = (subject: string, client = management) =>
  createAuth0Management({ origin: service.origin, ...client }).findPerson(subject);

it('an account’s e-mail address and name are found by its subject', async () => {
  expect(await find('auth0|sample-subscriber')).toEqual({
    email: 'subscriber@example.com',
    name: 'Sanne',
  });
});

it('an unknown subject belongs to nobody, whatever it contains', async () => {
  for (const subject of ['auth0|nobody', '../users-by-email', 'a/b?c#d']) {
    expect(await find(subject)).toBeUndefined();
  }
});

it('a refusal by the account API is reported', async () => {
  await expect(
    find('auth0|sample-subscriber', { ...management, clientSecret: 'wrong' }),
  ).rejects.toThrow(LoginAccountsUnavailable);
});

it.each([
  [{ email: 'ann@example.com', email_verified: false, name: 'Ann' }, { name: 'Ann' }],
  [
    { email: 'ann@example.com', email_verified: true, name: 'ann@example.com' },
    { email: 'ann@example.com' },
  ],
  [{ given_name: 'Ann', family_name: 'Lee', name: 'ann' }, { name: 'Ann Lee' }],
  [{}, {}],
])('Auth0’s %j is read as %j', async (user, person) => {
  const accounts = createAuth0Management(
    { origin: 'https://knurl.eu.auth0.com', ...management },
    {
      fetchUrl: async (address) =>
        Response.json(
          String(address).endsWith('/oauth/token') ? { access_token: 'a', expires_in: 60 } : user,
        ),
    },
  );
  expect(await accounts.findPerson('auth0|ann')).toEqual(person);
});

it('a token that Auth0 has withdrawn is replaced, once', async () => {
  const tokens = ['old', 'new', 'newer'];
  const seen: string[] = [];
  const accounts = createAuth0Management(
    { origin: 'https://knurl.eu.auth0.com', ...management },
    {
      fetchUrl: async (address, init) => {
        if (String(address).endsWith('/oauth/token')) {
          return Response.json({ access_token: tokens.shift(), expires_in: 3600 });
        }
        const sent = new Headers(init?.headers).get('authorization') ?? '';
        seen.push(sent);
        return sent === 'Bearer new' && seen.length < 4
          ? Response.json({ given_name: 'Ann' })
          : Response.json({}, { status: 401 });
      },
    },
  );
  expect(await accounts.findPerson('auth0|ann')).toEqual({ name: 'Ann' });
  expect(await accounts.findPerson('auth0|ann')).toEqual({ name: 'Ann' });
  await expect(accounts.findPerson('auth0|ann')).rejects.toThrow(LoginAccountsUnavailable);
  expect(seen).toEqual(['old', 'new', 'new', 'new', 'newer'].map((token) => `Bearer ${token}`));
});
