import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Auth0Client } from '@auth0/auth0-spa-js';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoginService, type LoginService } from '../../../local/login/start.ts';
import { sampleAccounts, samplePassword } from '../../../local/login/sample-accounts.ts';
import { findFreePort } from '../../../local/ports.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import { createLoginVisitor, type LoginVisitor } from '../../support/login/login-visitor.ts';

const site = 'http://localhost:8888';
const callback = `${site}/login/`;
const audience = 'https://knurl.example/api';
const clientId = 'local-stand-in-knurl';
const folder = mkdtempSync(path.join(tmpdir(), 'login-service-'));
const mails: { to: string; text: string }[] = [];
let port = 0;
let service: LoginService;

const start = (): Promise<LoginService> =>
  startLoginService({
    folder,
    port,
    client: { clientId, audience, siteOrigins: [site] },
    inboxOrigin: 'http://localhost:8891',
    sendMail: (mail) => mails.push(mail),
  });

/** The site's side: Auth0's own library, as the site sets it up. */
const createClient = (): Auth0Client =>
  new Auth0Client({
    domain: service.origin,
    clientId,
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    authorizationParams: { audience, redirect_uri: callback },
  });

const beginLogin = async (
  client: Auth0Client,
  authorizationParams: Readonly<Record<string, string>> = {},
): Promise<string> => {
  let address = '';
  await client.loginWithRedirect({
    authorizationParams,
    appState: { target: '/members/packs/' },
    openUrl: (url) => {
      address = url;
    },
  });
  return address;
};

type Member = { readonly email: string; readonly password: string };
const subscriber = { email: 'subscriber@example.com', password: samplePassword };

/** Logs a member in at the service and gives the address on the site that it leads to. */
const logIn = async (
  client: Auth0Client,
  visitor: LoginVisitor,
  member: Member = subscriber,
): Promise<string> => {
  const form = await visitor.open(await beginLogin(client));
  return (await visitor.send(form.path, member)).leadsTo ?? '';
};

const signIn = async (member?: Member): Promise<Auth0Client> => {
  const client = createClient();
  await client.handleRedirectCallback(
    await logIn(client, createLoginVisitor(service.origin), member),
  );
  return client;
};

const parametersOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address).searchParams);

beforeAll(async () => {
  stubBrowser(site);
  port = await findFreePort();
  service = await start();
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mails.length = 0;
});

describe('a login with Auth0’s library', () => {
  it('gives tokens such as Auth0’s', async () => {
    const client = await signIn();
    const token = (await client.getTokenSilently()) ?? '';
    const keys = createRemoteJWKSet(new URL(`${service.origin}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: `${service.origin}/`,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub', 'iat'],
      maxTokenAge: '2h',
    });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) });
    expect(payload).toMatchObject({
      sub: 'auth0|sample-subscriber',
      aud: [audience, `${service.origin}/userinfo`],
      azp: clientId,
      scope: 'openid profile email offline_access',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(7200);
    expect(await client.getUser()).toMatchObject({
      sub: 'auth0|sample-subscriber',
      email: 'subscriber@example.com',
      email_verified: true,
      given_name: 'Sanne',
      nickname: 'subscriber',
    });
  });

  it.each(sampleAccounts)('knows $email from the start', async ({ email, subject }) => {
    const client = await signIn({ email, password: samplePassword });
    expect(await client.getUser()).toMatchObject({ email, sub: subject });
  });

  it('carries what the site wanted to do afterwards', async () => {
    const client = createClient();
    const address = await logIn(client, createLoginVisitor(service.origin));
    const { appState } = await client.handleRedirectCallback<{ target: string }>(address);
    expect(appState).toEqual({ target: '/members/packs/' });
  });

  it('lets a session go on without a password, and a refresh token be used once', async () => {
    const client = await signIn();
    const tokens = new Set([await client.getTokenSilently()]);
    const old = localStorage.getItem(
      `@@auth0spajs@@::${clientId}::${audience}::openid profile email offline_access`,
    );
    tokens.add(await client.getTokenSilently({ cacheMode: 'off' }));
    tokens.add(await client.getTokenSilently({ cacheMode: 'off' }));
    expect(tokens.size).toBe(3);

    const answer = await fetch(`${service.origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: JSON.parse(old ?? '').body.refresh_token,
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    // Somebody else has had it: whoever goes on with its successors is not trusted either.
    await expect(client.getTokenSilently({ cacheMode: 'off' })).rejects.toThrow();
  });

  it('goes on after the service was restarted', async () => {
    const client = await signIn();
    const readKeys = async (): Promise<unknown> => {
      const address = `${service.origin}/.well-known/jwks.json`;
      return (await fetch(address, { headers: { connection: 'close' } })).json();
    };
    const before = await readKeys();
    await service.close();
    service = await start();
    expect(await vi.waitFor(readKeys)).toEqual(before);
    expect(await client.getTokenSilently({ cacheMode: 'off' })).toEqual(expect.any(String));
  });

  it('asks for no password where somebody is logged in', async () => {
    const visitor = createLoginVisitor(service.origin);
    const client = createClient();
    await logIn(client, visitor);
    const again = await visitor.open(await beginLogin(client));
    expect(parametersOf(again.leadsTo ?? '')).toMatchObject({ code: expect.any(String) });
    // Unless the site insists.
    const asked = await visitor.open(await beginLogin(client, { prompt: 'login' }));
    expect(asked.leadsTo).toBeUndefined();
    expect(asked.html).toContain('<h1>Log in</h1>');
  });

  it('ends with a logout', async () => {
    const visitor = createLoginVisitor(service.origin);
    const client = createClient();
    await client.handleRedirectCallback(await logIn(client, visitor));
    let address = '';
    await client.logout({
      logoutParams: { returnTo: `${site}/` },
      openUrl: (url) => {
        address = url;
      },
    });
    expect((await visitor.open(address)).leadsTo).toBe(`${site}/`);
    expect((await visitor.open(await beginLogin(client))).html).toContain('<h1>Log in</h1>');
    expect(await client.getUser()).toBeUndefined();
  });

  it('revokes a refresh token that is given back', async () => {
    const client = await signIn();
    await client.revokeRefreshToken();
    await expect(client.getTokenSilently({ cacheMode: 'off' })).rejects.toThrow(/Refresh Token/);
  });
});

describe('the pages', () => {
  it.each([
    ['a wrong password', { email: 'pack@example.com', password: 'barbell-25' }],
    ['an unknown address', { email: 'nobody@example.com', password: samplePassword }],
    ['nothing', { email: '', password: '' }],
  ])('refuse %s with one and the same sentence', async (_what, typed) => {
    const visitor = createLoginVisitor(service.origin);
    const form = await visitor.open(await beginLogin(createClient()));
    const answer = await visitor.send(form.path, typed);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('Wrong e-mail address or password.');
    expect(answer.html).toContain(`value="${typed.email}"`);
    expect(answer.html).toMatch(/id="password"[^>]*value=""/);
    // The way on is the same form.
    expect((await visitor.send(form.path, subscriber)).leadsTo).toContain(`${callback}?code=`);
  });

  it('take a new member in once she has verified her address', async () => {
    const visitor = createLoginVisitor(service.origin);
    const client = createClient();
    const member = { email: 'Ann@example.com', givenName: 'Ann', password: 'long enough' };
    const form = await visitor.open(await beginLogin(client, { screen_hint: 'signup' }));
    expect(form.html).toContain('<h1>Sign up</h1>');
    const refused = (await visitor.send(form.path, member)).leadsTo ?? '';
    expect(parametersOf(refused)).toMatchObject({
      error: 'access_denied',
      error_description: 'Please verify your e-mail address before you log in.',
    });
    await expect(client.handleRedirectCallback(refused)).rejects.toMatchObject({
      error: 'access_denied',
      appState: { target: '/members/packs/' },
    });

    expect(mails.map(({ to }) => to)).toEqual([member.email]);
    // Who comes back before she has read it is sent another.
    expect(await logIn(client, visitor, member)).toContain('access_denied');
    expect(mails).toHaveLength(2);
    const link = /http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    // The scanner of her mailbox follows it before she does.
    await createLoginVisitor(service.origin).open(link);
    const verified = await visitor.open(link);
    expect(verified.status).toBe(200);
    expect(verified.html).toContain('Your e-mail address is verified');
    await client.handleRedirectCallback(
      await logIn(client, visitor, { ...member, email: 'ann@EXAMPLE.com' }),
    );
    expect(await client.getUser()).toMatchObject({ given_name: 'Ann', email_verified: true });
    expect((await client.getUser())?.sub).toMatch(/^auth0\|[0-9a-f]{24}$/);
  });

  it('name a member who gives no name by her address', async () => {
    const visitor = createLoginVisitor(service.origin);
    const client = createClient();
    const member = { email: 'bea@example.com', password: 'long enough' };
    const form = await visitor.open(await beginLogin(client, { screen_hint: 'signup' }));
    await visitor.send(form.path, member);
    await visitor.open(/http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    await client.handleRedirectCallback(await logIn(client, visitor, member));
    const user = await client.getUser();
    expect(user).toMatchObject({ nickname: 'bea' });
    expect(user).not.toHaveProperty('given_name');
  });

  it.each([
    ['ann', 'long enough', 'Enter an e-mail address, such as name@example.com.'],
    ['new1@example.com', 'short', 'Choose a password of at least 8 characters.'],
    ['NEW@example.com', 'long enough', 'There is an account with this e-mail address.'],
  ])('refuse to sign up %s with %s', async (email, password, sentence) => {
    const visitor = createLoginVisitor(service.origin);
    const form = await visitor.open(await beginLogin(createClient(), { screen_hint: 'signup' }));
    const typed = { email, password, givenName: '<b>"Ann"</b>' };
    const answer = await visitor.send(form.path, typed);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(sentence);
    expect(answer.html).toContain('value="&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;"');
    expect(answer.html).not.toContain(password);
    expect(mails).toEqual([]);
    // One can go to the other form, and stays there.
    const other = await visitor.open(/href="([^"]+)">Log in</.exec(answer.html)?.[1] ?? '');
    expect(other.html).toContain('<h1>Log in</h1>');
  });

  it('let one go back without logging in', async () => {
    const visitor = createLoginVisitor(service.origin);
    const form = await visitor.open(await beginLogin(createClient()));
    const { leadsTo } = await visitor.send(`${form.path}/cancel`, {});
    expect(parametersOf(leadsTo ?? '')).toMatchObject({ error: 'access_denied' });
  });

  it('say when a login is over, or was another browser’s', async () => {
    const visitor = createLoginVisitor(service.origin);
    const form = await visitor.open(await beginLogin(createClient()));
    const stranger = await createLoginVisitor(service.origin).send(form.path, subscriber);
    expect(stranger.status).toBe(400);
    expect(stranger.html).toContain('This login is over');
    expect(stranger.html).toContain(`href="${site}/members/"`);
  });

  it('say that a link is not valid', async () => {
    const answer = await createLoginVisitor(service.origin).open('/u/verify/0000');
    expect(answer.status).toBe(404);
    expect(answer.html).toContain('This link is not valid');
  });
});

describe('what is not the site’s', () => {
  const authorize = (change: Readonly<Record<string, string>>): string => {
    const query = new URLSearchParams({
      client_id: clientId,
      audience,
      response_type: 'code',
      redirect_uri: callback,
      scope: 'openid',
      state: 'state',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWBuGJSstw-cM',
      code_challenge_method: 'S256',
      ...change,
    });
    return `/authorize?${query}`;
  };

  it.each([
    ['another site to return to', { redirect_uri: 'https://evil.example/login/' }],
    ['another page to return to', { redirect_uri: `${site}/elsewhere/` }],
    ['another application', { client_id: 'other' }],
  ])('%s is refused on the spot', async (_what, change) => {
    const answer = await createLoginVisitor(service.origin).open(authorize(change));
    expect(answer.status).toBe(400);
    expect(answer.leadsTo).toBeUndefined();
    expect(answer.html).toContain('This login can’t go on');
  });

  it.each([
    ['another API', { audience: 'https://evil.example/api' }, 'access_denied'],
    ['no proof key', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['a silent login of nobody', { prompt: 'none' }, 'login_required'],
  ])('%s is refused: the site is told', async (_what, change, error) => {
    const { leadsTo } = await createLoginVisitor(service.origin).open(authorize(change));
    expect(parametersOf(leadsTo ?? '')).toMatchObject({ error, state: 'state' });
  });

  it('a script of another site gets no token', async () => {
    const ask = (origin: string): Promise<Response> =>
      fetch(`${service.origin}/oauth/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: clientId,
          refresh_token: 'x',
        }),
      });
    const theirs = await ask('https://evil.example');
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull();
    const ours = await ask(site);
    expect(ours.headers.get('access-control-allow-origin')).toBe(site);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '', '/'])(
    'a logout does not lead to %j',
    async (returnTo) => {
      const query = new URLSearchParams({ client_id: clientId, returnTo });
      const answer = await createLoginVisitor(service.origin).open(`/v2/logout?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.leadsTo).toBeUndefined();
    },
  );
});
