import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import {
  atLogin,
  fillInLogin,
  logInAt,
  loginUrl,
  message,
} from '../../support/browser/login-pages.ts';
import { visit } from '../../support/browser/visit.ts';
import { firstForBreadth, sampleForBreadth } from '../../support/proof-scale.ts';

/** A state of the site or of the login service, and how a visitor reaches it. */
type State = { readonly name: string; readonly reach: (page: Page) => Promise<void> };

const hang = (page: Page) => page.route(`${loginUrl}/**`, () => undefined);
const cut = (page: Page) => page.route(`${loginUrl}/**`, (route) => route.abort());

const toLogin = async (page: Page): Promise<void> => {
  await page.goto('/members/');
  await atLogin(page);
};

const toSignUp = async (page: Page): Promise<void> => {
  await toLogin(page);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await atLogin(page, 'Sign up');
};

const signUp = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
};

const states: readonly State[] = [
  {
    name: 'the splash screen',
    reach: async (page) => {
      await page.clock.install();
      await hang(page);
      await page.goto('/members/');
      await expect(page.getByRole('heading', { name: 'Members zone' })).toBeVisible();
    },
  },
  {
    name: 'the members area while the login service is slow',
    reach: async (page) => {
      await page.clock.install();
      await hang(page);
      await page.goto('/members/');
      await page.clock.runFor(3000);
      await expect(message(page)).toContainText('Log in to carry on');
    },
  },
  {
    name: 'the members area while the login service is down',
    reach: async (page) => {
      await cut(page);
      await page.goto('/members/');
      await expect(message(page)).toContainText('can’t be reached');
    },
  },
  {
    name: 'a page whose account button leads nowhere',
    reach: async (page) => {
      await cut(page);
      await visit(page, '/about/');
      await page.getByRole('banner').getByRole('link', { name: 'Members Zone' }).click();
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
    },
  },
  {
    name: 'the Verify screen',
    reach: async (page) => {
      await toSignUp(page);
      await signUp(page, 'iron and chalk');
      await expect(message(page)).toContainText('Verify your address');
    },
  },
  {
    name: 'a login that is not hers',
    reach: async (page) => {
      await page.goto('/login/?code=a&state=b');
      await expect(message(page)).toContainText('This login has expired');
    },
  },
  {
    name: 'the page to log in from',
    reach: async (page) => {
      await page.goto('/login/');
      await expect(message(page)).toContainText('go on to the members zone');
    },
  },
  {
    name: 'the login at its last step',
    reach: async (page) => {
      await toLogin(page);
      await page.clock.install();
      await page.route(`${loginUrl}/oauth/token`, () => undefined);
      await fillInLogin(page);
      await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible();
      await page.clock.runFor(3000);
      await expect(page.getByText('is taking longer than usual')).toBeVisible();
    },
  },
  { name: 'the members zone', reach: (page) => logInAt(page) },
  {
    name: 'the members zone after a logout elsewhere',
    reach: async (page) => {
      await logInAt(page);
      const other = await page.context().newPage();
      await other.goto('/members/');
      await other.getByRole('button', { name: 'Log out' }).click();
      await expect(message(page)).toContainText('You are logged out');
    },
  },
];

/** The pages of our stand-in for the login service, which no visitor sees. */
const serviceStates: readonly State[] = [
  { name: 'the login service’s page to log in', reach: toLogin },
  {
    name: 'the login service after a wrong password',
    reach: async (page) => {
      await toLogin(page);
      await fillInLogin(page, 'new@example.com', 'wrong');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the login service’s page to sign up', reach: toSignUp },
  {
    name: 'the login service after a password that is too short',
    reach: async (page) => {
      await toSignUp(page);
      await signUp(page, 'short');
      await expect(page.getByRole('alert')).toHaveText(
        'Choose a password of at least 8 characters.',
      );
    },
  },
  {
    name: 'a login that is over',
    reach: async (page) => {
      await page.goto(`${loginUrl}/u/login/none`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This login has expired');
    },
  },
  {
    name: 'the login service’s own page',
    reach: async (page) => {
      await page.goto(loginUrl);
      await expect(page.getByText('subscriber@example.com')).toBeVisible();
    },
  },
];

for (const { name, reach } of [...sampleForBreadth(states), ...firstForBreadth(serviceStates)]) {
  test(`${name}: axe finds nothing, and nothing overflows`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page, name);
  });
}

test('a message takes the focus, and its links follow', { tag: '@night' }, async ({ page }) => {
  await cut(page);
  await page.goto('/members/');
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message(page).getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message(page).getByRole('link', { name: 'Continue Using Site' })).toBeFocused();
});

test('the login can be done with the keyboard alone', async ({ page }) => {
  await visit(page, '/about/');
  await page.getByRole('banner').getByRole('link', { name: 'Members Zone' }).focus();
  await page.keyboard.press('Enter');
  await atLogin(page);
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type('new@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('barbell-24');
  await page.keyboard.press('Enter');
  await page.waitForURL('/members/');
});
