import { expect, test } from '@playwright/test';
import type { APIResponse, Page, Route } from '@playwright/test';
import { starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { visit } from '../support/browser/visit.ts';

// The lists' contents are in their HTML (tests/pages); these tests use the lists.

test('the articles’ pager leads forwards and backwards without a reload', async ({ page }) => {
  await visit(page, '/articles/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/articles/page/2/');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await main.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL('/articles/');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('"Continue Reading" opens its card’s article', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/articles/');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Continue Reading/ })
    .first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address ?? 'the address of the card');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the calculators’ banner on the home page leads to them',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: 'Free calculators' }) })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL('/calculators/');
  },
);

test.describe('the grid of packs', () => {
  const columns = [
    { width: 575, count: 1 },
    { width: 576, count: 2 },
    { width: 774, count: 2 },
    { width: 775, count: 3 },
    { width: 929, count: 3 },
    { width: 1280, count: 3 },
  ];
  const grids = [
    { name: 'on the home page', path: '/' },
    { name: 'on their own page', path: '/workout-packs/' },
  ];
  for (const { name, path } of grids) {
    test(`${name} has as many packs in a row as the window has room for`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const cards = page.getByRole('main').locator('li:has(> article)');
      for (const { width, count } of columns) {
        await page.setViewportSize({ width, height: 800 });
        const tops = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().top),
        );
        expect(
          tops.filter((top) => top === tops.at(0)),
          `${width} px`,
        ).toHaveLength(count);
      }
    });
  }
});

test.describe('the banners beside a page', () => {
  const poll = textOf(
    starterEntries('poll').find((entry) => entry['active'] === true) ?? {},
    'title',
  );

  // A test may end before the last script has loaded.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Passes every script on, but handles the banners' own separately: the one with their name. */
  const routeBannerScript = (
    page: Page,
    handle: (route: Route, response: APIResponse) => Promise<void>,
  ): Promise<unknown> =>
    page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('More on this site')) await handle(route, response);
      else await route.fulfill({ response });
    });

  test('are shown while their script loads, and hydrate with it', async ({ page }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
    await routeBannerScript(page, async (route, response) => {
      await isReleased;
      await route.fulfill({ response });
    });
    await visit(page, '/contact/');
    const heading = page.getByRole('heading', { name: poll });
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.querySelector('aside')?.setAttribute('data-kept', ''));
    const vote = page.getByRole('button', { name: 'Vote' });
    const keys = () => vote.evaluate((button) => Object.keys(button).join());
    expect(await keys()).not.toContain('__reactProps$');
    release(undefined);
    await expect.poll(keys).toContain('__reactProps$');
    await expect(page.locator('aside[data-kept]')).toBeVisible();
  });

  test('stay as built when their script fails to load, and the page works', async ({ page }) => {
    await routeBannerScript(page, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('A part of the page could not be loaded.'),
    );
    await visit(page, '/contact/');
    await failed;
    await expect(page.getByRole('heading', { name: poll })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
  });

  test('have tiles 90 px wide', { tag: '@night' }, async ({ page }) => {
    await page.goto('/pre-built-plans/', { waitUntil: 'domcontentloaded' });
    const aside = page.getByRole('complementary', { name: 'More on this site' });
    await expect(aside.locator('img').first()).toBeVisible();
    const box = await aside.locator('img').first().boundingBox();
    expect(box).toMatchObject({ width: 90, height: 90 });
  });
});
