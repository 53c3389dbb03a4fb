import { expect, test } from '@playwright/test';
import {
  accountLink,
  atLogin,
  deepPath,
  fillInLogin,
  logInAt,
  loginUrl,
  message,
  storedKeys,
  titleOf,
} from '../../support/browser/login-pages.ts';
import { visit } from '../../support/browser/visit.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

test.describe('the return from the login', () => {
  test('leads to the requested address, with its query', async ({ page }) => {
    await logInAt(page, deepPath);
  });

  test('leaves the login out of the browser’s history', async ({ page }) => {
    await visit(page, '/articles/');
    await page.goto('/members/');
    await atLogin(page);
    await page.goBack();
    await expect(page).toHaveURL('/articles/');
    await expect(accountLink(page)).toHaveText('Members Zone');
    // The button works again.
    await accountLink(page).click();
    await atLogin(page);
    await page.goBack();
    await expect(page).toHaveURL('/articles/');
    await expect(accountLink(page)).toHaveAttribute('aria-busy', 'false');
  });

  test(
    'never leads into the login again once she is logged in',
    { tag: '@night' },
    async ({ page }) => {
      await visit(page, '/articles/');
      await accountLink(page).click();
      await atLogin(page);
      await fillInLogin(page);
      await page.waitForURL('/members/');
      await page.goBack();
      // A finished login says so; it has no form.
      if (page.url().startsWith(loginUrl)) await page.goBack();
      await page.goto('/members/');
      await expect(page).toHaveURL('/members/');
      await expect(accountLink(page)).toContainText('Sanne');
    },
  );

  const otherTargets = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example/',
    'javascript:alert(1)',
    '/login/?code=a&state=b',
  ];
  // What counts as a path of ours is decided in src/domain/addresses/unambiguous-path.ts, and
  // tested there.
  for (const target of firstForBreadth(otherTargets, 2)) {
    test(`leads to the members zone, not to ${target}`, async ({ page, baseURL }) => {
      await page.goto('/members/packs/tone-sculpt/');
      await atLogin(page);
      const origins: string[] = [];
      page.on('framenavigated', (frame) => origins.push(new URL(frame.url()).origin));
      // The login state stored in the tab is edited while the member is away.
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

test.describe('a login callback without a login in this browser', () => {
  for (const [what, query] of firstForBreadth([
    ['a code', '?code=stolen&state=forged'],
    ['an error', '?error=access_denied&error_description=Call+0900+now&state=forged'],
  ])) {
    test(`${what} from another login changes nothing, and is reported once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`/login/${query}`);
      await expect(titleOf(page)).toHaveText('This login has expired');
      await expect(message(page)).toBeFocused();
      await expect(page).toHaveURL('/login/');
      await expect(page.getByText('0900')).toHaveCount(0);
      expect(asked.filter((url) => url.startsWith(loginUrl))).toEqual([]);
      expect(await storedKeys(page)).toEqual([]);
      // After a reload it is an ordinary login page.
      await page.reload();
      await expect(titleOf(page)).toHaveText('Log in');
      await message(page).getByRole('button', { name: 'Log in' }).click();
      await atLogin(page);
    });
  }

  test(
    'a callback used a second time leaves her logged in',
    { tag: '@night' },
    async ({ page }) => {
      let answer = '';
      page.on('request', (request) => {
        if (request.url().includes('/login/?code=')) answer = request.url();
      });
      await logInAt(page);
      expect(answer).not.toBe('');
      await page.goto(answer);
      await expect(titleOf(page)).toHaveText('This login has expired');
      await expect(accountLink(page)).toContainText('Sanne');
      await message(page).getByRole('button', { name: 'Go to the members zone' }).click();
      await expect(page).toHaveURL('/members/');
      await expect(page.getByText('You are logged in as')).toBeVisible();
    },
  );

  test('a login that she cancels ends in a message with another try', async ({ page }) => {
    await page.goto(deepPath);
    await atLogin(page);
    await page.getByRole('button', { name: 'Cancel and go back to the site' }).click();
    await expect(titleOf(page)).toHaveText('You are not logged in');
    await expect(message(page)).toContainText('You cancelled the login. Nothing has changed.');
    expect(await message(page).innerText()).not.toMatch(/not logged in.*not logged in/is);
    await message(page).getByRole('button', { name: 'Log in again' }).click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL(deepPath);
  });

  test(
    'a malformed token response ends in a message, not in a loop',
    { tag: '@night' },
    async ({ page }) => {
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
      // The member may want to use another account, so the form appears although the service knows
      // her.
      await atLogin(page);
    },
  );

  test('a clock that is a year ahead is named as the cause', async ({ page }) => {
    await page.goto('/members/');
    await atLogin(page);
    await page.clock.setFixedTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
    await fillInLogin(page);
    await expect(titleOf(page)).toHaveText('Check your device’s clock');
    await expect(page).toHaveURL('/login/');
  });

  test('a login service that sends everybody back can’t start a loop', async ({ page }) => {
    for (let time = 0; time < 3; time += 1) {
      await page.goto('/members/');
      await atLogin(page);
    }
    await page.goto('/members/');
    await expect(titleOf(page)).toHaveText('Log in to carry on');
    await message(page).getByRole('button', { name: 'Log in' }).click();
    await atLogin(page);
  });
});
