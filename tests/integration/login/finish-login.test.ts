import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  defaultTarget,
  errorOf,
  openSiteLogin,
  type SiteLogin,
} from '../../support/login/site-login.ts';
import { clientId } from '../../support/login/test-login-service.ts';

let page: SiteLogin;
beforeAll(async () => {
  page = await openSiteLogin();
});
beforeEach(() => page.reset());
afterAll(() => page.dispose());

describe('a callback of the login service', () => {
  it('signs her in and leads to her target', async () => {
    expect(await page.signIn()).toEqual({ kind: 'signed-in', target: defaultTarget });
    expect(await page.login().getAccessToken()).toEqual({
      kind: 'token',
      token: expect.any(String),
    });
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/login/?code=x'])(
    'leads to the members zone instead of %s',
    async (target) => {
      expect(await page.signIn({ target })).toEqual({ kind: 'signed-in', target: '/members/' });
    },
  );

  it('leads to the members zone when the stored target was edited', async () => {
    const answer = await page.passLogin(await page.leave());
    const key = `a0.spajs.txs.${clientId}`;
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '');
    for (const appState of [{ target: 'https://evil.example/' }, { target: 7 }, null, 7, 'x']) {
      sessionStorage.setItem(key, JSON.stringify({ ...stored, appState }));
      const result = await page.login().finishLogin(answer);
      const { target } = result.kind === 'error' ? result.error : result;
      expect(target).toBe('/members/');
    }
  });
});

describe('a forged or old callback', () => {
  it.each([
    ['with another state', (url: URL) => url.searchParams.set('state', 'forged')],
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    [
      'with an error and another state',
      (url: URL) => (url.search = '?error=access_denied&error_description=Call+0900&state=x'),
    ],
  ])('is refused, and the unfinished login still works: %s', async (_what, change) => {
    const answer = await page.passLogin(await page.leave());
    const forged = new URL(answer);
    change(forged);
    page.loadPage(forged.href);
    expect(errorOf(await page.login().finishLogin(forged.href))).toEqual({
      kind: 'unknown-login',
      sentence:
        'This login wasn’t started in this tab, or it has been finished already. Nothing has changed.',
      target: '/members/',
    });
    expect(await page.login().finishLogin(answer)).toMatchObject({ kind: 'signed-in' });
  });

  it('that was used before is refused, and she stays signed in', async () => {
    const answer = await page.passLogin(await page.leave());
    expect(await page.login().finishLogin(answer)).toMatchObject({ kind: 'signed-in' });
    page.loadPage(answer);
    expect(errorOf(await page.login().finishLogin(answer))?.kind).toBe('unknown-login');
    expect(await page.login().getAccessToken()).toMatchObject({ kind: 'token' });
  });

  it('with another login’s code is refused', async () => {
    const first = new URL(await page.passLogin(await page.leave()));
    const answer = new URL(await page.passLogin(await page.leave()));
    answer.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect(errorOf(await page.login().finishLogin(answer.href))?.kind).toBe('unknown-login');
    expect(await page.login().getAccessToken()).toEqual({ kind: 'signed-out' });
  });
});

describe('a failed login', () => {
  it('returns the login service’s reason and her target', async () => {
    const form = await page.visitor().open((await page.leave()).href);
    const { leadsTo = '' } = await page.visitor().send(`${form.path}/cancel`, {});
    page.loadPage(leadsTo);
    expect(errorOf(await page.login().finishLogin(leadsTo))).toEqual({
      kind: 'refused',
      sentence: 'You cancelled the login. Nothing has changed.',
      target: defaultTarget,
    });
  });

  it('because of an unverified address says so', async () => {
    const form = await page.visitor().open((await page.leave({ signUp: true })).href);
    const { leadsTo = '' } = await page.visitor().send(form.path, {
      email: 'unverified@example.com',
      password: 'long enough',
      givenName: '',
    });
    expect(errorOf(await page.login().finishLogin(leadsTo))).toMatchObject({
      kind: 'unverified',
      sentence: 'Please verify your e-mail address unverified@example.com before you log in.',
      target: defaultTarget,
    });
  });

  it('because of a wrong clock on her device says so', async () => {
    const answer = await page.passLogin(await page.leave());
    page.setClockAhead(365 * 24 * 60 * 60 * 1000);
    expect(errorOf(await page.login().finishLogin(answer))?.kind).toBe('wrong-clock');
  });

  it('because of an outage of the login service says so', async () => {
    const answer = await page.passLogin(await page.leave());
    await page.service.stop();
    expect(errorOf(await page.login().finishLogin(answer))).toMatchObject({
      kind: 'unreachable',
      target: defaultTarget,
    });
  });
});
