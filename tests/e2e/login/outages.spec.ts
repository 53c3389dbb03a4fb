import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
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

/** Blocks requests to the login service, as if it were down. */
const cutLogin = async (page: Page): Promise<void> => {
  await page.route(`${loginUrl}/**`, (route) => route.abort());
};

test.describe('when the login service is down', () => {
  test('public pages work, and the account button says why logging in isn’t possible', async ({
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
    // Only once it has failed again is the service back; otherwise this press would log in by
    // itself.
    await expect(bar).toBeVisible();
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await atLogin(page);
  });

  test('the members zone says so and offers a retry', async ({ page }) => {
    await cutLogin(page);
    await page.goto(deepPath);
    await expect(titleOf(page)).toHaveText('The login service can’t be reached');
    const tryAgain = message(page).getByRole('button', { name: 'Try again' });
    const isRefused = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(loginUrl),
    );
    await tryAgain.click();
    await isRefused;
    // Only once it has failed again is the service back; otherwise this press would log in by
    // itself.
    await expect(tryAgain).not.toHaveAttribute('aria-busy', 'true');
    await expect(titleOf(page)).toHaveText('The login service can’t be reached');
    await page.unrouteAll();
    await tryAgain.click();
    await atLogin(page);
    await fillInLogin(page);
    await page.waitForURL(deepPath);
  });

  for (const headers of firstForBreadth([{ 'access-control-allow-origin': '*' }, {}])) {
    const who = 'access-control-allow-origin' in headers ? 'itself' : 'something in front of it';
    test(`an error response by ${who} counts as an outage`, async ({ page }) => {
      await page.route(`${loginUrl}/**`, (route) => route.fulfill({ status: 500, headers }));
      await page.goto(deepPath);
      await expect(titleOf(page)).toHaveText('The login service can’t be reached');
      await expect(page).toHaveURL(deepPath);
      await page.unrouteAll();
      await message(page).getByRole('button', { name: 'Try again' }).click();
      await atLogin(page);
    });
  }

  test('a failure in the last step of a login is reported as well', async ({ page }) => {
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

  test('a member stays logged in, and can log out on her device', async ({ page }) => {
    await logInAt(page);
    await cutLogin(page);
    await page.reload();
    await expect(page.getByText('You are logged in as subscriber@example.com.')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(titleOf(page)).toHaveText('You are logged out');
    await expect(message(page)).toContainText('you may still be logged in there');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('a slow login service gets three seconds, then the page reports it', async ({ page }) => {
    await page.clock.install();
    await page.route(`${loginUrl}/**`, () => undefined);
    await page.goto('/members/');
    await expect(page.getByRole('heading', { name: 'Members zone' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(titleOf(page)).toHaveText('Log in to carry on');
    await expect(message(page).getByRole('link', { name: 'Continue Using Site' })).toBeVisible();
  });

  test(
    'a slow session renewal is reported after three seconds',
    { tag: '@night' },
    async ({ page }) => {
      await logInAt(page);
      // Before the member's token is made to look expired: the open page renews it too.
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
    },
  );

  test('a slow last step offers a way on while it waits', async ({ page }) => {
    await page.goto('/members/');
    await atLogin(page);
    await page.clock.install();
    await page.route(`${loginUrl}/oauth/token`, () => undefined);
    await fillInLogin(page);
    await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.getByText('The login service is taking longer than usual.')).toBeVisible();
  });
});

test.describe('when the browser itself is the problem', () => {
  test('a login library that fails to load shows a message, and is loaded on the next try', async ({
    page,
  }) => {
    await visit(page, '/');
    // Every script that loads from now on belongs to the login.
    await page.route(/\.js$/, (route) => route.abort());
    await accountLink(page).click();
    const bar = page.getByRole('alert').filter({ hasText: 'We couldn’t load the login.' });
    await expect(bar).toBeVisible();
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await atLogin(page);
  });

  test('blocked storage is reported, and the site works', async ({ page }) => {
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
    await expect(
      page.getByRole('alert').filter({ hasText: 'isn’t saving anything' }),
    ).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(
    'full storage is reported before she leaves for the login',
    { tag: '@night' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await page.goto('/members/');
      await expect(titleOf(page)).toHaveText('Your browser can’t remember you');
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of firstForBreadth(['/members/', '/members/packs/tone-sculpt/', '/login/'])) {
      test(`${path} says that it needs scripts, and offers a way on`, async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText('needs JavaScript')).toBeVisible();
        await expect(main.getByRole('link')).not.toHaveCount(0);
        await expect(accountLink(page)).toHaveText('Members Zone');
        await expect(accountLink(page)).toBeVisible();
      });
    }
  });
});

test('the login page and the members zone have noindex', { tag: '@night' }, async ({ page }) => {
  for (const path of ['/login/', '/members/']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
  }
});

const snipcartOrigin = new URL(process.env['SNIPCART_API_URL'] ?? 'http://localhost:8895').origin;

test('scripts can send requests only to this site, the login service and the cart service', async ({
  page,
}) => {
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${loginUrl} ${snipcartOrigin};`);
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
