import { expect, test } from '@playwright/test';
import {
  activityLevel,
  calculatorPaths,
  field,
  fill,
  press,
  radio,
  resultPart,
} from '../../support/browser/calculator.ts';
import { holdScripts, visit, waitForHydration } from '../../support/browser/visit.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

const { macro, oneRepMax, reverseDiet } = calculatorPaths;

test('text typed before hydration is kept, in the unit chosen in the meantime', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(macro, { waitUntil: 'commit' });
  await fill(page, { 'Weight in kilograms': '65', Age: '30' });
  await radio(page, 'ft in').check();
  await fill(page, { 'Height in feet': '5', 'Height in inches': '5' });
  await radio(page, 'lb').check();
  await activityLevel(page, 'Moderate').check();
  await field(page, 'Age').press('Enter');
  await expect(page).toHaveURL(macro);
  release();
  await waitForHydration(page);
  await expect(field(page, 'Age')).toHaveValue('30');
  await expect(field(page, 'Height in feet')).toHaveValue('5');
  await expect(field(page, 'Weight in pounds')).toHaveValue('143.3');
  await expect(activityLevel(page, 'Moderate')).toBeChecked();
  await press(page, 'Calculate BMR');
  // 650 + 6.25 × 165.1 − 150 − 161 = 1,370.9
  await expect(resultPart(page, 'Your BMR').getByText('1,371 kcal a day')).toBeVisible();
  await radio(page, 'Maintenance').check();
  // 1,371 × 1.6
  await expect(resultPart(page, 'Maintenance').getByText('2,194 kcal a day')).toBeVisible();
});

test('the button responds before hydration, and the result follows automatically', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(oneRepMax, { waitUntil: 'commit' });
  await fill(page, { 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '5' });
  await press(page, 'Calculate');
  const loading = page.getByText('The calculator is still loading.');
  await expect(loading).toBeVisible();
  await expect(page).toHaveURL(oneRepMax);
  release();
  await expect(
    resultPart(page, 'Your one rep max').getByText('70 kg', { exact: true }),
  ).toBeVisible();
  await expect(loading).toBeHidden();
});

test(
  'Enter in a form with one field sends nothing before hydration',
  { tag: '@night' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(reverseDiet, { waitUntil: 'commit' });
    await field(page, 'Calories you eat a day now').fill('1600');
    await field(page, 'Calories you eat a day now').press('Enter');
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(reverseDiet);
    await expect(field(page, 'Calories you eat a day now')).toHaveValue('1600');
  },
);

test('a remembered unit does not relabel text typed in another unit before hydration', async ({
  page,
}) => {
  await visit(page, macro);
  await radio(page, 'lb').check();
  const release = await holdScripts(page);
  await page.goto(macro, { waitUntil: 'commit' });
  await field(page, 'Weight in kilograms').fill('65');
  release();
  await waitForHydration(page);
  await expect(field(page, 'Weight in kilograms')).toHaveValue('65');
  await expect(field(page, 'Weight in kilograms')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of firstForBreadth(Object.values(calculatorPaths))) {
    test(`${path} says how to work it out by hand`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      // Playwright finds no text inside `noscript`.
      const note = main.locator('noscript > p');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toContain('JavaScript is off in your browser');
      await expect(main.getByRole('heading', { name: 'A worked example' })).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    });
  }
});
