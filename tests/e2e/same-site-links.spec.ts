import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { leavesToBrowser } from '../support/browser/modified-click.ts';
import { visit } from '../support/browser/visit.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

const article = '/articles/reading-a-workout-plan/';
const plan = '/workout-plans/first-barbell-plan/';
const pack = '/workout-packs/bum-thighs/';

/**
 * Marks the document, which a reload would replace, and records who handles clicks: the site or the
 * browser.
 */
const watchPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    // This listener runs after the site's own.
    window.addEventListener('click', (event) => {
      document.documentElement.dataset['clickBy'] = event.defaultPrevented ? 'site' : 'browser';
    });
  });

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);

const expectLeftToBrowser = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-click-by', 'browser');
  await expect(page).toHaveURL(article);
  expect(await isSamePage(page)).toBe(true);
};

/** Replaces the page's test link with one that has these attributes. */
const addLink = async (
  page: Page,
  attributes: Readonly<Record<string, string>>,
): Promise<Locator> => {
  await page.evaluate((given) => {
    document.getElementById('test-link')?.remove();
    delete document.documentElement.dataset['clickBy'];
    const link = document.createElement('a');
    link.id = 'test-link';
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = 'A link for the test';
    document.querySelector('.prose')?.prepend(link);
  }, attributes);
  return page.getByRole('link', { name: 'A link for the test' });
};

test.describe('a link in a text of the CMS', () => {
  const texts = [
    { path: article, kind: 'an article' },
    { path: plan, kind: 'a workout plan' },
    { path: pack, kind: 'a workout pack' },
  ];
  for (const { path, kind } of firstForBreadth(texts)) {
    test(`in ${kind} leads to another page without a reload`, async ({ page }) => {
      await visit(page, path);
      await watchPage(page);
      // Some texts of a plan are collapsed.
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      const link = page.locator('.prose a[href^="/"]:not([href*="#"])').first();
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).not.toBe(path);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(path);
      expect(await isSamePage(page)).toBe(true);
    });
  }

  test(
    'leads to a section of another page without a reload',
    { tag: '@night' },
    async ({ page }) => {
      await visit(page, article);
      await watchPage(page);
      const link = await addLink(page, { href: '/workout-plans-faq/#can-i-swap-an-exercise' });
      await link.click();
      await expect(page).toHaveURL('/workout-plans-faq/#can-i-swap-an-exercise');
      await expect(page.locator('#can-i-swap-an-exercise')).toBeInViewport();
      expect(await isSamePage(page)).toBe(true);
    },
  );
});

test('clicks with a modifier key, on a new tab’s link and on a download are left to the browser', async ({
  page,
  context,
}) => {
  await visit(page, article);
  await watchPage(page);

  await test.step('with target="_blank", another page opens', async () => {
    const link = await addLink(page, { href: plan, target: '_blank' });
    const opened = context.waitForEvent('page');
    await link.click();
    const other = await opened;
    await expect(other).toHaveURL(plan);
    await other.close();
    await expectLeftToBrowser(page);
  });

  await test.step('with download, a file is saved', async () => {
    const link = await addLink(page, { href: plan, download: 'plan.html' });
    const started = page.waitForEvent('download');
    await link.click();
    expect((await started).suggestedFilename()).toBe('plan.html');
    await expectLeftToBrowser(page);
  });

  for (const modifier of ['Control', 'Shift', 'Meta', 'Alt'] as const) {
    await test.step(`with ${modifier}, the site does nothing`, async () => {
      const link = await addLink(page, { href: plan });
      expect(await leavesToBrowser(link, modifier)).toBe(true);
      await expectLeftToBrowser(page);
    });
  }
});

test(
  'a link to a section of the same page scrolls there and loads nothing',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, article);
    await watchPage(page);
    const heading = page.locator('.prose h2[id]').last();
    const id = await heading.getAttribute('id');
    const link = await addLink(page, { href: `#${id}` });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document' || request.url().includes('page-data')) {
        requests.push(request.url());
      }
    });
    await link.click();
    await expect(page).toHaveURL(`${article}#${id}`);
    await expect(heading).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-click-by', 'browser');
    expect(await isSamePage(page)).toBe(true);
    expect(requests).toEqual([]);
  },
);

test('a link to a file or to another site leaves the page', async ({ page }) => {
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  for (const href of ['/favicon.svg', 'https://example.com/plan/']) {
    await visit(page, article);
    await watchPage(page);
    const link = await addLink(page, { href });
    await link.click();
    await expect(page).toHaveURL(href);
    expect(await isSamePage(page)).toBe(false);
  }
});

test('a link that is clicked before hydration leads there with a full load', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/component---*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/articles/', { waitUntil: 'domcontentloaded' });
  // Gatsby's own scripts have run, and hydration waits for the page's script.
  await page.waitForFunction(() => '___loader' in window);
  await watchPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/articles/page/2/');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  release(undefined);
});
