import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { samplePassword } from '../../../local/login/sample-accounts.ts';

/** A sample member of the local login service, by the part of her address before the @. */
export type SampleMember = 'new' | 'pack' | 'subscriber' | 'lapsed' | 'owner';
type SampleAccount = SampleMember | 'editor';

type StoredSession = Readonly<Record<string, string>>;

// Each worker logs each member in once; later pages restore what the browser stored then.
const sessions = new Map<SampleAccount, StoredSession>();

const pageWithoutScripts = '/robots.txt';

/**
 * Fills in the login service's page once it has loaded: pages of the site have fields of the same
 * name.
 */
const fillInLogin = async (page: Page, who: SampleAccount): Promise<void> => {
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.getByLabel('E-mail address').fill(`${who}@example.com`);
  await page.getByLabel('Password').fill(samplePassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Ends every session, here and at the login service. */
const clearSessions = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.goto(pageWithoutScripts);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

const logIn = async (page: Page, who: SampleAccount): Promise<StoredSession> => {
  await page.goto('/members/');
  await fillInLogin(page, who);
  await expect(page.getByText(`You are logged in as ${who}@example.com.`)).toBeVisible();
  await page.goto(pageWithoutScripts);
  return page.evaluate(() => {
    // What the site stores about the member’s visit is not part of her login.
    const isLogin = ([key]: readonly [string, string]): boolean => key.startsWith('@@auth0');
    return Object.fromEntries(Object.entries({ ...localStorage }).filter(isLogin));
  });
};

/** Signs a sample member or the editor in, on a page that shows nothing of the site yet. */
export const signIn = async (page: Page, who: SampleAccount): Promise<void> => {
  let known = sessions.get(who);
  await clearSessions(page);
  if (known === undefined) {
    known = await logIn(page, who);
    sessions.set(who, known);
    // The members zone has stored her customer record, which would affect the next page.
    await clearSessions(page);
  }
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, known);
};
