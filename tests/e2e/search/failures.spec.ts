import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  boxOf,
  indexFiles,
  optionsOf,
  panelOf,
  searchFailure,
} from '../../support/browser/search.ts';
import { visit } from '../../support/browser/visit.ts';

/** Collects the console's errors. */
const consoleErrorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

test('the panel says that no index could be loaded, and tries again', async ({ page }) => {
  const errors = consoleErrorsOf(page);
  await page.route(indexFiles, (route) => route.abort());
  await visit(page, '/');
  await boxOf(page).fill('squat');
  await expect(panelOf(page)).toContainText(searchFailure);
  expect(errors.filter((text) => text.startsWith('Search index required'))).not.toEqual([]);
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');

  await page.unroute(indexFiles);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('squat');
  await expect(boxOf(page)).toHaveValue('squat');
});

test('the results page says that no index could be loaded, shows an overview of the site, and tries again', async ({
  page,
}) => {
  await page.route(indexFiles, (route) => route.fulfill({ status: 503 }));
  await visit(page, '/search/?s=squat');
  const main = page.getByRole('main');
  await expect(main).toContainText(searchFailure);
  await expect(main.getByRole('heading', { name: /^Articles/ })).toBeVisible();
  await page.unroute(indexFiles);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('status')).toContainText('results');
});

test('an index that failed to load is named below the results of the others', async ({ page }) => {
  const articles = '**/static/search/articles-*.json';
  await page.route(articles, (route) => route.abort());
  await visit(page, '/');
  await boxOf(page).fill('squat');
  await expect(optionsOf(page).first()).toContainText('squat');
  await expect(panelOf(page)).toContainText('Could not be loaded: articles.');
  await page.unroute(articles);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).getByRole('group', { name: /^Articles/ })).toBeVisible();
  await expect(panelOf(page)).not.toContainText('Could not be loaded');
});

test(
  'the list of indexes is reloaded after the site was rebuilt',
  { tag: '@night' },
  async ({ page }) => {
    let requests = 0;
    await page.route('**/page-data/app-data.json', async (route) => {
      requests += 1;
      if (requests > 1) return route.continue();
      const response = await route.fetch();
      const appData: unknown = await response.json();
      const search = { exercises: '000000000000' };
      return route.fulfill({ json: { ...Object(appData), search } });
    });
    await visit(page, '/');
    await boxOf(page).fill('creatine');
    await expect(optionsOf(page).first()).toContainText('Creatine');
  },
);

test('a worker that does not start is replaced on the next try', async ({ page }) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    let created = 0;
    window.Worker = class extends Original {
      constructor(address: string | URL) {
        created += 1;
        super(created === 1 ? '/no-such-worker.js' : address);
      }
    };
  });
  await visit(page, '/');
  await boxOf(page).fill('squat');
  await expect(panelOf(page)).toContainText(searchFailure);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('squat');
});

test(
  'a notice at the foot of the page says that the search’s scripts could not be loaded',
  { tag: '@night' },
  async ({ page }) => {
    const errors = consoleErrorsOf(page);
    await visit(page, '/');
    // All scripts that load from now on belong to the search.
    await page.route('**/*.js', (route) => route.abort());
    await boxOf(page).fill('squat');
    const bar = page.getByRole('alert').filter({ hasText: searchFailure });
    await expect(bar).toBeVisible();
    expect(errors.filter((text) => text.startsWith('Search index required'))).not.toEqual([]);
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(optionsOf(page).first()).toContainText('squat');
    await expect(boxOf(page)).toHaveValue('squat');
  },
);

test('the rest of the site works without the search', async ({ page }) => {
  await page.route(indexFiles, (route) => route.abort());
  await visit(page, '/');
  await boxOf(page).fill('squat');
  await expect(panelOf(page)).toContainText(searchFailure);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Articles' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
});
