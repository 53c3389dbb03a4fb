import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';

const article = '/articles/reading-a-workout-plan/';
const target = '/workout-plans/first-barbell-plan/';

const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    // After the site's own listeners: did one of them take the click?
    window.addEventListener('click', (event) => {
      document.documentElement.dataset['click'] = event.defaultPrevented ? 'taken' : 'left';
    });
  });

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);

/** Puts a link that the content does not hold among the words of the page. */
const addLink = (page: Page, attributes: Readonly<Record<string, string>>) => {
  const added = page.evaluate((given) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = 'A link for the test';
    document.querySelector('.prose')?.prepend(link);
  }, attributes);
  return added.then(() => page.getByRole('link', { name: 'A link for the test' }));
};

test.describe('a link in a text of the content service', () => {
  const texts = [
    { path: article, kind: 'an article' },
    { path: target, kind: 'a workout plan' },
    { path: '/workout-packs/bum-thighs/', kind: 'a workout pack' },
  ];
  for (const { path, kind } of texts) {
    test(`moves on without a reload from ${kind}`, async ({ page }) => {
      await visit(page, path);
      await markPage(page);
      const link = page.locator('.prose a[href^="/"]:not([href*="#"])').first();
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).not.toBe(path);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(path);
      expect(await isSamePage(page)).toBe(true);
    });
  }

  test('moves on without a reload to a part of another page', async ({ page }) => {
    await visit(page, article);
    await markPage(page);
    const link = await addLink(page, { href: '/workout-plans-faq/#can-i-swap-an-exercise' });
    await link.click();
    await expect(page).toHaveURL('/workout-plans-faq/#can-i-swap-an-exercise');
    await expect(page.locator('#can-i-swap-an-exercise')).toBeInViewport();
    expect(await isSamePage(page)).toBe(true);
  });
});

test.describe('the browser keeps a click', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, article);
    await markPage(page);
  });

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`with ${modifier} held: a new page opens, this one stays`, async ({ page, context }) => {
      const link = await addLink(page, { href: target });
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: [modifier] });
      const other = await opened;
      await expect(other).toHaveURL(target);
      await expect(page).toHaveURL(article);
      expect(await isSamePage(page)).toBe(true);
    });
  }

  for (const modifier of ['Meta', 'Alt'] as const) {
    test(`with ${modifier} held`, async ({ page }) => {
      const link = await addLink(page, { href: target });
      // What the browser then does differs from system to system; that it is asked is the point.
      await page.evaluate(() => {
        window.addEventListener('click', (event) => event.preventDefault());
      });
      await link.click({ modifiers: [modifier] });
      await expect(page.locator('html')).toHaveAttribute('data-click', 'left');
      await expect(page).toHaveURL(article);
    });
  }

  test('on a link that opens elsewhere', async ({ page, context }) => {
    const link = await addLink(page, { href: target, target: '_blank' });
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL(target);
    await expect(page).toHaveURL(article);
  });

  test('on a download', async ({ page }) => {
    const link = await addLink(page, { href: target, download: 'plan.html' });
    const started = page.waitForEvent('download');
    await link.click();
    expect((await started).suggestedFilename()).toBe('plan.html');
    await expect(page).toHaveURL(article);
    expect(await isSamePage(page)).toBe(true);
  });

  test('on a file', async ({ page }) => {
    const link = await addLink(page, { href: '/favicon.svg' });
    await link.click();
    await expect(page).toHaveURL('/favicon.svg');
    expect(await isSamePage(page)).toBe(false);
  });

  test('on a part of the same page', async ({ page }) => {
    const heading = page.locator('.prose h2[id]').last();
    const id = await heading.getAttribute('id');
    const link = await addLink(page, { href: `#${id}` });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document' || request.url().includes('page-data')) {
        requests.push(request.url());
      }
    });
    await link.click();
    await expect(page).toHaveURL(`${article}#${id}`);
    await expect(heading).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-click', 'left');
    expect(await isSamePage(page)).toBe(true);
    expect(requests).toEqual([]);
  });

  test('on another site', async ({ page }) => {
    await page.route('https://example.com/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    const link = await addLink(page, { href: 'https://example.com/plan/' });
    await link.click();
    await expect(page).toHaveURL('https://example.com/plan/');
  });
});

test('a link that is clicked before the page is alive leads there all the same', async ({
  page,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/component---*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/articles/', { waitUntil: 'domcontentloaded' });
  // Gatsby's own scripts run by now; what would make the page alive is on its way.
  await page.waitForFunction(() => '___loader' in window);
  await markPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Next >', exact: true }).click();
  await expect(page).toHaveURL('/articles/page/2/');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  expect(await isSamePage(page)).toBe(false);
  release(undefined);
});
