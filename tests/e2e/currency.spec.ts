import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations, findOverflow } from '../support/browser/accessibility.ts';
import { nextFrames, visit } from '../support/browser/visit.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

const product = '/shop/chalk-block/';
const prices = { gbp: '£9', eur: '€11', usd: '$12', aud: 'A$18' } as const;
type Currency = keyof typeof prices;

const price = (page: Page, currency: Currency) =>
  page.getByRole('main').getByText(prices[currency], { exact: true });
const switchIn = (page: Page, place: 'main' | 'complementary') =>
  page.getByRole(place).last().getByRole('group', { name: 'Currency of prices' });

/** Expects this currency on the page and in storage. */
const expectCurrency = async (page: Page, shown: Currency, stored: Currency | null) => {
  await expect(price(page, shown)).toBeVisible();
  for (const other of ['gbp', 'eur', 'usd', 'aud'] as const) {
    if (other !== shown) await expect(price(page, other)).toBeHidden();
  }
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe(stored);
};

/** Answers the currency call with this body, and counts the calls. */
const answerCurrency = async (page: Page, body: unknown, status = 200) => {
  const calls = { count: 0 };
  await page.route('**/api/currency', async (route) => {
    calls.count += 1;
    await route.fulfill({ status, json: body });
  });
  return calls;
};

/** Holds the currency call back until the returned function is called. */
const holdCurrency = async (page: Page, code: string): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/currency', async (route) => {
    await released;
    await route.fulfill({ json: { currency: { code } } });
  });
  return release;
};

for (const width of firstForBreadth([390, 320, 1280])) {
  test(`at ${width} px nothing moves when the currency arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, code, shown] of [
      [product, 'NZD', 'A$18'],
      ['/shop/', 'EUR', '€11'],
    ] as const) {
      await page.goto('about:blank');
      await page.unrouteAll();
      const release = await holdCurrency(page, code);
      const asked = page.waitForRequest('**/api/currency');
      await visit(page, path);
      await asked;
      await nextFrames(page);
      const boxes = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'main :not(.visually-hidden, .currency-name), footer, body > aside',
            ),
          ].map((element) => {
            const { x, y, width: wide, height } = element.getBoundingClientRect();
            return [x, y, wide, height].map(Math.round).join();
          }),
        );
      const before = await boxes();
      await expect(page.getByRole('main').getByText('£9', { exact: true })).toBeVisible();
      release();
      await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible();
      await nextFrames(page);
      expect(await boxes()).toEqual(before);
      expect.soft(await findOverflow(page)).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test(
  'the currency is fetched once, and kept for other pages and visits',
  { tag: '@night' },
  async ({ page }) => {
    const calls = await answerCurrency(page, { currency: { code: 'EUR' } });
    await visit(page, '/about/');
    expect(calls.count).toBe(0);
    await visit(page, product);
    await expectCurrency(page, 'eur', 'eur');
    await page.reload();
    await expectCurrency(page, 'eur', 'eur');
    expect(calls.count).toBe(1);
    await expectNoViolations(page, 'a product in euros');
  },
);

test('a page opened by a link fetches the currency too', { tag: '@night' }, async ({ page }) => {
  const calls = await answerCurrency(page, { currency: { code: 'USD' } });
  await visit(page, '/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currency'))).toBe('usd');
  expect(calls.count).toBe(1);
});

test('a failed call leaves prices in pounds, stores nothing, and is retried on the next visit', async ({
  page,
}) => {
  const calls = await answerCurrency(page, { error: 'Resting.' }, 503);
  await visit(page, product);
  await expect.poll(() => calls.count).toBe(1);
  await expectCurrency(page, 'gbp', null);
  await page.unrouteAll();
  await answerCurrency(page, { currency: { code: 'AUD' } });
  await visit(page, product);
  await expectCurrency(page, 'aud', 'aud');
});

test('the currency that she chooses wins, here, in other tabs and permanently', async ({
  page,
  context,
}) => {
  const calls = await answerCurrency(page, { currency: { code: 'EUR' } });
  await visit(page, product);
  await expectCurrency(page, 'eur', 'eur');
  const other = await context.newPage();
  await visit(other, product);
  await expectCurrency(other, 'eur', 'eur');

  await switchIn(page, 'main').getByRole('button', { name: 'US dollars' }).click();
  await expectCurrency(page, 'usd', 'usd');
  await expect(
    switchIn(page, 'main').getByRole('button', { name: '$ US dollars (chosen)', exact: true }),
  ).toBeVisible();
  await expectCurrency(other, 'usd', 'usd');
  await page.reload();
  await expectCurrency(page, 'usd', 'usd');
  expect(calls.count).toBe(1);

  const below = switchIn(page, 'complementary');
  await below.getByRole('button', { name: 'Australian dollars' }).press('Enter');
  await expectCurrency(page, 'aud', 'aud');
  await expectNoViolations(page, 'a product in Australian dollars');
});

test('her choice during the call is kept', { tag: '@night' }, async ({ page }) => {
  const release = await holdCurrency(page, 'EUR');
  await visit(page, product);
  await switchIn(page, 'main').getByRole('button', { name: 'US dollars' }).click();
  const answered = page.waitForResponse('**/api/currency');
  release();
  await answered;
  await nextFrames(page);
  await expectCurrency(page, 'usd', 'usd');
});

test('an ad waits for the currency and loads one picture, without moving anything', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url());
    if (/\/ad-[\w-]+-(gbp|eur|usd)\./.test(url)) pictures.push(url);
  });
  const ads = page.getByRole('complementary', { name: 'Offers' }).getByRole('listitem');
  const release = await holdCurrency(page, 'EUR');
  await visit(page, '/articles/');
  await expect(page.locator('html')).toHaveAttribute('data-currency-call', '');
  await ads.last().scrollIntoViewIfNeeded();
  // The ads have hydrated: the build's version for visitors without scripts is gone.
  await expect(ads.locator('noscript')).toHaveCount(0);
  await nextFrames(page);
  expect(pictures).toEqual([]);
  const box = await ads.last().boundingBox();
  release();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((url) => !/-eur\./.test(url))).toEqual([]);
  expect(await ads.last().boundingBox()).toEqual(box);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a price is in pounds and says so, and there is no switch', async ({ page }) => {
    await page.goto(product);
    await expect(price(page, 'gbp')).toBeVisible();
    await expect(page.getByText('in pounds, VAT included')).toBeVisible();
    await expect(price(page, 'eur')).toBeHidden();
    await expect(page.getByRole('button', { name: /pounds/ })).toHaveCount(0);
  });
});
