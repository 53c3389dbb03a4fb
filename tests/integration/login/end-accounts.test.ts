import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { ownerPermission, permissionsInToken } from '../../../src/domain/account/permissions.ts';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { createAuth0Management } from '../../../src/server/verification/auth0-management.ts';
import { LoginAccountsUnavailable } from '../../../src/server/verification/login-accounts.ts';
import {
  createClient,
  logInAtService,
  signIn,
  startLogin,
} from '../../support/login/auth0-client.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import {
  management,
  openTestLoginService,
  site,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';

const subscriberSubject = 'auth0|sample-subscriber';
const pack = { email: 'pack@example.com', password: samplePassword };

let service: TestLoginService;
beforeAll(async () => {
  stubBrowser(site);
  service = await openTestLoginService();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => service.dispose());

const accounts = (client = management) =>
  createAuth0Management({ origin: service.origin, ...client });

it('the sessions of one account are ended, and no other’s', async () => {
  const visitor = createLoginVisitor(service.origin);
  const client = createClient(service.origin);
  await client.handleRedirectCallback(await logInAtService(client, visitor));
  // The session at the service, with which another login needs no password.
  const again = await visitor.open(await startLogin(client));
  expect(again.leadsTo).toBeDefined();
  await accounts().endSessions('auth0|sample-pack');
  await client.getTokenSilently({ cacheMode: 'off' });

  await accounts().endSessions(subscriberSubject);
  await expect(client.getTokenSilently({ cacheMode: 'off' })).rejects.toThrow();
  const after = await visitor.open(await startLogin(client));
  expect(after.leadsTo).toBeUndefined();
  expect(after.path).toContain('/u/login/');
});

it('an account is deleted with all of its sessions, and deleting it again changes nothing', async () => {
  const client = await signIn(service.origin, pack);
  await accounts().deleteAccount('auth0|sample-pack');
  await accounts().deleteAccount('auth0|sample-pack');
  await accounts().deleteAccount('auth0|nobody');
  expect(await accounts().findPerson('auth0|sample-pack')).toBeUndefined();
  await expect(client.getTokenSilently({ cacheMode: 'off' })).rejects.toThrow();
  expect(await accounts().findPerson(subscriberSubject)).toBeDefined();
});

it('the owner’s token lists her permissions, and a member’s lists none', async () => {
  const owner = { email: 'owner@example.com', password: samplePassword };
  const permissionsOf = async (member?: typeof owner): Promise<unknown> => {
    localStorage.clear();
    const client = await signIn(service.origin, member);
    return permissionsInToken(decodeJwt((await client.getTokenSilently()) ?? ''));
  };
  expect(await permissionsOf(owner)).toEqual([ownerPermission]);
  expect(await permissionsOf()).toEqual([]);
});

it('a refusal by the account API is reported', async () => {
  const refused = accounts({ ...management, clientSecret: 'wrong' });
  await expect(refused.deleteAccount('auth0|nobody')).rejects.toThrow(LoginAccountsUnavailable);
  await expect(refused.endSessions('auth0|nobody')).rejects.toThrow(LoginAccountsUnavailable);
});
