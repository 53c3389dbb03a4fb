import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations, findOverflow } from '../support/browser/accessibility.ts';
import { signIn, type SampleMember } from '../support/browser/sign-in.ts';
import { starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { scrollToEnd, visit } from '../support/browser/visit.ts';

const offers = (page: Page) => page.getByRole('complementary', { name: 'Offers' });
const banner = (page: Page) => page.getByRole('heading', { name: 'A year of member plans' });
const adsOf = (page: Page, category: string) =>
  starterEntries('ad')
    .filter((ad) => ad['category'] === category)
    .map((ad) => offers(page).getByRole('link', { name: textOf(ad, 'title') }))
    .reduce((all, one) => all.or(one));

/**
 * Signs a member in on a device that has stored from an earlier visit whether she has a
 * subscription.
 */
const signInKnown = async (page: Page, who: SampleMember, hasSub: boolean): Promise<void> => {
  await signIn(page, who);
  await page.evaluate((text) => localStorage.setItem('sub', text), String(hasSub));
};

test('a visitor sees the subscription banner and an ad of each category', async ({ page }) => {
  await visit(page, '/contact/');
  await scrollToEnd(page);
  await expect(banner(page)).toBeVisible();
  for (const category of ['annual subscription', 'workout pack', 'ecommerce']) {
    await expect(adsOf(page, category)).toBeVisible();
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollToEnd(page);
    expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
  }
  await expectNoViolations(page, 'contact with offers');
});

test('a member without a subscription sees the banner', { tag: '@night' }, async ({ page }) => {
  await signInKnown(page, 'new', false);
  await page.goto('/contact/');
  await expect(banner(page)).toBeVisible();
  await expect(adsOf(page, 'annual subscription')).toBeVisible();
});

test('a subscriber sees neither the banner nor an ad for the subscription, and nothing moves', async ({
  page,
}) => {
  await signInKnown(page, 'subscriber', true);
  await page.goto('/contact/');
  await scrollToEnd(page);
  await expect(adsOf(page, 'workout pack')).toBeVisible();
  await expect(adsOf(page, 'ecommerce')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(adsOf(page, 'annual subscription')).toBeHidden();
  await page.goto('/promotions/');
  await expect(page.getByText('You have the annual membership')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Membership', exact: true })).toBeVisible();
  await expect(page.getByText('Not sure which one fits you?')).toBeHidden();
});

test('on a device that hasn’t stored a member’s subscription, her record decides about the banner', async ({
  page,
}) => {
  await signIn(page, 'new');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/customer/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact/');
  await expect(banner(page)).toBeHidden();
  await expect(adsOf(page, 'ecommerce')).toBeHidden();
  await scrollToEnd(page);
  release();
  await expect(banner(page)).toBeVisible();
  await expect(adsOf(page, 'ecommerce')).toBeVisible();
});

test('the ads follow a visitor from page to page', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/contact/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveURL('/articles/');
  await scrollToEnd(page);
  await expect(banner(page)).toBeVisible();
  await expect(adsOf(page, 'workout pack')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the banner is there for visitors', async ({ page }) => {
    await page.goto('/contact/');
    await expect(banner(page)).toBeVisible();
  });
});
