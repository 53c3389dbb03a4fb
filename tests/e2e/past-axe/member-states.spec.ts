import { expect, test, type Page } from '@playwright/test';
import { stubPictures } from '../../support/browser/accessibility.ts';
import { buy, openAccount, press } from '../../support/browser/account-page.ts';
import { pageTitle, pathOf, planCards, samplePlans } from '../../support/browser/member-plans.ts';
import { signIn, type SampleMember } from '../../support/browser/sign-in.ts';
import { textOf } from '../../support/browser/starter-entries.ts';
import { logInAs, openOrder, orderButton, packProduct } from '../../support/browser/till.ts';
import { visit } from '../../support/browser/visit.ts';
import { createAccount } from '../../support/login/create-account.ts';
import { expectNothingPastAxe } from '../../support/past-axe/sweep.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

type State = {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Where Tab is walked: on a phone unless the state ends when the focus leaves it. */
  readonly ring?: 'nowhere';
};

const openAs = async (
  page: Page,
  who: SampleMember,
  path: string,
  title: string,
): Promise<void> => {
  await signIn(page, who);
  await page.goto(path);
  await expect(pageTitle(page)).toHaveText(title);
};

const states: readonly State[] = [
  {
    name: 'the menu',
    open: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'a member’s plan',
    open: (page) =>
      openAs(
        page,
        'subscriber',
        pathOf(samplePlans.ofSubscription),
        textOf(samplePlans.ofSubscription, 'title'),
      ),
  },
  {
    name: 'an order',
    open: async (page) => {
      await logInAs(page, await createAccount('orla'));
      await openOrder(page, packProduct);
      await expect(orderButton(page)).toBeVisible();
    },
  },
  {
    name: 'the second press of a cancellation',
    open: async (page) => {
      await logInAs(page, await createAccount('cara'));
      await buy(page, 'membership');
      await openAccount(page);
      await press(page, 'Cancel the membership');
      await expect(page.getByRole('button', { name: 'Yes, cancel' })).toBeVisible();
    },
  },
  {
    name: 'the results while a search is typed',
    ring: 'nowhere',
    open: async (page) => {
      await visit(page, '/articles/');
      const box = page.getByRole('banner').getByRole('combobox');
      await box.fill('squat');
      await expect(page.locator('[data-part="search-panel"]')).toContainText('See all');
    },
  },
  {
    name: 'the members’ home',
    open: async (page) => {
      await openAs(page, 'subscriber', '/members/', 'Hello, Sanne');
      await expect(planCards(page).first()).toBeVisible();
    },
  },
  {
    name: 'a plan that is locked',
    open: (page) =>
      openAs(page, 'new', pathOf(samplePlans.ofPack), textOf(samplePlans.ofPack, 'title')),
  },
  {
    name: 'the account',
    open: async (page) => {
      await signIn(page, 'subscriber');
      await openAccount(page);
      // All its parts have come, and move nothing any more.
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
];

// Reduced before a sheet opens, so that none is still on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

for (const { name, open, ring = 'phone' } of sampleForBreadth(states, 8)) {
  test(`${name}: Tab reaches all and shows where it is, and no text, icon or target is lost`, async ({
    page,
  }) => {
    await stubPictures(page);
    await open(page);
    await expectNothingPastAxe(page, name, { ring });
  });
}
