import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { generalApiPaths } from '../../src/domain/api-paths.ts';
import { expectNoViolations } from '../support/browser/accessibility.ts';
import { resetRateLimits, mailsTo, newAddress } from '../support/browser/inbox.ts';
import { atLogin } from '../support/browser/login-pages.ts';
import { options, pollOf, question, results, voteButton } from '../support/browser/poll.ts';
import { holdScripts, visit, waitForHydration } from '../support/browser/visit.ts';

// Presses before the page's scripts have loaded. The calculators' button is in
// calculators/before-hydration.spec.ts.

test.beforeEach(resetRateLimits);

/** Opens a page whose scripts don't load until the returned function is called. */
const openEarly = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
};

/**
 * Answers the poll's requests itself, so that this test's votes don't count. Returns the votes that
 * were sent.
 */
const stubVotes = async (page: Page): Promise<readonly string[]> => {
  const sent: string[] = [];
  const counts = Object.fromEntries(options.map(({ name }) => [name, 1]));
  await page.route(`**${generalApiPaths.votes}**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') sent.push(request.url());
    await route.fulfill({ json: request.method() === 'POST' ? counts : [counts] });
  });
  return sent;
};

test('on a phone the sidebar opens at once, and Back closes it when the page’s scripts have loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/');
  const release = await openEarly(page, '/articles/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await expect(sidebar.getByRole('link', { name: 'Contact' })).toBeVisible();
  await sidebar.getByRole('button', { name: 'Close the menu' }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectNoViolations(page, 'with the sidebar open early');
  release();
  await expect.poll(() => page.evaluate(() => 'sidebar' in Object(history.state))).toBe(true);
  await page.goBack();
  await expect(sidebar).toBeHidden();
  await expect(page).toHaveURL('/articles/');
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch });

    test('an early press of a header menu opens it after hydration', async ({ page }) => {
      const release = await openEarly(page, '/');
      const button = page.getByRole('button', { name: 'Exercises: more pages' });
      await (hasTouch ? button.tap() : button.click());
      await expect(button).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).not.toHaveAttribute('aria-busy');
    });
  });
}

test('an early vote is sent once, and nothing else happens', async ({ page }) => {
  const sent = await stubVotes(page);
  const release = await openEarly(page, '/about/');
  await pollOf(page).getByRole('radio').first().check();
  await voteButton(page).click();
  await expect(voteButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(results(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL('/about/');
});

test(
  'a vote waits for the poll’s own script after the rest of the page has hydrated',
  { tag: '@night' },
  async ({ page }) => {
    const sent = await stubVotes(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      // The poll's script is recognised by its content.
      if ((await response.text()).includes('Choose one of the options first.')) await released;
      await route.fulfill({ response });
    });
    await page.goto('/about/', { waitUntil: 'commit' });
    await waitForHydration(page);
    await pollOf(page).getByRole('radio').first().check();
    await voteButton(page).click();
    await expect(voteButton(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(results(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test('an early search leads to its results', { tag: '@night' }, async ({ page }) => {
  const release = await openEarly(page, '/articles/');
  const form = page.getByRole('search').first();
  await form.locator('input').fill('plank');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/?s=plank');
  release();
  await expect(page.getByRole('main').getByRole('link', { name: 'Plank' }).first()).toBeVisible();
});

test('an address sent early to the mailing list arrives', { tag: '@night' }, async ({ page }) => {
  const release = await openEarly(page, '/articles/');
  const form = page.getByRole('region', { name: 'Mailing list' });
  const address = newAddress();
  await form.getByLabel('E-mail address').fill(address);
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/mailing-list/#asked');
  release();
  expect(await mailsTo(address)).toHaveLength(1);
});

test('an early press of the account button leads to the login', async ({ page }) => {
  const release = await openEarly(page, '/articles/');
  await page.locator('[data-part="account"] a').click();
  release();
  await atLogin(page);
});

test('a press on a hydrated page is not repeated', async ({ page }) => {
  await visit(page, '/about/');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  const button = page.getByRole('button', { name: 'Exercises: more pages' });
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
