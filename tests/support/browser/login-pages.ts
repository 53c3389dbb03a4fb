import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { samplePassword } from '../../../local/login/sample-accounts.ts';

/** The address of the login service on this machine. */
export const loginUrl = process.env['LOGIN_URL'] ?? 'http://localhost:8892';
const inboxUrl = process.env['INBOX_URL'] ?? 'http://localhost:8891';

/** Waits for a page of the login service. */
export const atLogin = async (page: Page, title = 'Log in'): Promise<void> => {
  await page.waitForURL(`${loginUrl}/**`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};

/** Fills in the login page, wherever it was opened from. */
export const fillInLogin = async (
  page: Page,
  email = 'subscriber@example.com',
  password = samplePassword,
): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Signs a member in on the way to the members zone. */
export const logInAt = async (page: Page, path = '/members/', email?: string): Promise<void> => {
  await page.goto(path);
  await atLogin(page);
  await fillInLogin(page, email);
  await page.waitForURL(path);
  await expect(accountLink(page)).toContainText('signed in as');
};

/** The account button of the header. */
export const accountLink = (page: Page) =>
  page.getByRole('banner').locator('[data-part="account"]').getByRole('link');

/** The message that the page shows in place of its content. */
export const message = (page: Page) => page.getByRole('main').getByRole('alert');

type Mail = { readonly kind: string; readonly to?: string; readonly text?: string };

/** The link in the newest e-mail to an address. */
export const linkInMailTo = async (page: Page, email: string): Promise<string> => {
  const items: readonly Mail[] = await (await page.request.get(`${inboxUrl}/items.json`)).json();
  const text = items.findLast(({ kind, to }) => kind === 'mail' && to === email)?.text ?? '';
  return /http\S+/.exec(text)?.[0] ?? '';
};

export const deepPath = '/members/packs/tone-sculpt/week-1/?from=mail#day-2';

export const titleOf = (page: Page) => message(page).getByRole('heading', { level: 1 });

/** Whether a loaded script contains Auth0's library: it has the path of the token endpoint. */
export const loadsLibrary = async (page: Page): Promise<boolean> => {
  const sources = await page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'));
    return Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
  });
  return sources.some((source) => source.includes('/oauth/token'));
};

/** The keys of everything that this browser stores for a session. */
export const storedKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => key.includes('auth0')));
