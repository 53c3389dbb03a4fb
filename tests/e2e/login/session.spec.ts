import { expect, test } from '@playwright/test';
import {
  accountLink,
  atLogin,
  fillInLogin,
  loadsLibrary,
  logInAt,
  storedKeys,
  titleOf,
} from '../../support/browser/login-pages.ts';
import { visit } from '../../support/browser/visit.ts';

test.describe('?redirect=sub', () => {
  test('starts one login that leads to the membership’s order, filled in', async ({ page }) => {
    await page.goto('/articles/?s=squat&redirect=sub');
    await atLogin(page);
    await fillInLogin(page, 'new@example.com');
    await page.waitForURL('/checkout/?product=membership#order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order: Annual membership');
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBeNull();
    await accountLink(page).click();
    await expect(page).toHaveURL('/members/');
  });

  test(
    'is forgotten when she comes back without logging in',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/articles/?s=squat&redirect=sub');
      await atLogin(page);
      await page.goBack();
      // The parameter is gone from the address, so it can't start another login.
      await expect(page).toHaveURL('/articles/?s=squat');
      await accountLink(page).click();
      await atLogin(page);
      await fillInLogin(page, 'new@example.com');
      await page.waitForURL('/members/');
      expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBeNull();
    },
  );

  test('leads a logged-in member straight to the membership’s order', async ({ page }) => {
    await logInAt(page);
    await page.goto('/?redirect=sub');
    await expect(page).toHaveURL('/checkout/?product=membership#order');
  });

  test('other values of redirect start nothing', { tag: '@night' }, async ({ page }) => {
    for (const value of ['SUB', 'https://evil.example/', '/members/', '']) {
      await visit(page, `/about/?redirect=${encodeURIComponent(value)}`);
      await expect(accountLink(page)).toHaveText('Members Zone');
      await expect(page).toHaveURL(/about/);
      expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBeNull();
    }
  });
});

test.describe('a session', () => {
  test('is remembered, and nothing moves while it is restored', async ({ page }) => {
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

  test('shows a member nothing meant for visitors, not even for a moment', async ({ page }) => {
    await logInAt(page);
    // The scripts never load: what the page shows is decided before them.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'See the free plans' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Join Free' })).toBeHidden();
    // The link to the members zone reappears automatically.
    await expect(accountLink(page)).toBeVisible();
  });

  test('continues with a new token when the old one has expired', async ({ page }) => {
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

  test('ended by the login service leads to the login', { tag: '@night' }, async ({ page }) => {
    await logInAt(page);
    // No page of the site is open while the member's token is made to look expired: it would renew
    // it too, and leave for the login.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      for (const [key, value] of Object.entries({ ...localStorage })) {
        if (!key.includes('offline_access')) continue;
        const entry = JSON.parse(value);
        entry.body.refresh_token = 'revoked';
        localStorage.setItem(key, JSON.stringify({ ...entry, expiresAt: 1 }));
      }
      sessionStorage.clear();
    });
    // The page may leave for the login before it has loaded.
    await page.goto('/members/packs/tone-sculpt/', { waitUntil: 'commit' });
    // The login service still knows the member: no password, and back to the same page.
    await expect(page.getByText('You are logged in as subscriber@example.com.')).toBeVisible();
    await expect(page).toHaveURL('/members/packs/tone-sculpt/');
  });

  test('forged in the storage ends at the login', async ({ page }) => {
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

  test('that has ended shows nothing when she goes back', async ({ page }) => {
    await logInAt(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await page.goBack();
    await expect(page.getByText('You are logged in as')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  });

  test('is shared by all tabs', async ({ page, context }) => {
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
