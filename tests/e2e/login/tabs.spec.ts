import { expect, test } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { atScale, isWholeRun } from '../../support/proof-scale.ts';
import {
  accountLink,
  atLogin,
  fillInLogin,
  logInAt,
  loginUrl,
} from '../../support/browser/login-pages.ts';

const runs = isWholeRun ? atScale(50) : 2;
const tabs = 5;

/** Replaces the stored access token with an expired one, so that every tab needs a new one. */
const expireTokens = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ ...localStorage })) {
      if (!key.startsWith('@@auth0') || key.endsWith('@@user@@')) continue;
      localStorage.setItem(key, value.replace(/"expiresAt":\d+/, '"expiresAt":1'));
    }
  });
  await page.close();
};

test(`tabs that load at the same time with expired tokens renew them once, ${runs} times over`, async ({
  context,
  page,
}) => {
  test.setTimeout(runs * 30_000);
  await logInAt(page);
  await page.close();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url() === `${loginUrl}/oauth/token`) renewals += 1;
  });
  for (let run = 1; run <= runs; run += 1) {
    await expireTokens(context);
    renewals = 0;
    const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
    await Promise.all(pages.map((tab) => tab.goto('/about/')));
    for (const tab of pages) await expect(accountLink(tab)).toContainText('signed in as');
    expect(renewals, `run ${run}`).toBe(1);
    await Promise.all(pages.map((tab) => tab.close()));
  }
});

test('another tab takes over a login that this tab is still storing, and doesn’t end it', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/about/');
  await page.addInitScript(() => {
    const isReleased = new Promise((resolve) => addEventListener('release', resolve));
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
      set: (listener: () => void) => void isReleased.then(listener),
    });
  });
  await page.goto('/members/');
  await atLogin(page);
  await fillInLogin(page);
  await expect(accountLink(other)).toContainText('signed in as');
  await expect(page).toHaveURL(/\/login\/\?code=/);
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await page.waitForURL('/members/');
  await expect(accountLink(page)).toContainText('signed in as');
});
