import { Auth0Client } from '@auth0/auth0-spa-js';
import { ManagementClient } from 'auth0';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuth0Examination } from '../../../local/doctor/auth0.ts';
import { createAuth0Setup } from '../../../local/setup/auth0.ts';
import { runSetup } from '../../../local/setup/run-setup.ts';
import { ownerPermission } from '../../../src/domain/account/owner-answer.ts';
import { editorPermission } from '../../../src/domain/editor.ts';
import { createAuth0Management } from '../../../src/server/verification/auth0-management.ts';
import { createLoginVisitor, type LoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import { openTestTenant, setupToken, type TestTenant } from '../../support/login/test-tenant.ts';

const site = 'http://localhost:8888';
const retryOptions = { maxRetries: 0, timeoutInSeconds: 2 };
const setup = createAuth0Setup(retryOptions);
const examine = createAuth0Examination(retryOptions);
const ann = { email: 'ann@example.com', givenName: 'Ann', password: 'barbell-and-plates-24' };

let tenant: TestTenant;
let saved: Record<string, string>;
let said: string[];
beforeEach(async () => {
  stubBrowser(site);
  localStorage.clear();
  sessionStorage.clear();
  tenant = await openTestTenant(site, [{ token: 'half', may: ['read:clients', 'read:roles'] }]);
  saved = {};
  said = [];
});
afterEach(() => tenant.dispose());

const variables = (others: Record<string, string> = {}): Record<string, string> => ({
  AUTH0_DOMAIN: tenant.origin,
  AUTH0_SETUP_TOKEN: setupToken,
  SITE_URL: site,
  ...saved,
  ...others,
});

const setUp = (others: Record<string, string> = {}) => {
  said = [];
  return runSetup({
    setup,
    variables: variables(others),
    prompt: undefined,
    isAgreed: true,
    isDryRun: false,
    say: (line) => said.push(line),
    save: async (settings) => {
      for (const { name, value } of settings) saved[name] = value;
    },
  });
};

const badOf = async (others: Record<string, string> = {}): Promise<readonly string[]> =>
  (await examine(variables(others)))
    .filter(({ state }) => state !== 'good')
    .map(({ sentence }) => sentence);

/** The SDK of an owner who inspects her tenant herself. */
const look = (): ManagementClient =>
  new ManagementClient({
    domain: new URL(tenant.origin).host,
    token: setupToken,
    fetch: (input, init) =>
      fetch(String(input instanceof Request ? input.url : input).replace('https:', 'http:'), init),
  });

const openClient = (): Auth0Client =>
  new Auth0Client({
    domain: tenant.origin,
    clientId: saved['AUTH0_CLIENT_ID'] ?? '',
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    authorizationParams: {
      audience: saved['AUTH0_AUDIENCE'] ?? '',
      redirect_uri: `${site}/login/`,
      scope: 'openid profile email offline_access',
    },
  });

const startLogin = async (client: Auth0Client): Promise<string> => {
  let address = '';
  await client.loginWithRedirect({
    openUrl: (url) => {
      address = url;
    },
  });
  return address;
};

const signUp = async (client: Auth0Client, visitor: LoginVisitor) => {
  const form = await visitor.open(await startLogin(client));
  return visitor.send(`${form.path}/sign-up`, ann);
};

const verify = async (visitor: LoginVisitor): Promise<void> => {
  const link = /http\S+verify\S+/.exec(tenant.mails.at(-1)?.text ?? '')?.[0] ?? '';
  expect((await visitor.open(link)).status).toBe(200);
};

/** The permissions in the token of a member who logs in with her password. */
const permissionsAfterLogin = async (): Promise<unknown> => {
  localStorage.clear();
  const client = openClient();
  const visitor = createLoginVisitor(tenant.origin);
  const form = await visitor.open(await startLogin(client));
  const { leadsTo = '' } = await visitor.send(form.path, ann);
  await client.handleRedirectCallback(leadsTo);
  // A new one with the refresh token, as the site requests it.
  const token = await client.getTokenSilently({ cacheMode: 'off' });
  return decodeJwt(token ?? '')['permissions'];
};

describe('npm run setup -- auth0', () => {
  it('fills an empty tenant, so that a member signs up, verifies her address and logs in', async () => {
    await setUp();
    expect(said.at(-1)).toBe('Read again: nothing is left to do.');
    expect(said.join('\n')).not.toContain(saved['AUTH0_MANAGEMENT_CLIENT_SECRET']);

    const client = openClient();
    const visitor = createLoginVisitor(tenant.origin);
    const refused = await signUp(client, visitor);
    expect(decodeURIComponent(refused.leadsTo ?? '')).toContain(
      'verify+your+e-mail+address+ann@example.com',
    );
    await verify(visitor);
    expect(await permissionsAfterLogin()).toEqual([]);
  });

  it('makes her owner once her address is in the settings, and the functions can manage her account', async () => {
    await setUp();
    await signUp(openClient(), createLoginVisitor(tenant.origin));
    await setUp({ AUTH0_OWNER: ann.email });
    expect(said.join('\n')).toContain('let her sign up on the site and verify her address');
    await verify(createLoginVisitor(tenant.origin));
    await setUp({ AUTH0_OWNER: ann.email, AUTH0_EDITORS: 'Ann@Example.com' });
    expect(await permissionsAfterLogin()).toEqual([ownerPermission, editorPermission]);
    expect(await badOf()).toEqual([]);

    const accounts = createAuth0Management({
      origin: tenant.origin,
      clientId: saved['AUTH0_MANAGEMENT_CLIENT_ID'] ?? '',
      clientSecret: saved['AUTH0_MANAGEMENT_CLIENT_SECRET'] ?? '',
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
    await setUp();
    await setUp();
    expect(said.at(-1)).toBe('Nothing is left to do.');
    const id = saved['AUTH0_CLIENT_ID'] ?? '';
    await look().clients.update(id, { callbacks: ['https://other.example/back'] });
    expect((await badOf()).join('\n')).toContain('callback URLs');
    const preview = { PREVIEW_URL: 'https://preview.knurl.example' };
    await setUp(preview);
    const { callbacks, web_origins: origins } = await look().clients.get(id);
    expect(callbacks).toEqual([
      'https://other.example/back',
      `${site}/login/`,
      'https://preview.knurl.example/login/',
    ]);
    expect(origins).toContain('https://preview.knurl.example');
  });

  it('gives Auth0 the login page, if the site isn’t on this machine, and renews the action of an earlier version', async () => {
    await setUp();
    const management = look();
    const id = saved['AUTH0_CLIENT_ID'] ?? '';
    expect(await management.clients.get(id)).not.toHaveProperty('initiate_login_uri');
    const [action] = (await management.actions.list()).data;
    await management.actions.update(action?.id ?? '', {
      code: 'exports.onExecutePostLogin = () => {};',
    });
    const live = { SITE_URL: 'https://www.knurl.example' };
    const bad = (await badOf(live)).join('\n');
    expect(bad).toContain('the login page');
    expect(bad).toContain('is old or not deployed');
    await setUp(live);
    expect((await management.clients.get(id)).initiate_login_uri).toBe(
      'https://www.knurl.example/login/',
    );
    expect((await badOf(live)).join('\n')).not.toMatch(/login page|old or not/);
  });

  it('corrects what was switched off, and the doctor names each setting', async () => {
    await setUp();
    const management = look();
    await management.clients.update(saved['AUTH0_CLIENT_ID'] ?? '', {
      refresh_token: { rotation_type: 'non-rotating', expiration_type: 'non-expiring' },
    });
    const servers = await management.resourceServers.list({ per_page: 50 });
    const api = servers.data.find(({ identifier }) => identifier === saved['AUTH0_AUDIENCE']);
    await management.resourceServers.update(api?.id ?? '', {
      token_dialect: 'access_token',
      enforce_policies: false,
    });
    await management.actions.triggers.bindings.updateMany('post-login', { bindings: [] });
    const grants = await management.clientGrants.list();
    await management.clientGrants.update(grants.data[0]?.id ?? '', { scope: ['read:users'] });

    const bad = (await badOf()).join('\n');
    for (const part of [
      'refresh token rotation',
      'RBAC, the permissions in the access token',
      'isn’t bound',
      'The functions lack update:users',
    ]) {
      expect(bad).toContain(part);
    }
    await setUp();
    expect(await badOf()).toEqual(['Nobody has the owner’s role, so nobody can open /owner/.']);
  });

  it.each([
    ['POST /clients', 'down'],
    ['POST /clients', 'lost-answer'],
    ['POST /roles', 'error-500'],
    ['POST /resource-servers', 'conflict'],
    ['PATCH /actions/triggers/post-login/bindings', 'rate-limited'],
    ['POST /client-grants', 'lost-answer'],
  ] as const)(
    'continues after “%s” met “%s”, without creating anything twice',
    async (request, fault) => {
      tenant.faults.set(fault, 1, request);
      await expect(setUp()).rejects.toThrow('Running it again is safe');
      await setUp();
      expect(said.at(-1)).toMatch(/nothing is left to do|Nothing is left to do/);
      const management = look();
      const names = (await management.clients.list({ per_page: 50 })).data.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const roles = (await management.roles.list({ per_page: 50 })).data;
      expect(roles).toHaveLength(2);
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
      await expect(setUp()).rejects.toThrow(sentence);
      expect((await badOf()).join('\n')).toContain(sentence);
    },
  );

  it('names the scope that a token lacks, and never prints a token', async () => {
    await expect(setUp({ AUTH0_SETUP_TOKEN: 'half' })).rejects.toThrow('read:resource_servers');
    await expect(setUp({ AUTH0_SETUP_TOKEN: 'unknown token' })).rejects.toThrow('(401)');
    expect((await badOf({ AUTH0_SETUP_TOKEN: 'unknown token' })).join()).not.toContain('unknown');
  });

  it('lets the doctor report a missing token as unknown, and check the rest', async () => {
    await setUp();
    const findings = await examine(variables({ AUTH0_SETUP_TOKEN: '' }));
    expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'unknown']);
    const wrong = await badOf({ AUTH0_CLIENT_ID: 'gone', AUTH0_MANAGEMENT_CLIENT_SECRET: 'wrong' });
    expect(wrong.join('\n')).toContain('No login begins');
    expect(wrong.join('\n')).toContain('get no token');
  });
});
