import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAccounts, samplePassword } from '../../../local/login/sample-accounts.ts';
import {
  createClient,
  logInAtService,
  signIn,
  startLogin,
} from '../../support/login/auth0-client.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import {
  audience,
  clientId,
  openTestLoginService,
  parametersOf,
  site,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';
import { waitFor } from '../../support/wait-for.ts';

let service: TestLoginService;
beforeAll(async () => {
  stubBrowser(site);
  service = await openTestLoginService();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => service.dispose());

describe('a login with Auth0’s library', () => {
  it('returns tokens with Auth0’s claims', async () => {
    const client = await signIn(service.origin);
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

  it.each(sampleAccounts)('works for the sample account $email', async ({ email, subject }) => {
    const client = await signIn(service.origin, { email, password: samplePassword });
    expect(await client.getUser()).toMatchObject({ email, sub: subject });
  });

  it('returns the site’s app state', async () => {
    const client = createClient(service.origin);
    const address = await logInAtService(client, createLoginVisitor(service.origin));
    const { appState } = await client.handleRedirectCallback<{ target: string }>(address);
    expect(appState).toEqual({ target: '/members/packs/' });
  });

  it('needs no password while the member is logged in, unless the site requires it', async () => {
    const visitor = createLoginVisitor(service.origin);
    const client = createClient(service.origin);
    await logInAtService(client, visitor);
    const again = await visitor.open(await startLogin(client));
    expect(parametersOf(again.leadsTo ?? '')).toMatchObject({ code: expect.any(String) });
    const withPassword = await visitor.open(await startLogin(client, { prompt: 'login' }));
    expect(withPassword.leadsTo).toBeUndefined();
    expect(withPassword.html).toContain('<h1>Log in</h1>');
  });
});

describe('a session', () => {
  it('refreshes its token without a password, and accepts each refresh token once after the overlap', async () => {
    const client = await signIn(service.origin);
    const tokens = new Set([await client.getTokenSilently()]);
    const old = localStorage.getItem(
      `@@auth0spajs@@::${clientId}::${audience}::openid profile email offline_access`,
    );
    tokens.add(await client.getTokenSilently({ cacheMode: 'off' }));
    tokens.add(await client.getTokenSilently({ cacheMode: 'off' }));
    expect(tokens.size).toBe(3);

    const sendOldToken = (): Promise<Response> =>
      fetch(`${service.origin}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: clientId,
          refresh_token: JSON.parse(old ?? '').body.refresh_token,
        }),
      });
    expect((await sendOldToken()).status).toBe(200);
    // The service runs in this process and reads its clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 32_000 });
    const answer = await sendOldToken();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    // An old token was used, so it may have been stolen: its successors are revoked too.
    await expect(client.getTokenSilently({ cacheMode: 'off' })).rejects.toThrow();
  });

  it('continues after the service was restarted', async () => {
    const client = await signIn(service.origin);
    const readKeys = async (): Promise<unknown> => {
      const address = `${service.origin}/.well-known/jwks.json`;
      return (await fetch(address, { headers: { connection: 'close' } })).json();
    };
    const before = await readKeys();
    await service.stop();
    await service.start();
    expect(await waitFor(readKeys)).toEqual(before);
    expect(await client.getTokenSilently({ cacheMode: 'off' })).toEqual(expect.any(String));
  });

  it('ends with a logout', async () => {
    const visitor = createLoginVisitor(service.origin);
    const client = createClient(service.origin);
    await client.handleRedirectCallback(await logInAtService(client, visitor));
    let address = '';
    await client.logout({
      logoutParams: { returnTo: `${site}/` },
      openUrl: (url) => {
        address = url;
      },
    });
    expect((await visitor.open(address)).leadsTo).toBe(`${site}/`);
    expect((await visitor.open(await startLogin(client))).html).toContain('<h1>Log in</h1>');
    expect(await client.getUser()).toBeUndefined();
  });

  it('ends when its refresh token is revoked', async () => {
    const client = await signIn(service.origin);
    await client.revokeRefreshToken();
    await expect(client.getTokenSilently({ cacheMode: 'off' })).rejects.toThrow(/Refresh Token/);
  });
});
