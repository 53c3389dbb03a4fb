import { expect, test } from '@playwright/test';
import type { Request } from '@playwright/test';
import {
  activityLevel,
  amina,
  calculator,
  calculatorPaths,
  field,
  fill,
  listBox,
  press,
  radio,
  resultPart,
} from '../../support/browser/calculator.ts';
import { nextFrames, scrollToEnd, visit } from '../../support/browser/visit.ts';

const { macro, oneRepMax, tdee } = calculatorPaths;

test(
  'the macro calculator leads to the page that explains macros, and back',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, macro);
    await page.getByRole('link', { name: 'macros explained' }).click();
    await expect(page).toHaveURL('/calculators/macros-explained/');
    await page.getByRole('main').getByRole('link', { name: 'macro calculator' }).first().click();
    await expect(page).toHaveURL(macro);
    await fill(page, amina);
    await press(page, 'Calculate BMR');
    await expect(resultPart(page, 'Your BMR').getByText('1,370 kcal a day')).toBeVisible();
    await radio(page, 'Fat loss').check();
    await expect(resultPart(page, 'Fat loss').getByText('1,534 kcal a day')).toBeVisible();
    await press(page, 'Reset');
    await expect(resultPart(page, 'Your BMR')).toHaveCount(0);
    await expect(field(page, 'Age')).toHaveValue('');
  },
);

test('an invalid field gets the focus in the visible unit, with its sentence', async ({ page }) => {
  await visit(page, macro);
  await radio(page, 'lb').check();
  await press(page, 'Calculate BMR');
  await expect(field(page, 'Weight in pounds')).toBeFocused();
  await expect(field(page, 'Weight in pounds')).toHaveAccessibleDescription('Enter your weight.');
  await expect(calculator(page).getByText('Enter your weight.')).toBeVisible();
});

test('units, bar and plates are remembered on the device, for every calculator', async ({
  page,
}) => {
  await visit(page, macro);
  await radio(page, 'lb').check();
  await radio(page, 'ft in').check();
  await expect(field(page, 'Weight in kilograms')).toBeHidden();
  await visit(page, tdee);
  await expect(radio(page, 'lb')).toBeChecked();
  await expect(field(page, 'Weight in pounds')).toBeVisible();
  await expect(field(page, 'Height in inches')).toBeVisible();
  await visit(page, oneRepMax);
  await expect(field(page, 'Weight you lifted in pounds')).toBeVisible();
  await fill(page, { 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' });
  await press(page, 'Calculate');
  const heaviest = calculator(page).getByRole('row').nth(1);
  await expect(heaviest).toContainText('45 lb bar');
  await expect(listBox(page, 'Bar')).toBeHidden();
  await calculator(page).getByText('The bar and plates you have').click();
  await listBox(page, 'Bar').selectOption('35 lb');
  await expect(heaviest).toContainText('35 lb bar');

  await visit(page, oneRepMax);
  await fill(page, { 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' });
  await press(page, 'Calculate');
  await expect(heaviest).toContainText('35 lb bar');
});

test('calculating sends nothing and stores none of the numbers', async ({ page }) => {
  for (const path of Object.values(calculatorPaths)) {
    await visit(page, path);
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    const record = (request: Request): void => {
      // Expanding a part below a result loads our own script, and links that come into view with
      // the result are prefetched. Such addresses contain nothing about the visitor.
      const { pathname, search } = new URL(request.url());
      const isOurs = pathname.endsWith('.js') || pathname.startsWith('/page-data/');
      if (!isOurs || search !== '') requests.push(request.url());
    };
    page.on('request', record);
    for (const input of await calculator(page).getByRole('textbox').all()) await input.fill('65');
    await calculator(page).getByRole('button').first().click();
    await nextFrames(page);
    page.off('request', record);
    expect(requests, path).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
    expect(stored, path).not.toContain('65');
  }
});

test('every calculator works with the keyboard alone', async ({ page }) => {
  await visit(page, macro);
  await field(page, 'Weight in kilograms').focus();
  const { keyboard } = page;
  await keyboard.type('143');
  await keyboard.press('Tab');
  // The unit switch beside the field: kilograms are selected, the arrow key moves to pounds.
  await expect(radio(page, 'kg')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(radio(page, 'lb')).toBeChecked();
  await keyboard.press('Shift+Tab');
  await expect(field(page, 'Weight in pounds')).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('143');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('165');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('30');
  await keyboard.press('Tab');
  await expect(activityLevel(page, 'Light')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(activityLevel(page, 'Moderate')).toBeChecked();
  await keyboard.press('Enter');
  // 648.64 + 1,031.25 − 150 − 161 = 1,368.9
  await expect(resultPart(page, 'Your BMR').getByText('1,369 kcal a day')).toBeVisible();
  // The focus is on the result's heading; the goals come next.
  await keyboard.press('Tab');
  await expect(radio(page, 'Maintenance')).toBeFocused();
  await keyboard.press('Space');
  // 1,369 × 1.6
  await expect(resultPart(page, 'Maintenance').getByText('2,190 kcal a day')).toBeVisible();

  await visit(page, oneRepMax);
  await field(page, 'Weight you lifted in pounds').focus();
  await keyboard.type('135');
  await field(page, 'Reps, 1 to 10').focus();
  await keyboard.type('5');
  await keyboard.press('Enter');
  await expect(resultPart(page, 'Your one rep max')).toBeVisible();
  await calculator(page).getByText('The bar and plates you have').focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(listBox(page, 'Bar')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(calculator(page).getByRole('row').nth(1)).toContainText('35 lb bar');
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('numbers are read and formatted as in German', { tag: '@night' }, async ({ page }) => {
    await visit(page, macro);
    await fill(page, { 'Weight in kilograms': '65,5', 'Height in centimetres': '165', Age: '30' });
    await radio(page, 'lb').check();
    await expect(field(page, 'Weight in pounds')).toHaveValue('144,4');
    await press(page, 'Calculate BMR');
    // 655 + 1.031,25 − 150 − 161 = 1.375,25
    await expect(resultPart(page, 'Your BMR').getByText('1.375 kcal a day')).toBeVisible();
    await radio(page, 'Fat loss').check();
    await expect(resultPart(page, 'Fat loss')).toContainText('1.375 × 1,4 ÷ 1,25 = 1.540');
  });
});
