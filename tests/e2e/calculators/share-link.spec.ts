import { expect, test } from '@playwright/test';
import {
  activityLevel,
  calculator,
  calculatorPaths,
  field,
  fill,
  press,
  radio,
  resultPart,
} from '../../support/browser/calculator.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied link restores inputs and results, and sends them to nobody', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, calculatorPaths.macro);
  await radio(page, 'ft in').check();
  await fill(page, {
    'Weight in kilograms': '65,5',
    'Height in feet': '5',
    'Height in inches': '5.5',
    Age: '30',
  });
  await activityLevel(page, 'Moderate').check();
  await press(page, 'Calculate BMR');
  await radio(page, 'Weight gain').check();
  // The day's macros have their own script.
  await expect(resultPart(page, 'Weight gain').getByRole('table')).toBeVisible();
  const shown = await resultPart(page, 'Weight gain').innerText();
  await press(page, 'Copy a link to these numbers');
  await expect(calculator(page).getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${baseURL ?? ''}${calculatorPaths.macro}#kg=65%2C5&feet=5&inches=5.5&age=30&activity=moderate&goal=weight-gain`,
  );

  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit(other, link);
  await expect.poll(() => resultPart(other, 'Weight gain').innerText()).toBe(shown);
  await expect(field(other, 'Weight in kilograms')).toHaveValue('65,5');
  await expect(field(other, 'Height in feet')).toHaveValue('5');
  await expect(field(other, 'Height in inches')).toHaveValue('5.5');
  await expect(field(other, 'Age')).toHaveValue('30');
  await expect(activityLevel(other, 'Moderate')).toBeChecked();
  await expect(radio(other, 'Weight gain')).toBeChecked();
  // The address bar no longer shows the numbers.
  await expect(other).toHaveURL(calculatorPaths.macro);
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => /kg=|feet=|65(%2C|,)5/.test(request))).toEqual([]);
  await context.close();
});

test(
  'a link to a part of a calculator’s page scrolls there and leaves the form alone',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, `${calculatorPaths.macro}#sources`);
    await expect(page).toHaveURL(`${calculatorPaths.macro}#sources`);
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await expect(calculator(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  },
);
