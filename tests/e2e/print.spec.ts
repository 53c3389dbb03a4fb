import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { budgeted, paperScaleWithSpare } from '../support/browser/layout-budget.ts';
import { visit } from '../support/browser/visit.ts';
import { sampleForBreadth } from '../support/proof-scale.ts';

const millimetre = 96 / 25.4;
/** A sheet of A4 without its margins, in CSS pixels. */
const sheet = { width: 182 * millimetre, height: 269 * millimetre };

const articles = ['/articles/deload-weeks/', '/articles/creatine-for-women/'];
const exercises = ['/exercises/leg-exercises/back-squat/', '/exercises/back-exercises/deadlift/'];

const openOnPaper = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({
    width: Math.round(budgeted(sheet.width)),
    height: Math.round(sheet.height),
  });
  await visit(page, path);
  await page.emulateMedia({ media: 'print' });
};

for (const path of sampleForBreadth([...articles, ...exercises], 2)) {
  test(`${path} on paper has its text, a small picture and no controls, inside the sheet`, async ({
    page,
  }) => {
    await openOnPaper(page, path);
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'searchbox'] as const) {
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
    }
    await expect(page.locator('main aside').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Related articles' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = page.locator('main .prose').first();
    expect((await text.innerText()).length).toBeGreaterThan(500);
    await expect(text.locator(':scope > *').filter({ visible: false })).toHaveCount(0);

    const picture = await page.locator('main article picture').first().boundingBox();
    expect(picture?.width).toBeGreaterThan(50 * millimetre);
    expect(picture?.width).toBeLessThanOrEqual(91 * millimetre);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(Math.round(budgeted(sheet.width)));
    const title = page.getByRole('heading', { level: 1 });
    const size = await title.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeLessThan(32);
  });
}

test('the sources of an article are printed', { tag: '@night' }, async ({ page }) => {
  await openOnPaper(page, '/articles/creatine-for-women/');
  const sources = page.getByRole('heading', { name: 'Sources' });
  await expect(sources).toBeVisible();
  await expect(page.locator('h2:has-text("Sources") + *')).toContainText('Hultman');
});

test('numbers of two digits are printed inside the margin', { tag: '@night' }, async ({ page }) => {
  await openOnPaper(page, '/articles/eating-around-training/');
  const list = page.locator('.notes ol');
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(9);
  const room = await list.evaluate((element) => {
    const number = element.ownerDocument.createElement('b');
    number.textContent = '10.\u00a0';
    number.style.position = 'absolute';
    element.append(number);
    const { width } = number.getBoundingClientRect();
    number.remove();
    return { padding: Number.parseFloat(getComputedStyle(element).paddingLeft), width };
  });
  expect(room.width).toBeLessThanOrEqual(budgeted(room.padding));
});

test('a link to another site is printed with its address, a link on this site without', async ({
  page,
}) => {
  await openOnPaper(page, '/articles/deload-weeks/');
  await page.evaluate(() => {
    const text = document.querySelector('.prose');
    text?.insertAdjacentHTML('afterbegin', '<a id="other" href="https://example.com/study">A</a>');
  });
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await after('#other')).toContain('(https://example.com/study)');
  expect(await after('.prose a[href^="/"]')).toBe('none');
  await page.emulateMedia({ media: 'screen' });
  expect(await after('#other')).toBe('none');
});

test(
  'an article is printed in black on white in the dark colour scheme too',
  { tag: '@night' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openOnPaper(page, '/articles/deload-weeks/');
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
);

test('an exercise fits on two sheets of A4', async ({ page }) => {
  await visit(page, '/exercises/leg-exercises/back-squat/');
  const pdf = (await page.pdf({ preferCSSPageSize: true, scale: paperScaleWithSpare })).toString(
    'latin1',
  );
  expect(pdf).toMatch(/\/MediaBox ?\[ ?0 0 59[45](\.\d+)? 84[12]/);
  const sheets = pdf.match(/\/Type ?\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(2);
});
