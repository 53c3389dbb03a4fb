import { expect, test, type Locator } from '@playwright/test';
import { reservedListPaths } from '../../src/domain/finder/finder-lists.ts';
import {
  expectAccessible,
  expectNoViolations,
  stubPictures,
} from '../support/browser/accessibility.ts';
import { showOwnFonts } from '../support/browser/fonts.ts';
import { budgeted } from '../support/browser/layout-budget.ts';
import { visit } from '../support/browser/visit.ts';
import { firstForBreadth, sampleForBreadth } from '../support/proof-scale.ts';

const phone = { width: 390, height: 844 };
/** The smallest phone in use, as tall as its browser leaves it. */
const smallPhone = { width: 320, height: 568 };
const planPath = '/workout-plans/first-barbell-plan/';

test.use({ viewport: phone });

/** The bottom of the first of these elements, in pixels of the page. */
const bottomOf = (locator: Locator): Promise<number> =>
  locator.first().evaluate((element) => element.getBoundingClientRect().bottom + scrollY);

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const font of firstForBreadth(['our font', 'a font of the device'] as const)) {
    test(`every plan has its start on the first screen and its first exercise within one and a half, in ${font}`, async ({
      page,
      request,
    }) => {
      test.slow();
      await stubPictures(page);
      if (font !== 'our font') await page.route('**/*.woff2', (route) => route.abort());
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const lists = reservedListPaths();
      const paths = [...sitemap.matchAll(/(\/workout-plans\/[^</]+\/)</g)]
        .map(([, path = '']) => path)
        .filter((path) => !lists.includes(path));
      expect(paths.length).toBeGreaterThan(0);
      for (const path of sampleForBreadth(paths)) {
        await page.goto(path);
        if (font === 'our font') await showOwnFonts(page);
        for (const { width, height } of [smallPhone, phone]) {
          await page.setViewportSize({ width, height });
          const start = await bottomOf(page.getByRole('link', { name: 'Start this session' }));
          expect.soft(start, `${path} at ${width} px`).toBeLessThanOrEqual(budgeted(height));
        }
        const top = await page
          .locator('article article li')
          .first()
          .evaluate((element) => element.getBoundingClientRect().top + scrollY);
        expect.soft(top / phone.height, path).toBeLessThanOrEqual(budgeted(1.5));
      }
    });
  }

  test('an exercise is a plain link', async ({ page }) => {
    await page.goto(planPath);
    const link = page.locator('article article a[href^="/exercises/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
  });
});

test('the bar leads to a day by its address and stays visible', async ({ page }) => {
  await visit(page, planPath);
  const bar = page.getByRole('navigation', { name: 'Weeks and days' });
  const lastDay = bar.getByRole('link', { name: /^Day/ }).last();
  const id = ((await lastDay.getAttribute('href')) ?? '').slice(1);
  await lastDay.click();
  await expect(page).toHaveURL(`${planPath}#${id}`);
  const day = page.locator(`[id="${id}"]`);
  await expect(day).toBeInViewport();
  // The page scrolls smoothly to the day.
  await expect.poll(async () => Math.abs((await bar.boundingBox())?.y ?? 100)).toBeLessThan(2);
  const [ofBar, ofDay] = [await bar.boundingBox(), await day.boundingBox()];
  expect(ofDay?.y).toBeGreaterThanOrEqual((ofBar?.y ?? 0) + (ofBar?.height ?? 0));
});

test('a press anywhere on an exercise’s row slides it up over the plan', async ({ page }) => {
  await visit(page, planPath);
  const link = page.locator('article article a[href^="/exercises/"]').first();
  const row = link.locator('xpath=ancestor::li[1]/div');
  const name = await link.innerText();
  const box = await row.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  await row.click({ position: { x: (box?.width ?? 0) - 12, y: 24 } });
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('heading', { name: 'How to do it' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Cues' })).toBeVisible();
  await expect(page).toHaveURL(planPath);
  await expectAccessible(page, 'an exercise over its plan');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});

test('an effort is explained where it stands, by a press or a key', async ({ page }) => {
  await visit(page, planPath);
  const effort = page.locator('article article').getByRole('button', { name: /^RPE/ }).first();
  const note = page.locator(`[id="${await effort.getAttribute('popovertarget')}"]`);
  await expect(note).toBeHidden();
  await effort.click();
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note).toContainText('from 1 to 10');
  await expectNoViolations(page, 'an effort that is explained');
  // The row around it leads to the exercise; the effort doesn't.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await effort.press('Enter');
  await expect(note).toBeVisible();
  await effort.press('Enter');
  await expect(note).toBeHidden();
});

test('pounds are switched where the first weights are', { tag: '@night' }, async ({ page }) => {
  await visit(page, planPath);
  const days = page.locator('article article');
  const units = days.getByRole('button', { name: /^Weights in/ }).first();
  const pounds = days.locator('.lb', { hasText: /\d lb/ }).first();
  await expect(pounds).toBeHidden();
  await units.click();
  await expect(pounds).toBeVisible();
  await expect(units).toHaveAccessibleName('Weights in kilograms only');
  await expect(units).not.toHaveAttribute('aria-busy');
  const [ofUnits, ofPounds] = [await units.boundingBox(), await pounds.boundingBox()];
  expect((ofPounds?.y ?? Infinity) - (ofUnits?.y ?? 0)).toBeLessThan(budgeted(phone.height));
  await page.reload();
  await expect(pounds).toBeVisible();
});

test('a press prints the plan', { tag: '@night' }, async ({ page }) => {
  await visit(page, planPath);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print this plan' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});
