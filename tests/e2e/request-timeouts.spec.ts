import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/accessibility.ts';
import { boxOf, indexFiles, optionsOf, panelOf, searchFailure } from '../support/browser/search.ts';

// The timeouts are tested in src/app/failures/notices.test.ts and
// src/features/search/worker/search-client.test.ts.

const articleData = '**/page-data/articles/page-data.json';

/**
 * Leaves requests without an answer until the returned function is called; earlier requests never
 * get one.
 */
const neverAnswer = async (page: Page, pattern: string): Promise<() => void> => {
  let isHung = true;
  await page.route(pattern, (route) =>
    isHung ? new Promise<void>(() => undefined) : route.continue(),
  );
  return () => {
    isHung = false;
  };
};

/**
 * Waits for hydration, which makes the search box a combobox. (An installed clock hides the
 * performance marks.)
 */
const isHydrated = (page: Page): Promise<void> => expect(boxOf(page)).toBeVisible();

const open = async (page: Page, path: string): Promise<void> => {
  await page.clock.install();
  await page.goto(path);
  await isHydrated(page);
};

test('when the next page’s data never arrives, a notice offers to load the page in full', async ({
  page,
}) => {
  await open(page, '/contact/?from=mail');
  const answerAgain = await neverAnswer(page, articleData);
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await page.clock.runFor(1500);
  await expect(page.getByText('Loading the page')).toBeVisible();
  await page.clock.runFor(10_000);
  const notice = page.getByRole('alert').filter({ hasText: 'is taking too long' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  await expectNoViolations(page, 'a page that does not come');
  await expect(page).toHaveURL('/contact/?from=mail');

  answerAgain();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/articles/');
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
});

test(
  'when the data of the page behind Back never arrives, a notice offers to load it again',
  { tag: '@night' },
  async ({ page }) => {
    await open(page, '/articles/');
    await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
    await expect(page).toHaveURL('/contact/');
    // The reloaded page has no state of the previous one.
    await page.reload();
    await isHydrated(page);
    const answerAgain = await neverAnswer(page, articleData);
    await page.goBack({ waitUntil: 'commit' });
    await page.clock.runFor(11_000);
    const notice = page.getByRole('alert').filter({ hasText: 'is taking too long' });
    await expect(notice).toBeVisible();
    answerAgain();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  },
);

test('when the first page’s data never arrives, the page can be read, and a notice offers to try again', async ({
  page,
}) => {
  await page.clock.install();
  const answerAgain = await neverAnswer(page, articleData);
  await page.goto('/articles/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  answerAgain();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await isHydrated(page);
  await expect(notice).toHaveCount(0);
});

test('when the search’s indexes never arrive, the panel says so and tries again', async ({
  page,
}) => {
  const answerAgain = await neverAnswer(page, indexFiles);
  await open(page, '/');
  await boxOf(page).fill('squat');
  await expect(panelOf(page)).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(panelOf(page)).toContainText(searchFailure);
  answerAgain();
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('squat');
});

test(
  'when the search’s worker never answers, the panel says so and tries again with a new worker',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const Original = window.Worker;
      let created = 0;
      window.Worker = class extends Original {
        constructor(address: string | URL) {
          created += 1;
          super(created === 1 ? URL.createObjectURL(new Blob([''])) : address);
        }
      };
    });
    await open(page, '/');
    const indexLoaded = page.waitForResponse(indexFiles);
    await boxOf(page).fill('squat');
    await indexLoaded;
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(panelOf(page)).toContainText(searchFailure);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(optionsOf(page).first()).toContainText('squat');
  },
);
