import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { cameAlive, visit } from '../support/browser/visit.ts';

const broken = [
  { what: 'the data of the page', pattern: '**/page-data/articles/page-data.json' },
  { what: 'the script of the page', pattern: '**/component---src-templates-article-list-*.js' },
];

const noticeOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'could not be loaded' });

const retryOf = (page: Page): Locator => noticeOf(page).getByRole('button', { name: 'Try again' });

/** Counts how often the browser asks for a whole page. */
const countDocuments = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
};

const breakAddress = (page: Page, pattern: string): Promise<unknown> =>
  page.route(pattern, (route) => route.abort());

const expectReadable = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await expect(main.getByRole('article').first()).toBeVisible();
};

for (const { what, pattern } of broken) {
  test.describe(`${what} cannot be loaded`, () => {
    test('on a first visit: one reload, then a notice whose button mends it', async ({ page }) => {
      const documents = countDocuments(page);
      await breakAddress(page, pattern);
      await page.goto('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents()).toBe(2);
      await expectReadable(page);
      await page.unroute(pattern);
      await retryOf(page).click();
      await cameAlive(page);
      await expect(noticeOf(page)).toHaveCount(0);
      expect(documents()).toBe(3);
    });

    test('and still cannot after the button: the notice again, no reload more', async ({
      page,
    }) => {
      const documents = countDocuments(page);
      await breakAddress(page, pattern);
      await page.goto('/articles/');
      await retryOf(page).click();
      await expect.poll(documents).toBe(3);
      await expect(noticeOf(page)).toBeVisible();
      await expectReadable(page);
      expect(documents()).toBe(3);
    });

    test('on the way there: a full load and one reload at most, then the notice', async ({
      page,
    }) => {
      const documents = countDocuments(page);
      await visit(page, '/contact/');
      await breakAddress(page, pattern);
      await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
      await expect(page).toHaveURL('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents()).toBeLessThanOrEqual(3);
      await expectReadable(page);
      await page.unroute(pattern);
      await retryOf(page).click();
      await cameAlive(page);
      await expect(noticeOf(page)).toHaveCount(0);
    });

    test('for a moment only: the page comes without a notice', async ({ page }) => {
      const documents = countDocuments(page);
      // Until the whole page has been asked for a second time.
      await page.route(pattern, (route) => (documents() < 2 ? route.abort() : route.continue()));
      await page.goto('/articles/');
      await expect.poll(documents).toBe(2);
      await cameAlive(page);
      await expect(noticeOf(page)).toHaveCount(0);
      expect(documents()).toBe(2);
    });

    test('and the browser keeps no notes: the notice at once, no reload', async ({ page }) => {
      const documents = countDocuments(page);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
      await breakAddress(page, pattern);
      await page.goto('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents()).toBe(1);
      await expectReadable(page);
    });

    test('and the notes of the browser are full: the notice at once, no reload', async ({
      page,
    }) => {
      const documents = countDocuments(page);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      });
      await breakAddress(page, pattern);
      await page.goto('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents()).toBe(1);
    });

    test('a second time, after it was mended: one reload at most', async ({ page }) => {
      const documents = countDocuments(page);
      await breakAddress(page, pattern);
      await page.goto('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      await page.unroute(pattern);
      await retryOf(page).click();
      await cameAlive(page);
      await breakAddress(page, pattern);
      const before = documents();
      await page.goto('/articles/');
      await expect(noticeOf(page)).toBeVisible();
      expect(documents() - before).toBeLessThanOrEqual(2);
    });
  });
}

test('the facts of the build cannot be loaded: the page comes alive all the same', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await breakAddress(page, '**/page-data/app-data.json');
  await visit(page, '/articles/');
  await expectReadable(page);
  await expect(noticeOf(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

test.describe('a script that a living page asks for later cannot be loaded', () => {
  const failLater = (): void => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name === 'onInitialClientRender')) return;
      const failure = new Error('Loading chunk 77 failed.');
      failure.name = 'ChunkLoadError';
      void Promise.reject(failure);
    });
    observer.observe({ type: 'mark', buffered: true });
  };

  test('each time the page comes alive: one reload, then a notice', async ({ page }) => {
    const documents = countDocuments(page);
    await page.addInitScript(failLater);
    await page.goto('/articles/');
    await expect(noticeOf(page)).toBeVisible();
    expect(documents()).toBeLessThanOrEqual(2);
    await expectReadable(page);
  });

  test('after moving on without a reload: one reload of the page one is on', async ({ page }) => {
    const documents = countDocuments(page);
    await visit(page, '/contact/');
    await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
    await page.evaluate(() => {
      void Promise.reject(new Error('Loading chunk 77 failed.'));
    });
    await expect.poll(documents).toBe(2);
    await cameAlive(page);
    await expectReadable(page);
    await expect(page).toHaveURL('/articles/');
    expect(documents()).toBe(2);
  });
});

test('no script at all can be loaded: the page can be read, and is not loaded again', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await breakAddress(page, '**/*.js');
  await page.goto('/articles/');
  await expectReadable(page);
  expect(documents()).toBe(1);
});

test('a page that loads shows no notice', async ({ page }) => {
  const documents = countDocuments(page);
  await visit(page, '/articles/');
  await expect(noticeOf(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});
