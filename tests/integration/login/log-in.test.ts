import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  defaultTarget,
  errorOf,
  openSiteLogin,
  type SiteLogin,
} from '../../support/login/site-login.ts';
import { audience, callback, clientId } from '../../support/login/test-login-service.ts';
import { waitFor } from '../../support/wait-for.ts';

let page: SiteLogin;
beforeAll(async () => {
  page = await openSiteLogin();
});
beforeEach(() => page.reset());
afterAll(() => page.dispose());

it('goes to the login service with a proof key (PKCE) and our API as the audience', async () => {
  const { pathname, searchParams } = await page.leave();
  expect(pathname).toBe('/authorize');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: clientId,
    audience,
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: callback,
    scope: 'openid profile email offline_access',
  });
  expect(searchParams.has('prompt')).toBe(false);
  expect(searchParams.has('screen_hint')).toBe(false);
  expect(page.departures).toMatchObject([{ replacesHistory: false }]);
});

it('can show the sign-up form, require the password and replace the page in the history', async () => {
  const { searchParams } = await page.leave({
    signUp: true,
    requirePassword: true,
    replaceHistory: true,
  });
  expect(searchParams.get('screen_hint')).toBe('signup');
  expect(searchParams.get('prompt')).toBe('login');
  expect(page.departures).toMatchObject([{ replacesHistory: true }]);
});

it('stays on the page when she is signed in, and returns her target on this site', async () => {
  await page.signIn();
  const before = page.departures.length;
  expect(await page.login().logIn({ target: '/members/finishers/legs/' })).toEqual({
    kind: 'signed-in',
    target: '/members/finishers/legs/',
  });
  expect(await page.login().logIn({ target: '//evil.example/' })).toEqual({
    kind: 'signed-in',
    target: '/members/',
  });
  expect(page.departures).toHaveLength(before);
});

it('stays on the page with a sentence when the login service is down', async () => {
  await page.service.stop();
  expect(errorOf(await page.login().logIn({ target: defaultTarget }))).toEqual({
    kind: 'unreachable',
    sentence: 'We couldn’t reach the login service. Check your connection, then try again.',
    target: defaultTarget,
  });
  expect(page.departures).toEqual([]);
});

it.each(['localStorage', 'sessionStorage'])('stays here when %s stores nothing', async (name) => {
  const original: unknown = Reflect.get(globalThis, name);
  vi.stubGlobal(name, {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(errorOf(await page.login().logIn({ target: '/members/' }))?.kind).toBe('no-storage');
  vi.stubGlobal(name, original);
  expect(page.departures).toEqual([]);
});

it('resolves when she comes back with the Back button', async () => {
  const listeners: ((event: { persisted: boolean }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  const result = page.login().logIn({ target: '/members/' });
  await waitFor(() => expect(page.departures).toHaveLength(1));
  // The first event is fired when a page is loaded, the second when it is shown again.
  for (const persisted of [false, true]) listeners[0]?.({ persisted });
  expect(await result).toEqual({ kind: 'back' });
});

it('tells the login service where she wants to go, and none of what is secret about it', async () => {
  const wanted = async (target: string): Promise<string | null> =>
    (await page.leave({ target })).searchParams.get('ext-joining-target');
  expect(await wanted('/checkout/?product=prod_a&after=login#order')).toBe(
    '/checkout/?product=prod_a#order',
  );
  expect(await wanted('/gift/?code=KNRL-1234#secret')).toBe('/gift/');
  expect(await wanted('/members/')).toBeNull();
});

describe('a request to subscribe', () => {
  const order = '/checkout/?product=membership#order';

  it('is stored, and leads to the membership’s order, until that page removes it', async () => {
    page.loadPage('/articles/?redirect=sub&s=squat');
    const address = await page.leave({ target: '/promotions/', subscribe: true });
    expect(localStorage.getItem('redirect')).toBe('sub');
    const [, , newAddress] = vi.mocked(history.replaceState).mock.calls[0] ?? [];
    expect(String(newAddress)).toBe(`${location.origin}/articles/?s=squat`);

    const answer = await page.passLogin(address);
    page.loadPage(answer);
    expect(await page.login().finishLogin(answer)).toEqual({ kind: 'signed-in', target: order });
    expect(localStorage.getItem('redirect')).toBe('sub');
  });

  it('leads a signed-in member straight to the membership’s order', async () => {
    await page.signIn();
    expect(await page.login().logIn({ target: '/members/', subscribe: true })).toEqual({
      kind: 'signed-in',
      target: order,
    });
  });

  it('is forgotten when she comes back without logging in, and a later login leads elsewhere', async () => {
    await page.leave({ subscribe: true });
    // The member is back on a page that was loaded anew.
    page.loadPage('/articles/');
    expect(await page.signIn({ target: '/members/' })).toEqual({
      kind: 'signed-in',
      target: '/members/',
    });
    expect(localStorage.getItem('redirect')).toBeNull();
  });

  it('is forgotten when she cancels at the login service, and leads there again only if she says so', async () => {
    const form = await page.visitor().open((await page.leave({ subscribe: true })).href);
    const { leadsTo = '' } = await page.visitor().send(`${form.path}/cancel`, {});
    page.loadPage(leadsTo);
    expect(errorOf(await page.login().finishLogin(leadsTo))?.target).toBe(order);
    expect(localStorage.getItem('redirect')).toBeNull();
    expect(await page.signIn({ target: order })).toEqual({ kind: 'signed-in', target: order });
  });

  it('is forgotten when another tab’s login ends first', async () => {
    const answer = await page.passLogin(await page.leave({ target: '/members/' }));
    localStorage.setItem('redirect', 'sub');
    expect(await page.login().finishLogin(answer)).toMatchObject({ target: '/members/' });
    expect(localStorage.getItem('redirect')).toBeNull();
  });
});
