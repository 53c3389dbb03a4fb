import { expect, test } from '@playwright/test';
import { boxOf } from '../../support/browser/search.ts';
import { visit } from '../../support/browser/visit.ts';

test('a direct link shows the results and their count', async ({ page }) => {
  await visit(page, '/search/?s=glutes');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^“glutes”: \d+ results in \d+ groups\.$/);
  await expect(boxOf(page)).toHaveValue('glutes');
  const groups = main.getByRole('heading', { level: 2 });
  await expect(groups.first()).toHaveText(/\d+$/);
  const link = main.getByRole('listitem').getByRole('link').first();
  await expect(link).toHaveAttribute('href', /\?s=glutes$/);
  await expect(main.locator('mark').first()).toHaveText(/glute|bum/i);
  // Every result that is counted can be shown.
  const more = main.getByRole('button', { name: /^Show more/ });
  while ((await more.count()) > 0) await more.first().click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const status = document.querySelector('main [role="status"]')?.textContent ?? '';
        const shown = document.querySelectorAll('main section ol > li').length;
        return { isAny: shown > 0, uncounted: Number(/\d+/.exec(status)?.[0]) - shown };
      }),
    )
    .toEqual({ isAny: true, uncounted: 0 });
});

test('another search and the back button change the results and the title', async ({ page }) => {
  await visit(page, '/search/?s=squat');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('“squat”');
  await expect(page).toHaveTitle('Search for “squat” | Knurl');
  await boxOf(page).fill('plank');
  await boxOf(page).press('Enter');
  await expect(status).toContainText('“plank”');
  await expect(page).toHaveURL('/search/?s=plank');
  await expect(page).toHaveTitle('Search for “plank” | Knurl');
  await page.goBack();
  await expect(status).toContainText('“squat”');
  await expect(boxOf(page)).toHaveValue('squat');
  await expect(page).toHaveTitle('Search for “squat” | Knurl');
  await page.getByRole('main').getByRole('link', { name: 'Back squat' }).first().click();
  await expect(page).toHaveTitle('Back squat: how to do it | Knurl');
});

test('a mistyped search shows the corrected text', async ({ page }) => {
  await visit(page, '/search/?s=romainian+dedlift');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('for “romanian deadlift”');
  await expect(main.getByRole('listitem').getByRole('link').first()).toHaveText(
    'Romanian deadlift',
  );
});

test(
  'the closest results are shown if no page has all the words',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/search/?s=tango+squat');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(
      'Nothing has all the words of “tango squat”. The closest:',
    );
    await expect(main.getByRole('listitem').first()).toContainText(/squat/i);
  },
);

test('a search without results shows an overview of the site', async ({ page }) => {
  await visit(page, '/search/?s=xylophone');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Nothing found for “xylophone”.');
  await expect(main.getByRole('heading', { name: /^Workout plans/ })).toBeVisible();
});

test('an empty search shows an overview of the site', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/search/?s=%20');
  await expect(page.getByRole('main').getByRole('heading', { name: /^Articles/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});
