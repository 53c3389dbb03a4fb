import { expect, test, type Page } from '@playwright/test';
import { findOverflow, expectNoViolations, modesAt } from '../../support/browser/accessibility.ts';
import { storedTraining } from '../../support/browser/training.ts';

const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'My weights', level: 1 });
const lifts = (page: Page) => page.getByRole('region', { name: 'Your one-rep maxes' });
const form = (page: Page) => page.getByRole('region', { name: 'Add a lift' });

const open = async (page: Page, address = '/my-weights/'): Promise<void> => {
  await page.goto(address);
  const form = page.getByLabel('Another lift');
  const first = page.getByRole('button', { name: 'Enter your weights' });
  await expect(form.or(first)).toBeVisible();
  if (await first.isVisible()) await first.click();
  await expect(form).toBeVisible();
};

const typeSet = async (page: Page): Promise<void> => {
  await page.getByText('Back squat', { exact: true }).click();
  await page.getByLabel('Weight, kg').fill('60');
  await page.getByLabel('Reps').selectOption('5');
  await expect(form(page)).toContainText('would be 57.5 kg today');
  await page.getByRole('button', { name: 'Keep this max' }).click();
  await expect(lifts(page)).toContainText('70 kg');
};

test('a set becomes a maximum that survives a reload, and so does her kit', async ({ page }) => {
  await open(page);
  await typeSet(page);
  await page.getByRole('combobox', { name: 'Bar', exact: true }).selectOption('15');
  await page.getByText('A list', { exact: true }).first().click();
  await page.getByLabel('Dumbbells that you have, kg').fill('2, 4, 12.5');
  await page.getByLabel('Dumbbells that you have, kg').press('Tab');
  await expect(page.getByText('3 weights, 2 to 12.5 kg.')).toBeVisible();
  // Changes show at once, and are stored after that.
  await expect.poll(() => storedTraining(page)).toContain('[2,4,12.5]');
  await page.reload();
  await expect(lifts(page)).toContainText('15 kg bar with');
  await expect(page.getByLabel('Dumbbells that you have, kg')).toHaveValue(/12\.5/);
  await page.getByRole('button', { name: 'Remove Back squat' }).click();
  await expect(lifts(page)).toContainText('Removed: Back squat, 70 kg.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lifts(page)).toContainText('Estimated from 5 × 60 kg');
});

test('the calculator passes its set on, and the weight never goes to a server', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/calculators/one-rep-max/');
  await page.getByLabel('Weight you lifted in kilograms').fill('62.5');
  await page.getByLabel('Reps, 1 to 10').fill('4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('link', { name: 'Use this in my plans' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByLabel('Weight, kg')).toHaveValue('62.5');
  await expect(page.getByLabel('Reps')).toHaveValue('4');
  await expect(page).toHaveURL(/\/my-weights\/$/);
  expect(asked.filter((url) => url.includes('62.5'))).toEqual([]);
});

test('a plan asks for one lift and leads back to itself', { tag: '@night' }, async ({ page }) => {
  const plan = '/workout-plans/first-barbell-plan/';
  await open(page, `/my-weights/?exercise=deadlift&back=${encodeURIComponent(plan)}`);
  await expect(page.getByRole('radio', { name: 'Deadlift', exact: true })).toBeChecked();
  await page.getByLabel('Weight, kg').fill('80');
  await page.getByRole('button', { name: 'Keep this max' }).click();
  await expect(lifts(page)).toContainText('80 kg');
  await page.getByRole('link', { name: 'Back to the plan' }).last().click();
  await expect(page).toHaveURL(new RegExp(`${plan}$`));
});

test(
  'a browser that stores nothing says so, and the page works until the tab is closed',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    await open(page);
    await expect(page.getByText(/last until you close this tab/)).toBeVisible();
    await typeSet(page);
  },
);

test('the page is accessible and usable, on a phone and on a desktop', async ({ page }) => {
  test.slow();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    if (width === 320) await typeSet(page);
    await expect(lifts(page)).toContainText('70 kg');
    await page.getByRole('button', { name: 'Keep this max' }).click();
    expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    if (width === 390 || width === 1280) {
      await expectNoViolations(page, `${width} px`, modesAt(width));
    }
    const folder = process.env['LOOK'];
    if (folder !== undefined) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${folder}/${width}-${colorScheme}.png`, fullPage: true });
      }
    }
  }
});
