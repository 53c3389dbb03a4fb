import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import {
  amina,
  aminaLink,
  calculatorPaths,
  field,
  fill,
  press,
  radio,
  resultPart,
} from '../../support/browser/calculator.ts';
import { textSizeWithSpare } from '../../support/browser/layout-budget.ts';
import { visit, waitForHydration } from '../../support/browser/visit.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

const { macro, oneRepMax, tdee, reverseDiet } = calculatorPaths;

test.use({ viewport: { width: 390, height: 844 } });

/** The input for each calculator, its button, and its first result. */
const calculators = [
  { path: macro, texts: amina, action: 'Calculate BMR', result: 'Your BMR', figure: '1,370' },
  { path: tdee, texts: amina, action: 'Calculate TDEE', result: 'Your TDEE', figure: '1,918' },
  {
    path: oneRepMax,
    texts: { 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '5' },
    action: 'Calculate',
    result: 'Your one rep max',
    figure: '70',
  },
  {
    path: reverseDiet,
    texts: { 'Calories you eat a day now': '1600' },
    action: 'Calculate',
    result: 'Your next step up, in kcal a day',
    figure: '1,728',
  },
] as const;

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  for (const { path, texts, action, result, figure } of firstForBreadth(
    calculators,
    reducedMotion === 'reduce' ? 1 : 2,
  )) {
    test(`${path} brings its result into view and into focus on a phone (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, path);
      await fill(page, texts);
      await press(page, action);
      const part = resultPart(page, result);
      await expect(part.getByRole('heading')).toBeFocused();
      await expect(part.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(part.getByText(figure).first()).toBeInViewport({ ratio: 1 });
    });
  }
}

/** The texts of a part of the results after a reload. */
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await waitForHydration(page);
};

test('a reload and Back keep the numbers with their result, and the focus where it was', async ({
  page,
}) => {
  await visit(page, macro);
  await fill(page, amina);
  await reload(page);
  // Nothing has been calculated yet.
  await expect(field(page, 'Age')).toHaveValue(amina.Age);
  await expect(resultPart(page, 'Your BMR')).toHaveCount(0);
  await press(page, 'Calculate BMR');
  await radio(page, 'Fat loss').check();
  await reload(page);
  await expect(resultPart(page, 'Fat loss').getByText('1,534 kcal a day')).toBeVisible();
  await expect(radio(page, 'Fat loss')).toBeChecked();
  await expect(resultPart(page, 'Your BMR').getByRole('heading')).not.toBeFocused();
  await expect(page).toHaveURL(macro);
  await expectNoViolations(page, 'after a reload');

  await page.getByRole('link', { name: 'All calculators' }).click();
  await expect(page).toHaveURL('/calculators/');
  await page.goBack();
  await expect(resultPart(page, 'Fat loss').getByText('1,534 kcal a day')).toBeVisible();

  await press(page, 'Reset');
  await reload(page);
  await expect(field(page, 'Age')).toHaveValue('');
});

test('a shared link shows its result on a phone, and a reload keeps it', async ({ page }) => {
  await visit(page, `${tdee}#${aminaLink}`);
  const figure = resultPart(page, 'Your TDEE').getByText('1,918 kcal a day');
  await expect(figure).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(tdee);
  await reload(page);
  await expect(figure).toBeVisible();
});

test('no table of the macro page is cut off on a phone', { tag: '@night' }, async ({ page }) => {
  await visit(page, macro);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSizeWithSpare);
  const cut = await page
    .getByRole('main')
    .locator('.table-scroll')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
    );
  expect(cut).toEqual([]);
});
