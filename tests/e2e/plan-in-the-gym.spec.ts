import { expect, test } from '@playwright/test';
import { reservedListPaths } from '../../src/domain/finder/finder-lists.ts';
import { expectAccessible, stubPictures } from '../support/browser/accessibility.ts';
import { visit } from '../support/browser/visit.ts';

const phone = { width: 390, height: 844 };
const planPath = '/workout-plans/first-barbell-plan/';

test.use({ viewport: phone });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the first exercise of every plan is within one and a half screens', async ({
    page,
    request,
  }) => {
    await stubPictures(page);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const lists = reservedListPaths();
    const paths = [...sitemap.matchAll(/(\/workout-plans\/[^</]+\/)</g)]
      .map(([, path = '']) => path)
      .filter((path) => !lists.includes(path));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await page.goto(path);
      const top = await page
        .locator('article article li')
        .first()
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      expect.soft(top / phone.height, path).toBeLessThanOrEqual(1.5);
    }
  });

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

test('a press prints the plan', async ({ page }) => {
  await visit(page, planPath);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print this plan' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});
