import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { visit, waitForHydration } from '../support/browser/visit.ts';

// src/app/failures/watch-load-failures.test.ts tests the second failure, and browsers without
// session storage.

const resources = [
  { resource: 'the data of the page', pattern: '**/page-data/articles/page-data.json' },
  { resource: 'the script of the page', pattern: '**/component---src-templates-article-list-*.js' },
];

const noticeOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'could not be loaded' });

const retryButton = (page: Page): Locator =>
  noticeOf(page).getByRole('button', { name: 'Try again' });

/** Counts how often the browser loads a full page. */
const countDocuments = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
};

const abortRequests = (page: Page, pattern: string): Promise<unknown> =>
  page.route(pattern, (route) => route.abort());

const expectReadable = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await expect(main.getByRole('article').first()).toBeVisible();
};

for (const { resource, pattern } of resources) {
  test.describe(`when ${resource} fails to load`, () => {
    test('a first visit reloads once, then shows a notice whose button loads the page', async ({
      page,
    }) => {
      const documents = countDocuments(page);
      await abortRequests(page, pattern);
      await page.goto('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents()).toBe(2);
      await expectReadable(page);
      await page.unroute(pattern);
      await retryButton(page).click();
      await waitForHydration(page);
      await expect(noticeOf(page)).toHaveCount(0);
      expect(documents()).toBe(3);
    });

    test('following a link loads the page in full, reloads at most once, then shows the notice', async ({
      page,
    }) => {
      const documents = countDocuments(page);
      await visit(page, '/contact/');
      await abortRequests(page, pattern);
      await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
      await expect(page).toHaveURL('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents()).toBeLessThanOrEqual(3);
      await expectReadable(page);
      await page.unroute(pattern);
      await retryButton(page).click();
      await waitForHydration(page);
      await expect(noticeOf(page)).toHaveCount(0);
    });

    test('only once, the reloaded page works and shows no notice', async ({ page }) => {
      const documents = countDocuments(page);
      // Fails until the full page has been requested a second time.
      await page.route(pattern, (route) => (documents() < 2 ? route.abort() : route.continue()));
      await page.goto('/articles/');
      await expect.poll(documents).toBe(2);
      await waitForHydration(page);
      await expect(noticeOf(page)).toHaveCount(0);
      expect(documents()).toBe(2);
    });
  });
}

test(
  'a page hydrates although app-data.json fails to load',
  { tag: '@night' },
  async ({ page }) => {
    const documents = countDocuments(page);
    await abortRequests(page, '**/page-data/app-data.json');
    await visit(page, '/articles/');
    await expectReadable(page);
    await expect(noticeOf(page)).toHaveCount(0);
    expect(documents()).toBe(1);
  },
);

test('a chunk that fails after every hydration leads to one reload, then the notice', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name === 'onInitialClientRender')) return;
      const failure = new Error('Loading chunk 77 failed.');
      failure.name = 'ChunkLoadError';
      void Promise.reject(failure);
    });
    observer.observe({ type: 'mark', buffered: true });
  });
  await page.goto('/articles/');
  await expect(noticeOf(page)).toBeVisible();
  expect(documents()).toBeLessThanOrEqual(2);
  await expectReadable(page);
});

test(
  'a chunk that fails after following a link reloads the page the visitor is on',
  { tag: '@night' },
  async ({ page }) => {
    const documents = countDocuments(page);
    await visit(page, '/contact/');
    await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
    await page.evaluate(() => {
      void Promise.reject(new Error('Loading chunk 77 failed.'));
    });
    await expect.poll(documents).toBe(2);
    await waitForHydration(page);
    await expectReadable(page);
    await expect(page).toHaveURL('/articles/');
    expect(documents()).toBe(2);
  },
);

test('a page without any script can be read and is not reloaded', async ({ page }) => {
  const documents = countDocuments(page);
  await abortRequests(page, '**/*.js');
  await page.goto('/articles/');
  await expectReadable(page);
  expect(documents()).toBe(1);
});
