import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { leavesToBrowser } from '../../support/browser/modified-click.ts';
import { boxOf, highlightedWords, optionsOf, panelOf } from '../../support/browser/search.ts';
import { visit } from '../../support/browser/visit.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

test('results are grouped and counted, and lead to pages that highlight the searched words', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await boxOf(page).click();
  await expect(panelOf(page)).toHaveText('Type a lift, a muscle or a question.');
  await boxOf(page).pressSequentially('hip thrusts');
  const exercises = panelOf(page).getByRole('group', { name: /^Exercises \d+/ });
  const first = exercises.getByRole('option').first();
  await expect(first).toContainText('Barbell hip thrust');
  await expect(first.locator('mark').first()).toHaveText('hip');
  await expect(first).toHaveAttribute(
    'href',
    '/exercises/bum-exercises/barbell-hip-thrust/?s=hip+thrusts',
  );
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    /^\d+ results in \d+ groups\.$/,
  );

  await first.click();
  await expect(page).toHaveURL('/exercises/bum-exercises/barbell-hip-thrust/?s=hip+thrusts');
  await expect(panelOf(page)).toHaveCount(0);
  await expect.poll(() => highlightedWords(page)).toContain('thrust');
  for (const word of await highlightedWords(page)) {
    expect(['hip', 'hips', 'thrust', 'thrusts']).toContain(word.toLowerCase());
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('main mark')).toHaveCount(0);

  // The next page was not opened from a search.
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => highlightedWords(page)).toEqual([]);
});

for (const [how, leave] of firstForBreadth([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(5, 700)],
  ['leaving the box', (page: Page) => page.keyboard.press('Shift+Tab')],
] as const)) {
  test(`the panel closes on ${how}`, async ({ page }) => {
    await visit(page, '/');
    await boxOf(page).focus();
    await boxOf(page).fill('squat');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
    await leave(page);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(boxOf(page)).toHaveValue('squat');
  });
}

test('the panel takes at most 80% of the window’s height', async ({ page }) => {
  await visit(page, '/');
  await boxOf(page).fill('e');
  await expect(optionsOf(page).first()).toBeVisible();
  const panel = await panelOf(page).boundingBox();
  expect(panel?.height).toBeLessThanOrEqual(0.8 * 800 + 1);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(800);
});

test(
  'Ctrl-click on a result is left to the browser, which opens it in a new tab',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/');
    await boxOf(page).fill('goblet squat');
    const result = optionsOf(page).first();
    expect(await leavesToBrowser(result, 'ControlOrMeta')).toBe(true);
    await expect(result).toHaveAttribute(
      'href',
      '/exercises/leg-exercises/goblet-squat/?s=goblet+squat',
    );
    await expect(page).toHaveURL('/');
  },
);
