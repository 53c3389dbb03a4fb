import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSiteLogin, type SiteLogin } from '../../support/login/site-login.ts';
import { audience, clientId, site } from '../../support/login/test-login-service.ts';
import { waitFor } from '../../support/wait-for.ts';

let page: SiteLogin;
beforeAll(async () => {
  page = await openSiteLogin();
});
beforeEach(() => page.reset());
afterAll(() => page.dispose());

describe('getAccessToken', () => {
  it('returns the same token while it is valid, and a new one on request', async () => {
    await page.signIn();
    const first = await page.login().getAccessToken();
    expect(await page.login().getAccessToken()).toEqual(first);
    expect(await page.login().getAccessToken({ fresh: true })).not.toEqual(first);
  });

  it('returns a token after a page load', async () => {
    await page.signIn();
    page.loadPage();
    expect(await page.login().getAccessToken()).toMatchObject({ kind: 'token' });
  });

  it('reports an outage of the login service, and she stays signed in', async () => {
    await page.signIn();
    await page.service.stop();
    expect(await page.login().getAccessToken({ fresh: true })).toMatchObject({
      kind: 'unreachable',
    });
    expect(await page.login().getAccessToken()).toMatchObject({ kind: 'token' });
    expect(page.onVisitor).not.toHaveBeenCalled();
  });

  it('ends the session when the login service has ended it', async () => {
    await page.signIn();
    await page.client().revokeRefreshToken();
    expect(await page.login().getAccessToken({ fresh: true })).toEqual({ kind: 'signed-out' });
    expect(page.onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLoggedOut: false });
    expect(await page.client().getUser()).toBeUndefined();
  });

  it('notices that she has logged out in another tab', async () => {
    await page.signIn();
    localStorage.clear();
    expect(await page.login().getAccessToken({ fresh: true })).toEqual({ kind: 'signed-out' });
    expect(page.onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLoggedOut: true });
  });

  it('ends a session that was forged in the storage', async () => {
    localStorage.setItem(
      `@@auth0spajs@@::${clientId}::@@user@@`,
      JSON.stringify({
        id_token: 'x.y.z',
        decodedToken: { claims: { sub: 'auth0|x' }, user: { sub: 'auth0|x', given_name: 'Eve' } },
      }),
    );
    page.loadPage();
    expect(await page.client().getUser()).toMatchObject({ given_name: 'Eve' });
    expect(await page.login().getAccessToken()).toEqual({ kind: 'signed-out' });
    expect(localStorage.length).toBe(0);
  });
});

describe('logOut', () => {
  it('ends the session here and at the login service, and revokes the refresh token', async () => {
    await page.signIn();
    const key = `@@auth0spajs@@::${clientId}::${audience}::openid profile email offline_access`;
    const { refresh_token: token } = JSON.parse(localStorage.getItem(key) ?? '').body;
    const before = page.departures.length;
    void page.login().logOut();
    await waitFor(() => expect(page.departures.length).toBeGreaterThan(before));
    const { to } = page.departures.at(-1) ?? { to: '' };
    expect(new URL(to).pathname).toBe('/v2/logout');
    expect(page.onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLoggedOut: true });
    expect(localStorage.length).toBe(0);
    expect((await page.visitor().open(to)).leadsTo).toBe(`${site}/`);
    const form = await page.visitor().open((await page.leave()).href);
    expect(form.html).toContain('<h1>Log in</h1>');

    const answer = await fetch(`${page.service.origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
      }),
    });
    expect(answer.status).toBe(400);
  });

  it('ends the session here and reports an outage of the login service', async () => {
    await page.signIn();
    await page.service.stop();
    const before = page.departures.length;
    expect(await page.login().logOut()).toMatchObject({ kind: 'unreachable', target: '/' });
    expect(page.onVisitor).toHaveBeenCalledWith({ kind: 'visitor', hasLoggedOut: true });
    expect(localStorage.length).toBe(0);
    expect(page.departures).toHaveLength(before);
  });
});
