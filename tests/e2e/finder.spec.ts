import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/browser/accessibility.ts';
import { budgeted } from '../support/browser/layout-budget.ts';
import { visit } from '../support/browser/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the finder filters plans by time, kit and level, survives a reload, and Back undoes a choice', async ({
  page,
}) => {
  await visit(page, '/workout-plans/');
  await page.getByRole('radio', { name: '45 min' }).check();
  await expect(page).toHaveURL('/workout-plans/?minutes=45');
  await page.getByRole('checkbox', { name: 'Kettlebells' }).check();
  await expect(page).toHaveURL('/workout-plans/?minutes=45&kit=kettlebells');
  const cards = page.getByRole('main').locator('li > article');
  await expect(cards.first()).toContainText('Kettlebell');
  await expect(page.getByRole('status').filter({ hasText: /\d+ of \d+ plans fit/ })).toBeVisible();
  await expectNoViolations(page, 'what was found');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Kettlebells' })).toBeChecked();
  await expect(cards.first()).toContainText('Kettlebell');
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /kettlebell/i })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/workout-plans/?minutes=45&kit=kettlebells');
  await expect(cards.first()).toContainText('Kettlebell');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Kettlebells' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: '45 min' })).toBeChecked();
});

test('without a match the finder says which filter to loosen', async ({ page }) => {
  await visit(page, '/workout-plans/?minutes=15&kit=kettlebells&level=expert');
  await expect(page.getByText('No plan fits all of that.')).toBeVisible();
  await expectNoViolations(page, 'nothing fits');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/workout-plans/');
  await expect(page.getByText('beginners’ plans first')).toBeVisible();
});

test(
  'on a body area the finder searches the exercises of all its pages',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, '/exercises/leg-exercises/');
    await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
    const links = page.getByRole('main').locator('li > article .card-link');
    await expect(page.getByText(/\d+ of \d+ exercises fit/)).toBeVisible();
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^\/exercises\/leg-exercises\//);
    }
  },
);

test('the plans begin on a phone’s first screen and end within six', async ({ page }) => {
  await visit(page, '/workout-plans/');
  const cards = page.getByRole('main').locator('li > article');
  const first = await cards.first().boundingBox();
  const last = await cards.last().boundingBox();
  expect(first?.y ?? Infinity).toBeLessThan(budgeted(844));
  expect(last?.y ?? Infinity).toBeLessThan(budgeted(6 * 844));
});

test('a file that does not load leaves the list in place, with a retry', async ({ page }) => {
  await page.route('**/finder/*.json', (route) => route.abort());
  await visit(page, '/workout-packs/');
  await page.getByRole('radio', { name: 'Beginner' }).check();
  await expect(page.getByText('We couldn’t look for what fits.')).toBeVisible();
  await expectNoViolations(page, 'the file did not load');
  await page.unroute('**/finder/*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\d+ of \d+ packs fit/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a choice is a link to its own page', async ({ page }) => {
    await page.goto('/workout-plans/');
    await page.getByRole('main').getByRole('link', { name: 'Dumbbells', exact: true }).click();
    await expect(page).toHaveURL('/workout-plans/with-dumbbells/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Workout plans with dumbbells',
    );
  });
});
