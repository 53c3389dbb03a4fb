import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { stubPictures } from '../support/browser/accessibility.ts';
import { budgeted, textSizeWithSpare } from '../support/browser/layout-budget.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

// Layout is HTML and CSS: without scripts a page is ready at once, as it was built.
test.use({ javaScriptEnabled: false });

const open = async (page: Page, path: string, width: number, height = 844): Promise<void> => {
  await page.setViewportSize({ width, height });
  await stubPictures(page);
  await page.goto(path);
};

/** Opens a page with text that leaves nothing to spare. */
const openFull = async (page: Page, path: string, width: number): Promise<void> => {
  await open(page, path, width);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSizeWithSpare);
};

type Box = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

const boxOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return { top, right, bottom, left };
  });

test('the home page has at most seven screens on a phone, and its first link leads to the free plans', async ({
  page,
}) => {
  await open(page, '/', 390, Math.floor(budgeted(844)));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(budgeted(7));
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveText('See the free plans');
  await expect(links.first()).toBeInViewport();
  const login = page.getByRole('link', { name: 'Sign Up/Login' });
  await expect(login).toBeVisible();
  const grounds = await Promise.all(
    [links.first(), login].map((link) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(new Set(grounds).size).toBe(2);
});

test('the comparison of all memberships ends within two screens of a phone, and fits the narrowest', async ({
  page,
}) => {
  await openFull(page, '/promotions/', 390);
  const table = page.getByRole('table', { name: /^Side by side/ });
  expect((await boxOf(table)).bottom / 844).toBeLessThanOrEqual(2);
  await openFull(page, '/promotions/', 320);
  expect((await boxOf(table)).right).toBeLessThanOrEqual(320);
});

for (const width of [320, 390, 930]) {
  test(`the logo’s diamond keeps its size at ${width} px, and nothing in the header overlaps it`, async ({
    page,
  }) => {
    await openFull(page, '/', width);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Knurl, home' });
    const diamond = await boxOf(logo.locator('svg'));
    expect(diamond.right - diamond.left).toBeGreaterThanOrEqual(24);
    const { right } = await boxOf(logo);
    const next =
      width < 929
        ? page.locator('[data-part="account"]')
        : page.getByRole('navigation', { name: 'Main' });
    expect((await boxOf(next)).left).toBeGreaterThanOrEqual(right);
  });
}

test('no content of a coloured box is cut off at 320 px', async ({ page }) => {
  for (const path of ['/', '/articles/deload-weeks/', '/exercises/leg-exercises/back-squat/']) {
    await openFull(page, path, 320);
    const cut = await page
      .locator('.next-step')
      .evaluateAll((boxes) =>
        boxes.flatMap((box) =>
          [...box.querySelectorAll('*')]
            .filter((one) => one.getBoundingClientRect().right > box.getBoundingClientRect().right)
            .map((one) => one.outerHTML.slice(0, 80)),
        ),
      );
    expect.soft(cut, path).toEqual([]);
  }
});

test('a title and the picture beside it are aligned at both ends, with a gap between them', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/workout-packs/bum-thighs/', 768],
    ['/workout-packs/bum-thighs/', 1280],
    ['/workout-plans/first-barbell-plan/', 1280],
  ] as const) {
    await open(page, path, width);
    const title = await boxOf(page.locator('.title-with-picture .page-heading'));
    const picture = await boxOf(page.locator('.title-with-picture picture'));
    if (picture.left < title.right - 1) {
      expect.soft(picture.top - title.bottom, `${path} ${width}`).toBeGreaterThanOrEqual(16);
      continue;
    }
    const lead = await boxOf(page.locator('.title-with-picture .page-heading > p'));
    expect.soft(picture.left - lead.right, `${path} ${width}`).toBeGreaterThanOrEqual(24);
    expect.soft(Math.abs(picture.top - title.top), `${path} ${width}`).toBeLessThan(2);
    expect.soft(Math.abs(picture.bottom - title.bottom), `${path} ${width}`).toBeLessThan(2);
  }
});

test('every card of a page’s grids has the same width, in one number of columns', async ({
  page,
}) => {
  for (const path of [
    '/exercises/',
    '/workout-packs/',
    '/pre-built-plans/',
    '/shop/',
    '/articles/',
  ]) {
    for (const width of firstForBreadth([768, 1280, 640, 1024, 1920], 2)) {
      await open(page, path, width);
      const widths = await page
        .locator('main .card-grid > ul > li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
      const spread = Math.max(...widths) - Math.min(...widths);
      expect.soft(spread, `${path} at ${width} px`).toBeLessThan(1);
    }
  }
});

test('the table of contents beside a long text stays in view', async ({ page }) => {
  for (const path of ['/terms-and-conditions/', '/workout-plans-faq/', '/calculators/macro/']) {
    for (const width of [1280, 1920]) {
      await open(page, path, width);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const text = await boxOf(page.locator('main .prose p').first());
      expect.soft((await boxOf(contents)).left, path).toBeGreaterThan(text.right);
      const links = contents.getByRole('link');
      await links.nth(2).click();
      await expect.soft(contents.getByRole('heading'), path).toBeInViewport();
      expect.soft(new URL(page.url()).hash, path).not.toBe('');
    }
  }
});

test('tables are as readable as the text, and formulas fit a phone', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await open(page, '/calculators/macro/', width);
    const size = await page
      .locator('.prose table')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect.soft(size).toBeGreaterThanOrEqual(16);
    await openFull(page, '/calculators/macro/', width);
    const formula = page.locator('.prose .formula').first();
    await expect(formula.locator('math').first()).toBeVisible();
    const tooWide = await formula.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect.soft(tooWide, `${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
  test(`the rule below a title and the bars of a chart are lines: ${JSON.stringify(media)}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await open(page, '/workout-packs/bum-thighs/', 800);
    const heading = page.locator('.page-heading');
    const [rule, grip] = await heading.evaluate((element) => [
      getComputedStyle(element, '::after').borderBlockStartWidth,
      getComputedStyle(element, '::before').display,
    ]);
    expect([rule, grip]).toEqual(['3px', 'none']);
    const bars = page.locator('.not-in-the-bag li > i');
    const heights = await bars.evaluateAll((all) =>
      all.map((bar) => Number.parseFloat(getComputedStyle(bar).borderBlockStartWidth)),
    );
    expect(Math.min(...heights)).toBeGreaterThan(4);
  });
}

const millimetre = 96 / 25.4;

test.describe('a plan on paper', () => {
  test('has room for a name and dates, its address, cells for each week, and nothing beyond the margin', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await open(
      page,
      '/workout-plans/full-body-three-days/',
      Math.round(budgeted(182 * millimetre)),
      1017,
    );
    const head = page.locator('.paper-head');
    await expect(head).toContainText('Name');
    await expect(head).toContainText('/workout-plans/full-body-three-days/');
    const day = page.locator('article article').first();
    await expect(day.locator('.log.by-date').first()).toBeVisible();
    const weeks = day.locator('.log.by-week').first();
    await expect(weeks).toBeVisible();
    const cells = weeks.locator('i');
    expect(await cells.count()).toBeGreaterThan(1);
    const box = await boxOf(cells.first());
    expect((box.right - box.left) / millimetre).toBeGreaterThan(20);
    // A row of 6 mm for each set, below the number of the week.
    expect((box.bottom - box.top) / millimetre).toBeGreaterThan(4 + 2 * 6);
    const past = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return width > 1 && (right > innerWidth + 1 || left < -1);
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(past).toEqual([]);
  });

  test('leaves out what she doesn’t need at the gym', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/workout-plans/full-body-three-days/', 700);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /trains/ })).toHaveCount(0);
    await expect(main.locator('.prose, img, svg, nav').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Full body, three days' })).toBeVisible();
  });
});
