import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations, findOverflow, modesAt } from '../../support/browser/accessibility.ts';
import { accountLink, logInAt } from '../../support/browser/login-pages.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { nextFrames, visit } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Your menu' });
const ownLinks = (page: Page) => page.getByRole('navigation', { name: 'Your members zone' });

test('a visitor has no account menu', async ({ page }) => {
  await visit(page, '/articles/');
  await expect(accountLink(page)).toHaveText('Members Zone');
  await expect(menuButton(page)).toHaveCount(0);
});

for (const width of sampleForBreadth([320, 768, 1280])) {
  test(`a member’s menu works with the keyboard and moves nothing, ${width} px wide`, async ({
    page,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/articles/');
    const before = await accountLink(page).boundingBox();
    await signIn(page, 'new');
    await visit(page, '/articles/');
    await expect(menuButton(page)).toBeVisible();
    expect(await accountLink(page).boundingBox()).toEqual(before);
    await accountLink(page).focus();
    await page.keyboard.press('Tab');
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ownLinks(page)).toBeVisible();
    await expect(page.getByText('You don’t have a membership')).toBeVisible();
    await nextFrames(page);
    expect.soft(await findOverflow(page)).toEqual([]);
    const box = await page.locator('#account-menu').boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    if (width !== 768) {
      await expectNoViolations(page, `menu at ${width} px`, modesAt(width));
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See what it costs' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(ownLinks(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
}

test('the menu leads to a section, and logs out from any page', async ({ page }) => {
  await logInAt(page);
  await visit(page, '/articles/');
  await menuButton(page).click();
  await ownLinks(page).getByRole('link', { name: 'Finishers' }).click();
  await expect(page).toHaveURL('/members/finishers/');
  await expect(ownLinks(page)).toBeHidden();
  await visit(page, '/articles/');
  await menuButton(page).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await expect(accountLink(page)).toHaveText('Members Zone');
});

test('the sidebar has a member’s own links too', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'subscriber');
  await visit(page, '/articles/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const sidebar = page.getByRole('dialog');
  await expect(sidebar.getByText('You have the annual membership.')).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectNoViolations(page, 'sidebar of a member');
  await sidebar.getByRole('link', { name: 'Warm-up plans' }).click();
  await expect(page).toHaveURL('/members/warmups/');
  await expect(sidebar).toBeHidden();
});

test('the login page describes the members zone', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/login/');
  await expect(
    page.getByRole('heading', { name: 'What the Members Zone gives you' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Finishers');
});
