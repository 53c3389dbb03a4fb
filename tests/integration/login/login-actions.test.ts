import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Auth0Client } from '@auth0/auth0-spa-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { startLoginService, type LoginService } from '../../../local/login/start.ts';
import { findFreePort } from '../../../local/ports.ts';
import type { toLoginActions as ToLoginActions } from '../../../src/services/auth/login-actions.ts';
import type { Login, LoginWish } from '../../../src/services/auth/member.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import { createLoginVisitor, type LoginVisitor } from '../../support/login/login-visitor.ts';

const site = 'http://localhost:8888';
const audience = 'https://knurl.example/api';
const clientId = 'local-stand-in-knurl';
const folder = mkdtempSync(path.join(tmpdir(), 'login-actions-'));
const onVisitor = vi.fn();
let port = 0;
let service: LoginService | undefined;
let client: Auth0Client;
let visitor: LoginVisitor;
let login: Login;
/** By how many milliseconds the clock of her device is wrong. */
let clockIsAhead = 0;
let toLoginActions: typeof ToLoginActions;
/** Where the browser was sent, and whether the page before it is left out of the history. */
let gone: { readonly to: string; readonly leavesNoTrace: boolean }[] = [];

const start = async (): Promise<void> => {
  service = await startLoginService({
    folder,
    port,
    client: { clientId, audience, siteOrigins: [site] },
    inboxOrigin: 'http://localhost:8891',
    sendMail: () => undefined,
  });
};
const stop = async (): Promise<void> => {
  await service?.close();
  service = undefined;
};

/** A page of the site that has just been loaded: what is stored stays, what was in memory is gone. */
const loadPage = (address = '/'): void => {
  vi.stubGlobal(
    'location',
    Object.assign(new URL(address, site), {
      assign: (to: string) => gone.push({ to, leavesNoTrace: false }),
      replace: (to: string) => gone.push({ to, leavesNoTrace: true }),
    }),
  );
  client = new Auth0Client({
    domain: `http://localhost:${port}`,
    clientId,
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    httpTimeoutInSeconds: 1,
    nowProvider: () => Date.now() + clockIsAhead,
    authorizationParams: { audience, redirect_uri: `${site}/login/` },
  });
  login = toLoginActions(
    {
      loginWithRedirect: (options) => client.loginWithRedirect(options),
      handleRedirectCallback: (address_) => client.handleRedirectCallback(address_),
      getAccessTokenSilently: (options) => client.getTokenSilently(options),
      getIdTokenClaims: () => client.getIdTokenClaims(),
      revokeRefreshToken: (options) => client.revokeRefreshToken(options),
      logout: (options) => client.logout(options),
    },
    onVisitor,
  );
};

/** Asks for a login and gives the address that the browser goes to; on the way it may have stopped. */
const leave = async (wish: Partial<LoginWish> = {}): Promise<URL> => {
  const before = gone.length;
  // While the browser is on its way there is no answer.
  void login.logIn({ target: '/members/packs/tone-sculpt/', ...wish });
  await vi.waitFor(() => expect(gone.length).toBeGreaterThan(before));
  return new URL(gone.at(-1)?.to ?? '');
};

const subscriber = { email: 'subscriber@example.com', password: samplePassword };

/** Goes through the login service and gives the address that it leads back to. */
const passLogin = async (address: URL): Promise<string> => {
  const page = await visitor.open(address.href);
  if (page.leadsTo !== undefined) return page.leadsTo;
  return (await visitor.send(page.path, subscriber)).leadsTo ?? '';
};

const signIn = async (wish: Partial<LoginWish> = {}): ReturnType<Login['endLogin']> => {
  const answer = await passLogin(await leave(wish));
  loadPage(answer);
  return login.endLogin(answer);
};

const troubleOf = (result: Awaited<ReturnType<Login['endLogin'] | Login['logIn']>>) =>
  result.kind === 'trouble' ? result.trouble : undefined;

beforeAll(async () => {
  stubBrowser(site);
  port = await findFreePort();
  vi.stubEnv('AUTH0_DOMAIN', `http://localhost:${port}`);
  vi.stubEnv('AUTH0_CLIENT_ID', clientId);
  vi.stubEnv('AUTH0_AUDIENCE', audience);
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  ({ toLoginActions } = await import('../../../src/services/auth/login-actions.ts'));
});
beforeEach(async () => {
  if (service === undefined) await start();
  localStorage.clear();
  sessionStorage.clear();
  gone = [];
  clockIsAhead = 0;
  vi.clearAllMocks();
  visitor = createLoginVisitor(`http://localhost:${port}`);
  loadPage();
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

describe('logIn', () => {
  it('leads to the login service, with a proof key and for our API', async () => {
    const { pathname, searchParams } = await leave();
    expect(pathname).toBe('/authorize');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: clientId,
      audience,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/login/`,
      scope: 'openid profile email offline_access',
    });
    expect(gone).toMatchObject([{ leavesNoTrace: false }]);
    expect(searchParams.has('prompt')).toBe(false);
    expect(searchParams.has('screen_hint')).toBe(false);
  });

  it('offers to sign up, asks again, and leaves no trace where it is told to', async () => {
    const { searchParams } = await leave({ signUp: true, askAgain: true, leaveNoTrace: true });
    expect(searchParams.get('screen_hint')).toBe('signup');
    expect(searchParams.get('prompt')).toBe('login');
    expect(gone).toMatchObject([{ leavesNoTrace: true }]);
  });

  it('leads nowhere when she is signed in, but says where she wanted to be', async () => {
    await signIn();
    const before = gone.length;
    expect(await login.logIn({ target: '/members/finishers/legs/' })).toEqual({
      kind: 'signed-in',
      target: '/members/finishers/legs/',
    });
    expect(await login.logIn({ target: '//evil.example/' })).toEqual({
      kind: 'signed-in',
      target: '/members/',
    });
    expect(gone).toHaveLength(before);
  });

  it('stays here when the service is down', async () => {
    await stop();
    const result = await login.logIn({ target: '/members/packs/' });
    expect(troubleOf(result)).toEqual({
      kind: 'away',
      sentence: 'We couldn’t reach the login service. Check your connection, then try again.',
      target: '/members/packs/',
    });
    expect(gone).toEqual([]);
  });

  it('stays here when the browser stores nothing', async () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const original: unknown = Reflect.get(globalThis, name);
      vi.stubGlobal(name, {
        setItem: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      });
      expect(troubleOf(await login.logIn({ target: '/members/' }))?.kind).toBe('storage');
      vi.stubGlobal(name, original);
    }
    expect(gone).toEqual([]);
  });

  it('resolves when she comes back with the browser’s button', async () => {
    const listeners: ((event: { persisted: boolean }) => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
      listeners.push(listener),
    );
    const result = login.logIn({ target: '/members/' });
    await vi.waitFor(() => expect(gone).toHaveLength(1));
    // The page's own first event says nothing.
    for (const persisted of [false, true]) listeners[0]?.({ persisted });
    expect(await result).toEqual({ kind: 'back' });
  });
});

describe('endLogin', () => {
  it('signs her in and leads to where she wanted to be', async () => {
    expect(await signIn()).toEqual({ kind: 'signed-in', target: '/members/packs/tone-sculpt/' });
    expect(await login.getAccessToken()).toEqual({ kind: 'token', token: expect.any(String) });
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/login/?code=x'])(
    'leads to the members zone instead of %s',
    async (target) => {
      expect(await signIn({ target })).toEqual({ kind: 'signed-in', target: '/members/' });
    },
  );

  it('leads nowhere off this site even if what is stored was edited', async () => {
    const answer = await passLogin(await leave());
    const key = `a0.spajs.txs.${clientId}`;
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
    for (const appState of [{ target: 'https://evil.example/' }, null, 7, 'x']) {
      sessionStorage.setItem(key, JSON.stringify({ ...stored, appState }));
      const result = await login.endLogin(answer);
      const target = result.kind === 'trouble' ? result.trouble.target : result.target;
      expect(target).toBe('/members/');
    }
  });

  it('answers a wish to subscribe, once', async () => {
    loadPage('/articles/?redirect=sub&s=squat');
    const address = await leave({ target: '/promotions/', subscribe: true });
    expect(localStorage.getItem('redirect')).toBe('sub');
    const [, , left] = vi.mocked(history.replaceState).mock.calls[0] ?? [];
    expect(String(left)).toBe(`${site}/articles/?s=squat`);

    const answer = await passLogin(address);
    loadPage(answer);
    expect(await login.endLogin(answer)).toEqual({
      kind: 'signed-in',
      target: '/promotions/#membership',
    });
    expect(localStorage.getItem('redirect')).toBeNull();
    expect(await login.logIn({ target: '/members/' })).toMatchObject({ target: '/members/' });
    // Who is signed in is led on at once.
    expect(await login.logIn({ target: '/members/', subscribe: true })).toMatchObject({
      target: '/promotions/#membership',
    });
  });

  it.each([
    ['a state of somebody else', (url: URL) => url.searchParams.set('state', 'forged')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    [
      'an error of somebody else',
      (url: URL) => (url.search = '?error=access_denied&error_description=Call+0900&state=x'),
    ],
  ])('refuses %s, and the login that is under way goes on', async (_what, change) => {
    const answer = await passLogin(await leave());
    const forged = new URL(answer);
    change(forged);
    loadPage(forged.href);
    expect(troubleOf(await login.endLogin(forged.href))).toEqual({
      kind: 'foreign',
      sentence:
        'This login wasn’t started in this tab, or it has been finished already. Nothing has changed.',
      target: '/members/',
    });
    expect(await login.endLogin(answer)).toMatchObject({ kind: 'signed-in' });
  });

  it('refuses an answer that was used, and she stays signed in', async () => {
    const answer = await passLogin(await leave());
    expect(await login.endLogin(answer)).toMatchObject({ kind: 'signed-in' });
    loadPage(answer);
    expect(troubleOf(await login.endLogin(answer))?.kind).toBe('foreign');
    expect(await login.getAccessToken()).toMatchObject({ kind: 'token' });
  });

  it('refuses a code that another login has brought', async () => {
    const first = new URL(await passLogin(await leave()));
    const answer = new URL(await passLogin(await leave()));
    answer.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect(troubleOf(await login.endLogin(answer.href))?.kind).toBe('foreign');
    expect(await login.getAccessToken()).toEqual({ kind: 'signed-out' });
  });

  it('says what the service refuses, and keeps where she wanted to be', async () => {
    const page = await visitor.open((await leave()).href);
    const { leadsTo = '' } = await visitor.send(`${page.path}/cancel`, {});
    loadPage(leadsTo);
    expect(troubleOf(await login.endLogin(leadsTo))).toEqual({
      kind: 'refused',
      sentence:
        'You are not logged in. The login service says: “User did not authorize the request.”',
      target: '/members/packs/tone-sculpt/',
    });
  });

  it('says that her address is not verified', async () => {
    const page = await visitor.open((await leave({ signUp: true })).href);
    const { leadsTo = '' } = await visitor.send(page.path, {
      email: 'unverified@example.com',
      password: 'long enough',
      givenName: '',
    });
    expect(troubleOf(await login.endLogin(leadsTo))).toMatchObject({
      kind: 'unverified',
      sentence: 'Please verify your e-mail address before you log in.',
      target: '/members/packs/tone-sculpt/',
    });
  });

  it('says when the clock is wrong', async () => {
    const answer = await passLogin(await leave());
    clockIsAhead = 365 * 24 * 60 * 60 * 1000;
    expect(troubleOf(await login.endLogin(answer))?.kind).toBe('clock');
  });

  it('says when the service has gone away meanwhile', async () => {
    const answer = await passLogin(await leave());
    await stop();
    expect(troubleOf(await login.endLogin(answer))).toMatchObject({
      kind: 'away',
      target: '/members/packs/tone-sculpt/',
    });
  });
});

describe('getAccessToken', () => {
  it('gives the same token as long as it is good, and another when asked', async () => {
    await signIn();
    const [first, second, fresh] = [
      await login.getAccessToken(),
      await login.getAccessToken(),
      await login.getAccessToken({ fresh: true }),
    ];
    expect(second).toEqual(first);
    expect(fresh).not.toEqual(first);
  });

  it('survives a reload', async () => {
    await signIn();
    loadPage();
    expect(await login.getAccessToken()).toMatchObject({ kind: 'token' });
  });

  it('says that the service is away, and she stays signed in', async () => {
    await signIn();
    await stop();
    expect(await login.getAccessToken({ fresh: true })).toMatchObject({ kind: 'away' });
    expect(await login.getAccessToken()).toMatchObject({ kind: 'token' });
    expect(onVisitor).not.toHaveBeenCalled();
  });

  it('ends a session that the service has ended', async () => {
    await signIn();
    await client.revokeRefreshToken();
    expect(await login.getAccessToken({ fresh: true })).toEqual({ kind: 'signed-out' });
    expect(onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLeft: false });
    expect(await client.getUser()).toBeUndefined();
  });

  it('knows that she has logged out in another tab', async () => {
    await signIn();
    localStorage.clear();
    expect(await login.getAccessToken({ fresh: true })).toEqual({ kind: 'signed-out' });
    expect(onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLeft: true });
  });

  it('ends a session that somebody has typed into the storage', async () => {
    localStorage.setItem(
      `@@auth0spajs@@::${clientId}::@@user@@`,
      JSON.stringify({
        id_token: 'x.y.z',
        decodedToken: { claims: { sub: 'auth0|x' }, user: { sub: 'auth0|x', given_name: 'Eve' } },
      }),
    );
    loadPage();
    expect(await client.getUser()).toMatchObject({ given_name: 'Eve' });
    expect(await login.getAccessToken()).toEqual({ kind: 'signed-out' });
    expect(localStorage.length).toBe(0);
  });
});

describe('logOut', () => {
  it('ends the session here and there, and gives the refresh token back', async () => {
    await signIn();
    const key = `@@auth0spajs@@::${clientId}::${audience}::openid profile email offline_access`;
    const { refresh_token: token } = JSON.parse(localStorage.getItem(key) ?? '').body;
    const before = gone.length;
    void login.logOut();
    await vi.waitFor(() => expect(gone.length).toBeGreaterThan(before));
    const { to } = gone.at(-1) ?? { to: '' };
    expect(new URL(to).pathname).toBe('/v2/logout');
    expect(onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLeft: true });
    expect(localStorage.length).toBe(0);
    expect((await visitor.open(to)).leadsTo).toBe(`${site}/`);
    expect((await visitor.open((await leave()).href)).html).toContain('<h1>Log in</h1>');

    const answer = await fetch(`http://localhost:${port}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
      }),
    });
    expect(answer.status).toBe(400);
  });

  it('ends the session here when the service is down, and says so', async () => {
    await signIn();
    await stop();
    const before = gone.length;
    expect(await login.logOut()).toMatchObject({ kind: 'away', target: '/' });
    expect(onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLeft: true });
    expect(localStorage.length).toBe(0);
    expect(gone).toHaveLength(before);
  });
});
