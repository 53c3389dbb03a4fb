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

it('knows the e-mail address and the name of an account by its subject', async () => {
  expect(await find('auth0|sample-subscriber')).toEqual({
    email: 'subscriber@example.com',
    name: 'Sanne',
  });
});

it('knows nobody with an unknown subject, whatever is in it', async () => {
  for (const subject of ['auth0|nobody', '../users-by-email', 'a/b?c#d']) {
    expect(await find(subject)).toBeUndefined();
  }
});

it('says so when the accounts refuse us', async () => {
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
])('of Auth0’s %j it takes %j', async (user, person) => {
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
