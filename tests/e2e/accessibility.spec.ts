import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  expectNoViolations,
  findOverflow,
  stubPictures,
  modesAt,
} from '../support/browser/accessibility.ts';
import { sampleForBreadth } from '../support/proof-scale.ts';
import { visit } from '../support/browser/visit.ts';

test.beforeEach(({ page }) => stubPictures(page));

// page-loading.spec.ts checks each public page in its initial state.

for (const label of ['Workout plans', 'Exercises']) {
  test(`axe finds nothing while the menu ${label} is open`, async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: label, exact: true }).hover();
    const panel = menu.locator('li > div').filter({ visible: true });
    await expect(panel).toHaveCSS('opacity', '1');
    await expectNoViolations(page, 'menu open');
  });
}

test('axe finds nothing while the sidebar is open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'sidebar open');
});

const searchStates = [
  { state: 'results', query: 'squat', text: 'See all', textOfPage: 'results in' },
  { state: 'a corrected typo', query: 'romainian dedlift', text: 'romanian deadlift' },
  { state: 'only the closest pages', query: 'tango squat', text: 'The closest' },
  { state: 'no query', query: '', text: 'Type a lift, a muscle or a question.' },
  { state: 'no results', query: 'xylophone', text: 'Nothing found' },
  { state: 'a failed index', query: 'squat', text: 'could not be loaded' },
];

const abortIndexes = (page: Page): Promise<unknown> =>
  page.route('**/static/search/*.json', (route) => route.abort());

const expectAccessibleAt = async (page: Page, state: string, width: number): Promise<void> => {
  await expectNoViolations(page, `${state}, ${width} px`, modesAt(width));
  expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
};

for (const { state, query, text, textOfPage = text } of sampleForBreadth(searchStates)) {
  test(`axe finds nothing while the search panel shows ${state}`, async ({ page }) => {
    if (state === 'a failed index') await abortIndexes(page);
    for (const width of sampleForBreadth([390, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/articles/');
      const box = page.getByRole('banner').getByRole('combobox');
      await box.focus();
      await box.fill(query);
      await expect(page.locator('[data-part="search-panel"]')).toContainText(text);
      await page.keyboard.press('ArrowDown');
      await expectAccessibleAt(page, state, width);
    }
  });

  if (query === '') continue;
  test(`axe finds nothing while the page of results shows ${state}`, async ({ page }) => {
    if (state === 'a failed index') await abortIndexes(page);
    for (const width of sampleForBreadth([390, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `/search/?${new URLSearchParams({ s: query }).toString()}`);
      await expect(page.getByRole('main')).toContainText(textOfPage);
      await expectAccessibleAt(page, state, width);
    }
  });
}
