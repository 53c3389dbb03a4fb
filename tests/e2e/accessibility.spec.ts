import { expect, test } from '@playwright/test';
import {
  expectNoViolations,
  expectSound,
  findWhatSticksOut,
} from '../support/browser/accessibility.ts';
import { publicPages } from '../support/browser/pages.ts';
import { scrollToEnd, visit } from '../support/browser/visit.ts';

for (const { name, path } of publicPages) {
  test(`${name}: axe finds nothing, and nothing sticks out`, async ({ page }) => {
    await visit(page, path);
    expect(page.frames()).toHaveLength(1);
    await expectSound(page, name, scrollToEnd);
  });
}

for (const label of ['Workout plans', 'Exercises']) {
  test(`with the menu of ${label} open axe finds nothing`, async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: label, exact: true }).hover();
    const panel = menu.locator('li > div').filter({ visible: true });
    await expect(panel).toHaveCSS('opacity', '1');
    await expectNoViolations(page, 'menu open');
  });
}

test('with the sidebar open axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'sidebar open');
});

const searchStates = [
  { state: 'nothing typed', text: '', shows: 'Type a lift, a muscle or a question.' },
  { state: 'results', text: 'squat', shows: 'See all' },
  { state: 'a slip', text: 'romainian dedlift', shows: 'romanian deadlift' },
  { state: 'only the closest', text: 'tango squat', shows: 'The closest' },
  { state: 'nothing found', text: 'xylophone', shows: 'Nothing found' },
  { state: 'no index', text: 'squat', shows: 'could not be loaded' },
];

for (const { state, text, shows } of searchStates) {
  test(`with the search panel open and ${state} axe finds nothing`, async ({ page }) => {
    if (state === 'no index') {
      await page.route('**/static/search/*.json', (route) => route.abort());
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/articles/');
      const box = page.getByRole('banner').getByRole('combobox');
      await box.focus();
      await box.fill(text);
      await expect(page.locator('[data-part="search-panel"]')).toContainText(shows);
      await page.keyboard.press('ArrowDown');
      await expectNoViolations(page, `${state}, ${width} px`);
      expect.soft(await findWhatSticksOut(page), `wider than ${width} px`).toEqual([]);
    }
  });

  if (text === '') continue;
  test(`on the page of results with ${state} axe finds nothing`, async ({ page }) => {
    if (state === 'no index') {
      await page.route('**/static/search/*.json', (route) => route.abort());
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `/search/?${new URLSearchParams({ s: text }).toString()}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(state === 'results' ? 'results in' : shows);
      await expectNoViolations(page, `${state}, ${width} px`);
      expect.soft(await findWhatSticksOut(page), `wider than ${width} px`).toEqual([]);
    }
  });
}
