import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';
import {
  accountLink,
  atLogin,
  fillInLogin,
  linkInMailTo,
  logInAt,
  loginUrl,
  message,
} from '../support/browser/login-pages.ts';

const deepPath = '/members/packs/tone-sculpt/week-1/?from=mail#day-2';

const titleOf = (page: Page) => message(page).getByRole('heading', { level: 1 });

/** Whether a loaded script holds Auth0's library: it names the address where tokens are had. */
const loadsLibrary = async (page: Page): Promise<boolean> => {
  const sources = await page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'));
    return Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
  });
  return sources.some((source) => source.includes('/oauth/token'));
};

/** Everything that this browser keeps of a session. */
const storedKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => key.includes('auth0')));

/** Cuts the way to the login service, as if it were down. */
const cutLogin = async (page: Page): Promise<void> => {
  await page.route(`${loginUrl}/**`, (route) => route.abort());
};

/** The fonts are optional: which page is the first to have them is chance, and widths follow from it. */
const withoutFonts = async (page: Page): Promise<void> => {
  await page.route(/\.woff2$/, (route) => route.abort());
};

const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID()}@example.com`;

const signUp = async (page: Page, email: string, givenName: string): Promise<void> => {
  await page.getByLabel('First name').fill(givenName);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('iron and chalk');
  await page.getByRole('button', { name: 'Sign up' }).click();
};

test.describe('a visitor', () => {
  test('pays for no login, until she asks for one', async ({ page }) => {
    await visit(page, '/');
    await expect(accountLink(page)).toHaveText('Members Zone');
    await page.waitForLoadState('networkidle');
    expect(await loadsLibrary(page)).toBe(false);
    expect(await storedKeys(page)).toEqual([]);
  });

  test('logs in with the account button and is greeted by her name', async ({ page }) => {
    await withoutFonts(page);
    await visit(page, '/articles/');
    const before = await accountLink(page).boundingBox();
    await accountLink(page).click();
    await atLogin(page);
    await fillInLogin(page, 'pack@example.com');
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toHaveText('Members zone, signed in as Petra');
    await expect(accountLink(page)).toHaveAttribute('href', '/members/');
    expect(await accountLink(page).boundingBox()).toEqual(before);
    await expect(page.getByText('You are logged in as pack@example.com.')).toBeVisible();
  });

  test('logs in with the button of the home page', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Sign Up/Login' }).click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL('/members/');
  });

  test('opens the members zone in a new tab, and logs in there', async ({ page, context }) => {
    await visit(page, '/');
    const opened = context.waitForEvent('page');
    await accountLink(page).click({ modifiers: ['ControlOrMeta'] });
    await atLogin(await opened);
    await expect(page).toHaveURL('/');
  });

  test('reads what is wrong with her password, and tries again', async ({ page }) => {
    await page.goto('/members/');
    await atLogin(page);
    await fillInLogin(page, 'new@example.com', 'barbell-25');
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail address or password.');
    await expect(page.getByLabel('E-mail address')).toHaveValue('new@example.com');
    await expect(page.getByLabel('Password')).toBeFocused();
    await fillInLogin(page, 'new@example.com');
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toContainText('Nadia');
  });

  for (const email of ['new', 'pack', 'subscriber'].map((name) => `${name}@example.com`)) {
    test(`can be ${email} at the press of a button`, async ({ page }) => {
      await page.goto('/members/');
      await atLogin(page);
      await page.getByRole('button', { name: email }).click();
      await page.waitForURL('/members/');
      await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
    });
  }
});

test.describe('signing up', () => {
  test('asks to verify the address first, and lets her in then', async ({ page }) => {
    const email = uniqueEmail('ann');
    await visit(page, '/contact/');
    const block = page.getByRole('complementary').filter({ hasText: 'Join Free' });
    await expect(block).toContainText('By subscribing you accept the terms and conditions.');
    await expect(block.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions/',
    );
    await block.getByRole('link', { name: 'Join Free' }).click();
    await atLogin(page, 'Sign up');
    await signUp(page, email, 'Ann');

    await expect(titleOf(page)).toHaveText('Verify your address');
    await expect(page).toHaveURL('/login/');
    await expect(message(page)).toContainText(
      'Please verify your e-mail address before you log in.',
    );
    await expect(
      message(page).getByText('You should receive an email within the next 5 minutes.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(message(page).getByRole('link', { name: 'Continue Using Site' })).toHaveAttribute(
      'href',
      '/',
    );

    // Too early: the same again, and no loop.
    await message(page).getByRole('button', { name: 'Login Once Verified' }).click();
    await atLogin(page);
    await fillInLogin(page, email, 'iron and chalk');
    await expect(titleOf(page)).toHaveText('Verify your address');

    await page.goto(await linkInMailTo(page, email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your e-mail address is verified',
    );
    await page.goto('/login/');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await atLogin(page);
    await fillInLogin(page, email, 'iron and chalk');
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toContainText('Ann');
  });

  test('without a name she is called by her address, however long it is', async ({ page }) => {
    await withoutFonts(page);
    const name = `a-name-that-is-longer-than-any-button-${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/members/');
    await atLogin(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, `${name}@example.com`, '');
    await expect(titleOf(page)).toHaveText('Verify your address');
    const before = await accountLink(page).boundingBox();
    await page.goto(await linkInMailTo(page, `${name}@example.com`));
    await page.getByRole('link', { name: 'Go to the members zone' }).click();
    await atLogin(page);
    await fillInLogin(page, `${name}@example.com`, 'iron and chalk');
    await page.waitForURL('/members/');
    await expect(accountLink(page)).toContainText(name);
    expect(await accountLink(page).boundingBox()).toEqual(before);
  });

  test('goes on to where she wanted to be', async ({ page }) => {
    const email = uniqueEmail('bea');
    await page.goto(deepPath);
    await atLogin(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, email, 'Bea');
    await expect(titleOf(page)).toHaveText('Verify your address');
    await page.request.get(await linkInMailTo(page, email));
    await message(page).getByRole('button', { name: 'Login Once Verified' }).click();
    await atLogin(page);
    await fillInLogin(page, email, 'iron and chalk');
    await page.waitForURL(deepPath);
  });
});

test.describe('the way back', () => {
  test('leads to the address that was asked for, query and all', async ({ page }) => {
    await logInAt(page, deepPath);
  });

  test('keeps the login out of the browser’s history', async ({ page }) => {
    await visit(page, '/articles/');
    await page.goto('/members/');
    await atLogin(page);
    await page.goBack();
    await expect(page).toHaveURL('/articles/');
    await expect(accountLink(page)).toHaveText('Members Zone');
    // And the button works again.
    await accountLink(page).click();
    await atLogin(page);
    await page.goBack();
    await expect(page).toHaveURL('/articles/');
    await expect(accountLink(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('never leads into the login again once she is in', async ({ page }) => {
    await visit(page, '/articles/');
    await accountLink(page).click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL('/members/');
    await page.goBack();
    // The form of a login that is over; it says so, with a way on.
    if (page.url().startsWith(loginUrl)) {
      await fillInLogin(page).catch(() => undefined);
      await page.goBack();
    }
    await page.goto('/members/');
    await expect(page).toHaveURL('/members/');
    await expect(accountLink(page)).toContainText('Sanne');
  });

  for (const target of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example/',
    'javascript:alert(1)',
    '/login/?code=a&state=b',
  ]) {
    test(`leads to the members zone, not to ${target}`, async ({ page, baseURL }) => {
      await page.goto('/members/packs/tone-sculpt/');
      await atLogin(page);
      const origins: string[] = [];
      page.on('framenavigated', (frame) => origins.push(new URL(frame.url()).origin));
      // What the tab keeps of the login is edited while she is away.
      await page.context().addInitScript((wanted) => {
        for (const [key, value] of Object.entries({ ...sessionStorage })) {
          if (!key.startsWith('a0.spajs')) continue;
          const stored = JSON.parse(value);
          stored.appState = { target: wanted };
          sessionStorage.setItem(key, JSON.stringify(stored));
        }
      }, target);
      await fillInLogin(page);
      await page.waitForURL('/members/');
      await expect(accountLink(page)).toContainText('Sanne');
      expect([...new Set(origins)].filter((origin) => origin !== loginUrl)).toEqual([baseURL]);
    });
  }
});

test.describe('an answer that is not hers', () => {
  for (const [what, query] of [
    ['a code', '?code=stolen&state=forged'],
    ['an error', '?error=access_denied&error_description=Call+0900+now&state=forged'],
  ]) {
    test(`${what} of somebody else changes nothing, and says so once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`/login/${query}`);
      await expect(titleOf(page)).toHaveText('This login is over');
      await expect(message(page)).toBeFocused();
      await expect(page).toHaveURL('/login/');
      await expect(page.getByText('0900')).toHaveCount(0);
      expect(asked.filter((url) => url.startsWith(loginUrl))).toEqual([]);
      expect(await storedKeys(page)).toEqual([]);
      // Loaded again it is a page to log in from.
      await page.reload();
      await expect(titleOf(page)).toHaveText('Log in');
      await message(page).getByRole('button', { name: 'Log in' }).click();
      await atLogin(page);
    });
  }

  test('used a second time it leaves her signed in', async ({ page }) => {
    let answer = '';
    page.on('request', (request) => {
      if (request.url().includes('/login/?code=')) answer = request.url();
    });
    await logInAt(page);
    expect(answer).not.toBe('');
    await page.goto(answer);
    await expect(titleOf(page)).toHaveText('This login is over');
    await expect(accountLink(page)).toContainText('Sanne');
    await message(page).getByRole('button', { name: 'Go to the members zone' }).click();
    await expect(page).toHaveURL('/members/');
    await expect(page.getByText('You are logged in as')).toBeVisible();
  });

  test('a login that she stops is a message, with another try', async ({ page }) => {
    await page.goto(deepPath);
    await atLogin(page);
    await page.getByRole('button', { name: 'Cancel and go back to the site' }).click();
    await expect(titleOf(page)).toHaveText('You are not logged in');
    await expect(message(page)).toContainText('User did not authorize the request.');
    await message(page).getByRole('button', { name: 'Log in again' }).click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL(deepPath);
  });

  test('an answer that makes no sense is a message, not a loop', async ({ page }) => {
    await page.route(`${loginUrl}/oauth/token`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { access_token: 'a', id_token: 'x.y.z', expires_in: 1 },
      }),
    );
    await page.goto('/members/');
    await atLogin(page);
    await fillInLogin(page);
    await expect(titleOf(page)).toHaveText('The login didn’t work');
    await expect(message(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.unrouteAll();
    await message(page).getByRole('button', { name: 'Log in again' }).click();
    // She may want to be somebody else, so she is asked although the service knows her.
    await atLogin(page);
  });

  test('a clock that is a year ahead is named', async ({ page }) => {
    await page.goto('/members/');
    await atLogin(page);
    await page.clock.setFixedTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
    await fillInLogin(page);
    await expect(titleOf(page)).toHaveText('Your clock is wrong');
    await expect(page).toHaveURL('/login/');
  });

  test('a login service that sends everybody back can’t begin a loop', async ({ page }) => {
    for (let time = 0; time < 3; time += 1) {
      await page.goto('/members/');
      await atLogin(page);
    }
    await page.goto('/members/');
    await expect(titleOf(page)).toHaveText('Log in to go on');
    await message(page).getByRole('button', { name: 'Log in' }).click();
    await atLogin(page);
  });
});

test.describe('?redirect=sub', () => {
  test('begins a login that leads to the offers, once', async ({ page }) => {
    await page.goto('/articles/?s=squat&redirect=sub');
    await atLogin(page);
    await page.goBack();
    // The wish is out of the address, so that she is not caught here.
    await expect(page).toHaveURL('/articles/?s=squat');
    expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBe('sub');

    await accountLink(page).click();
    await atLogin(page);
    await fillInLogin(page, 'new@example.com');
    await page.waitForURL('/promotions/#membership');
    await expect(page.getByRole('heading', { name: 'Membership', exact: true })).toBeInViewport();
    expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBeNull();
    await accountLink(page).click();
    await expect(page).toHaveURL('/members/');
  });

  test('leads a member to the offers at once', async ({ page }) => {
    await logInAt(page);
    await page.goto('/?redirect=sub');
    await expect(page).toHaveURL('/promotions/#membership');
  });

  test('nothing else is asked for in this way', async ({ page }) => {
    for (const value of ['SUB', 'https://evil.example/', '/members/', '']) {
      await visit(page, `/about/?redirect=${encodeURIComponent(value)}`);
      await expect(accountLink(page)).toHaveText('Members Zone');
      await expect(page).toHaveURL(/about/);
      expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBeNull();
    }
  });
});

test.describe('a session', () => {
  test('is remembered, and nothing moves while it is read', async ({ page }) => {
    await logInAt(page);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) moved.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/contact/', '/members/']) {
      await page.goto(path);
      await expect(accountLink(page)).toContainText('Sanne');
      await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Join Free' })).toBeHidden();
      const moved = await page.evaluate(() => Reflect.get(window, 'moved'));
      expect(moved.reduce((sum: number, one: number) => sum + one, 0)).toBeLessThan(0.005);
    }
    expect(await loadsLibrary(page)).toBe(true);
  });

  test('shows a member nothing that is for visitors, not even for a moment', async ({ page }) => {
    await logInAt(page);
    // The scripts never come: what the page shows is decided before them.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'See the free plans' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Join Free' })).toBeHidden();
    // The way to the members zone comes back by itself.
    await expect(accountLink(page)).toBeVisible();
  });

  test('goes on with a new token when the old one has run out', async ({ page }) => {
    await logInAt(page);
    const tokenOf = (): Promise<unknown> =>
      page.evaluate(() => {
        const key = Object.keys({ ...localStorage }).find((one) => one.includes('offline_access'));
        const entry = JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
        const { access_token: token } = entry.body;
        localStorage.setItem(key ?? '', JSON.stringify({ ...entry, expiresAt: 1 }));
        return token;
      });
    const before = await tokenOf();
    await page.reload();
    await expect(accountLink(page)).toContainText('Sanne');
    await expect.poll(tokenOf).not.toBe(before);
  });

  test('that the login service has ended leads to the login', async ({ page }) => {
    await logInAt(page);
    // Before her token counts as old: the page that is open renews it too.
    await page.route(`${loginUrl}/**`, () => undefined);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries({ ...localStorage })) {
        if (!key.includes('offline_access')) continue;
        const entry = JSON.parse(value);
        entry.body.refresh_token = 'revoked';
        localStorage.setItem(key, JSON.stringify({ ...entry, expiresAt: 1 }));
      }
      sessionStorage.clear();
    });
    await page.goto('/members/packs/tone-sculpt/');
    // The login service knows her still: no password, and back to where she was.
    await expect(page.getByText('You are logged in as subscriber@example.com.')).toBeVisible();
    await expect(page).toHaveURL('/members/packs/tone-sculpt/');
  });

  test('that somebody has typed into the storage ends at the login', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(async () => {
      const mark = document.head.querySelector('script:not([src])')?.textContent ?? '';
      const key = /"(@@auth0spajs@@[^"]+)"/.exec(mark)?.[1] ?? '';
      const claims = { sub: 'auth0|sample-subscriber', given_name: 'Eve' };
      localStorage.setItem(
        key,
        JSON.stringify({ id_token: 'x', decodedToken: { claims, user: claims } }),
      );
    });
    await page.goto('/members/');
    await atLogin(page);
    await page.goBack();
    expect(await storedKeys(page)).toEqual([]);
  });

  test('ends with a logout, here and at the login service', async ({ page }) => {
    await logInAt(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await expect(accountLink(page)).toHaveText('Members Zone');
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await accountLink(page).click();
    await atLogin(page);
  });

  test('that has ended shows nothing more when she goes back', async ({ page }) => {
    await logInAt(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await page.goBack();
    await expect(page.getByText('You are logged in as')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  });

  test('is one in all tabs', async ({ page, context }) => {
    await visit(page, '/');
    const other = await context.newPage();
    await logInAt(other);
    await expect(accountLink(page)).toContainText('Sanne');
    await page.goto('/members/');
    await expect(page.getByText('You are logged in as subscriber@example.com.')).toBeVisible();

    await other.getByRole('button', { name: 'Log out' }).click();
    await other.waitForURL('/');
    await expect(titleOf(page)).toHaveText('You are logged out');
    await expect(page.getByText('You are logged in as')).toHaveCount(0);

    await logInAt(other, '/members/finishers/', 'pack@example.com');
    await expect(page.getByText('You are logged in as pack@example.com.')).toBeVisible();
  });
});

test.describe('when the login service is down', () => {
  test('public pages are as they were, and the button says why it leads nowhere', async ({
    page,
  }) => {
    await cutLogin(page);
    await visit(page, '/articles/');
    await accountLink(page).click();
    const bar = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the login service.' });
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL('/articles/');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toHaveCount(0);

    await accountLink(page).click();
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await atLogin(page);
  });

  test('the members area says so and tries again', async ({ page }) => {
    await cutLogin(page);
    await page.goto(deepPath);
    await expect(titleOf(page)).toHaveText('The login service can’t be reached');
    await message(page).getByRole('button', { name: 'Try again' }).click();
    await expect(titleOf(page)).toHaveText('The login service can’t be reached');
    await page.unrouteAll();
    await message(page).getByRole('button', { name: 'Try again' }).click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL(deepPath);
  });

  test('at the last step, that is said too', async ({ page }) => {
    await page.goto(deepPath);
    await atLogin(page);
    await page.route(`${loginUrl}/oauth/token`, (route) => route.abort());
    await fillInLogin(page);
    await expect(titleOf(page)).toHaveText('The login service can’t be reached');
    await page.unrouteAll();
    await message(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(deepPath);
    await expect(accountLink(page)).toContainText('Sanne');
  });

  test('a member stays a member, and can log out on her device', async ({ page }) => {
    await logInAt(page);
    await cutLogin(page);
    await page.reload();
    await expect(page.getByText('You are logged in as subscriber@example.com.')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(titleOf(page)).toHaveText('You are logged out');
    await expect(message(page)).toContainText('it may still know you');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('slow, it is waited for three seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(`${loginUrl}/**`, () => undefined);
    await page.goto('/members/');
    await expect(page.getByRole('heading', { name: 'Members zone' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(titleOf(page)).toHaveText('Log in to go on');
    await expect(message(page).getByRole('link', { name: 'Continue Using Site' })).toBeVisible();
  });

  test('slow while a session is renewed, that is said after three seconds', async ({ page }) => {
    await logInAt(page);
    // Before her token counts as old: the page that is open renews it too.
    await page.route(`${loginUrl}/**`, () => undefined);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries({ ...localStorage })) {
        if (!key.includes('offline_access')) continue;
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), expiresAt: 1 }));
      }
    });
    await page.clock.install();
    await page.goto('/members/');
    await expect(page.getByRole('heading', { name: 'Members zone' })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(titleOf(page)).toHaveText('The login service can’t be reached');
  });

  test('slow at the last step, the way on is shown beside the wait', async ({ page }) => {
    await page.goto('/members/');
    await atLogin(page);
    await page.clock.install();
    await page.route(`${loginUrl}/oauth/token`, () => undefined);
    await fillInLogin(page);
    await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.getByText('The login service takes longer than it should.')).toBeVisible();
  });
});

test.describe('where the browser fails her', () => {
  test('a library that can’t be loaded is a message, and loaded at the next try', async ({
    page,
  }) => {
    await visit(page, '/');
    // Every script that comes from now on belongs to the login.
    await page.route(/\.js$/, (route) => route.abort());
    await accountLink(page).click();
    const bar = page.getByRole('alert').filter({ hasText: 'We couldn’t load what a login needs.' });
    await expect(bar).toBeVisible();
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await atLogin(page);
  });

  test('storage that is forbidden is named, and the site works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto('/members/');
    await expect(titleOf(page)).toHaveText('Your browser can’t remember you');
    await expect(message(page)).toContainText('Allow cookies and site data');
    await message(page).getByRole('link', { name: 'Continue Using Site' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/?redirect=sub');
    await expect(page.getByRole('alert').filter({ hasText: 'keeps nothing' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('storage that is full is named before she leaves', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/members/');
    await expect(titleOf(page)).toHaveText('Your browser can’t remember you');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/members/', '/members/packs/tone-sculpt/', '/login/']) {
      test(`${path} says that it needs them, with a way on`, async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText('needs scripts')).toBeVisible();
        await expect(main.getByRole('link')).not.toHaveCount(0);
        await expect(accountLink(page)).toHaveText('Members Zone');
        await expect(accountLink(page)).toBeVisible();
      });
    }
  });
});

test('the login page and the members zone are not offered to search engines', async ({ page }) => {
  for (const path of ['/login/', '/members/']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
  }
});

test('scripts may talk to this site and the login service alone', async ({ page }) => {
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${loginUrl};`);
  await visit(page, '/');
  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      );
    });
    await fetch('https://evil.example/').catch(() => undefined);
    return violation;
  });
  expect(refused).toBe('connect-src');
});
