import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  editorPermission,
  ownerPermission,
  permissionsInToken,
} from '../../../src/domain/account/permissions.ts';
import { createAuth0Management } from '../../../src/server/verification/auth0-management.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import { ann, openTenantSetup, site, type TenantSetup } from '../../support/login/tenant-setup.ts';
import { openTestTenant, setupToken, type TestTenant } from '../../support/login/test-tenant.ts';

// These tests have no mail service; `auth0-mails.test.ts` has one.
const builtInMailer =
  'Auth0’s own mailer sends the e-mails of the login. It is for tests: ten a minute, from a foreign address.';

let tenant: TestTenant;
let owner: TenantSetup;
beforeEach(async () => {
  stubBrowser(site);
  tenant = await openTestTenant(site, {
    others: [{ token: 'half', may: ['read:clients', 'read:roles'] }],
  });
  owner = openTenantSetup(tenant);
});
afterEach(() => tenant.dispose());

describe('npm run setup -- auth0', () => {
  it('fills an empty tenant, so that a member signs up, verifies her address and logs in', async () => {
    await owner.setUp();
    expect(owner.said().at(-1)).toBe('Read again: nothing is left to do.');
    expect(owner.said().join('\n')).not.toContain(owner.saved()['AUTH0_MANAGEMENT_CLIENT_SECRET']);

    const client = owner.openClient();
    const visitor = createLoginVisitor(tenant.origin);
    const refused = await owner.signUp(client, visitor);
    expect(decodeURIComponent(refused.leadsTo ?? '')).toContain(
      'verify+your+e-mail+address+ann@example.com',
    );
    expect(await owner.verify()).toBe(200);
    expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([]);
  });

  it('makes her owner once her address is in the settings, and the functions can manage her account', async () => {
    await owner.setUp();
    await owner.signUp(owner.openClient(), createLoginVisitor(tenant.origin));
    await owner.setUp({ AUTH0_OWNER: ann.email });
    expect(owner.said().join('\n')).toContain(
      'sign up on the site with this address and verify it',
    );
    expect(await owner.verify()).toBe(200);
    const everything = { AUTH0_OWNER: ann.email, AUTH0_EDITORS: 'Ann@Example.com' };
    await owner.setUp(everything);
    expect(permissionsInToken(await owner.claimsAfterLogin())).toEqual([
      ownerPermission,
      editorPermission,
    ]);
    expect(await owner.badOf(everything)).toEqual([builtInMailer]);

    const accounts = createAuth0Management({
      origin: tenant.origin,
      clientId: owner.saved()['AUTH0_MANAGEMENT_CLIENT_ID'] ?? '',
      clientSecret: owner.saved()['AUTH0_MANAGEMENT_CLIENT_SECRET'] ?? '',
    });
    const token = await fetch(`${tenant.origin}/api/v2/users-by-email?email=${ann.email}`, {
      headers: { authorization: `Bearer ${setupToken}` },
    });
    const [user] = (await token.json()) ?? [];
    expect(await accounts.findPerson(user.user_id)).toMatchObject({ email: ann.email });
    await accounts.deleteAccount(user.user_id);
    expect(await accounts.findPerson(user.user_id)).toBeUndefined();
  });

  it('changes nothing when it is run again, and allows the preview in addition to existing settings', async () => {
    await owner.setUp();
    await owner.setUp();
    expect(owner.said().at(-1)).toBe('Nothing is left to do.');
    const id = owner.saved()['AUTH0_CLIENT_ID'] ?? '';
    await owner.look().clients.update(id, { callbacks: ['https://other.example/back'] });
    expect((await owner.badOf()).join('\n')).toContain('callback URLs');
    const preview = { PREVIEW_URL: 'https://preview.knurl.example' };
    await owner.setUp(preview);
    const { callbacks, web_origins: origins } = await owner.look().clients.get(id);
    expect(callbacks).toEqual([
      'https://other.example/back',
      `${site}/login/`,
      'https://preview.knurl.example/login/',
    ]);
    expect(origins).toContain('https://preview.knurl.example');
  });

  it('gives Auth0 the login page, if the site isn’t on this machine, and renews the action of an earlier version', async () => {
    await owner.setUp();
    const management = owner.look();
    const id = owner.saved()['AUTH0_CLIENT_ID'] ?? '';
    expect(await management.clients.get(id)).not.toHaveProperty('initiate_login_uri');
    const [action] = (await management.actions.list()).data;
    await management.actions.update(action?.id ?? '', {
      code: 'exports.onExecutePostLogin = () => {};',
    });
    const live = { SITE_URL: 'https://www.knurl.example' };
    const bad = (await owner.badOf(live)).join('\n');
    expect(bad).toContain('the login page');
    expect(bad).toContain('is old or not deployed');
    await owner.setUp(live);
    expect((await management.clients.get(id)).initiate_login_uri).toBe(
      'https://www.knurl.example/login/',
    );
    expect((await owner.badOf(live)).join('\n')).not.toMatch(/login page|old or not/);
  });

  it('corrects what was switched off, and the doctor names each setting', async () => {
    await owner.setUp();
    const management = owner.look();
    await management.clients.update(owner.saved()['AUTH0_CLIENT_ID'] ?? '', {
      refresh_token: { rotation_type: 'non-rotating', expiration_type: 'non-expiring' },
    });
    const servers = await management.resourceServers.list({ per_page: 50 });
    const api = servers.data.find(
      ({ identifier }) => identifier === owner.saved()['AUTH0_AUDIENCE'],
    );
    await management.resourceServers.update(api?.id ?? '', {
      allow_offline_access: false,
    });
    await management.actions.triggers.bindings.updateMany('post-login', { bindings: [] });
    const grants = await management.clientGrants.list();
    await management.clientGrants.update(grants.data[0]?.id ?? '', { scope: ['read:users'] });

    const bad = (await owner.badOf()).join('\n');
    for (const part of [
      'refresh token rotation',
      'offline access',
      'isn’t bound',
      'The functions lack update:users',
    ]) {
      expect(bad).toContain(part);
    }
    await owner.setUp();
    expect(await owner.badOf()).toEqual([
      builtInMailer,
      'Nobody is owner, so nobody can open /owner/.',
    ]);
  });

  it.each([
    ['POST /clients', 'down'],
    ['POST /clients', 'lost-answer'],
    ['POST /actions/actions', 'error-500'],
    ['POST /resource-servers', 'conflict'],
    ['PATCH /actions/triggers/post-login/bindings', 'rate-limited'],
    ['POST /client-grants', 'lost-answer'],
  ] as const)(
    'continues after “%s” met “%s”, without creating anything twice',
    async (request, fault) => {
      tenant.faults.set(fault, 1, request);
      await expect(owner.setUp()).rejects.toThrow('Running it again is safe');
      await owner.setUp();
      expect(owner.said().at(-1)).toMatch(/nothing is left to do|Nothing is left to do/);
      const management = owner.look();
      const names = (await management.clients.list({ per_page: 50 })).data.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect((await management.actions.list()).data).toHaveLength(1);
      expect((await management.clientGrants.list()).data).toHaveLength(1);
    },
  );

  it.each([
    ['down', 'Auth0 can’t be reached'],
    ['slow', 'Auth0 can’t be reached'],
    ['invalid-token', 'refuses AUTH0_SETUP_TOKEN (401)'],
    ['insufficient-scope', 'it lacks the scope create:clients'],
    ['not-found', 'Auth0 refuses a request (404)'],
    ['conflict', '(409)'],
    ['rate-limited', 'Auth0 asks us to wait (429)'],
    ['error-500', 'Auth0 failed (500)'],
  ] as const)(
    'says what is wrong if every answer is “%s”, and so does the doctor',
    async (fault, sentence) => {
      tenant.faults.set(fault);
      await expect(owner.setUp()).rejects.toThrow(sentence);
      expect((await owner.badOf()).join('\n')).toContain(sentence);
    },
  );

  it('names the scope that a token lacks, and never prints a token', async () => {
    await expect(owner.setUp({ AUTH0_SETUP_TOKEN: 'half' })).rejects.toThrow(
      'read:resource_servers',
    );
    await expect(owner.setUp({ AUTH0_SETUP_TOKEN: 'unknown token' })).rejects.toThrow('(401)');
    expect((await owner.badOf({ AUTH0_SETUP_TOKEN: 'unknown token' })).join()).not.toContain(
      'unknown',
    );
  });

  it('lets the doctor report a missing token as unknown, and check the rest', async () => {
    await owner.setUp();
    const findings = await owner.examine({ AUTH0_SETUP_TOKEN: '' });
    expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'unknown']);
    const wrong = await owner.badOf({
      AUTH0_CLIENT_ID: 'gone',
      AUTH0_MANAGEMENT_CLIENT_SECRET: 'wrong',
    });
    expect(wrong.join('\n')).toContain('No login begins');
    expect(wrong.join('\n')).toContain('get no token');
  });
});
