import { expect, test } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';

const heading = { level: 1 } as const;

for (const [typed, address, title] of [
  ['/Articles/', '/articles/', 'Articles'],
  [
    '/CALCULATORS/One-Rep-Max?from=mail#kg=60',
    '/calculators/one-rep-max/',
    'One rep max calculator',
  ],
] as const) {
  test(`${typed} leads to the page in lower case`, async ({ page }) => {
    await page.goto(typed);
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.getByRole('heading', heading)).toHaveText(title);
  });
}

test('query and fragment are kept, and Back does not lead to the wrong address', async ({
  page,
}) => {
  await visit(page, '/contact/');
  await page.goto('/EXERCISES/?s=squat#main');
  await expect(page).toHaveURL('/exercises/?s=squat#main');
  await page.goBack();
  await expect(page).toHaveURL('/contact/');
});

test(
  'an address in upper case without a page stays, with the page for unknown addresses',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/No-Such-Page/');
    await expect(page.getByRole('heading', heading)).toHaveText('We can’t find that page');
    await expect(page).toHaveURL('/No-Such-Page/');
  },
);

test(
  'where the host answers in any case, the address is corrected too',
  { tag: '@night' },
  async ({ page }) => {
    await page.route('**/ARTICLES/**', async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace('ARTICLES', 'articles'),
      });
      await route.fulfill({ response });
    });
    await visit(page, '/ARTICLES/?s=squat#main');
    await expect(page).toHaveURL('/articles/?s=squat#main');
    await expect(page.getByRole('heading', heading)).toHaveText('Articles');
  },
);
