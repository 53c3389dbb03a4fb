import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from '../support/browser/accessibility.ts';
import { signIn } from '../support/browser/sign-in.ts';

const list = '**/api/members/plans';
const onePlan = '**/api/members/plans/**';
const record = '**/api/customer/**';
const paid = '/members/workout-plans/legs/heavy-legs-and-glutes/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main article');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const resting = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    json: { error: 'This part of the site is resting. Please try again in a moment.' },
  });
const silent = (): void => undefined;

const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const expectEverything = async (page: Page): Promise<void> => {
  await expect(count(page, '53 plans')).toBeVisible();
  await expect(again(page)).toBeHidden();
};

test.beforeEach(async ({ page }) => signIn(page, 'subscriber'));

test('while her record cannot be had she has the free plans, a sentence and a retry', async ({
  page,
}) => {
  await page.route(record, resting);
  await page.goto('/members/');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'We couldn’t check what is yours. This part of the site is resting.',
  );
  await expect(heading(page)).toHaveText('Hello, Sanne');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText('More to open')).toBeHidden();
  await expectNoViolations(page, 'without the record');
  await page.unroute(record);
  await again(page).click();
  await expectEverything(page);
});

test('while the list cannot be had she is told so, and where else to go', async ({ page }) => {
  await page.route(list, (route) => route.abort());
  await page.goto('/members/finishers/');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'We couldn’t reach the server.',
  );
  await expect(heading(page)).toHaveText('Finishers');
  await expect(page.getByRole('link', { name: 'free workout plans' })).toBeVisible();
  await expectNoViolations(page, 'without the list');
  await page.unroute(list);
  await again(page).click();
  await expect(count(page, '7 plans')).toBeVisible();
});

test('a server that found the free plans alone is asked again', async ({ page }) => {
  await page.route(list, async (route) => {
    const answer = await route.fetch();
    const { plans } = await answer.json();
    const free = plans.filter((plan: { rights: { free: boolean } }) => plan.rights.free);
    await route.fulfill({ json: { plans: free, locked: [], isWhole: false } });
  });
  await page.goto('/members/');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'We couldn’t check what is yours just now.',
  );
  await expect(cards(page)).toHaveCount(10);
  await page.unroute(list);
  await again(page).click();
  await expectEverything(page);
});

test.describe('a server that is silent', () => {
  test.beforeEach(({ page }) => page.clock.install());

  /** The splash stands for three seconds, and not longer. */
  const outwaitSplash = async (page: Page): Promise<void> => {
    await expect(page.getByText('You are logged in as')).toBeVisible();
    await expect(heading(page)).toHaveText('Members zone');
    await page.clock.runFor(3100);
  };

  test('about her record: the free plans after three seconds', async ({ page }) => {
    await page.route(record, silent);
    await page.goto('/members/');
    await outwaitSplash(page);
    await expect(heading(page)).toHaveText('Hello, Sanne');
    await expect(page.getByText('We are still checking what is yours.')).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await page.unroute(record);
    await again(page).click();
    await expectEverything(page);
  });

  test('about her plans: a sentence after three seconds', async ({ page }) => {
    await page.route(list, silent);
    await page.goto('/members/');
    await outwaitSplash(page);
    await expect(
      page.getByText('Your plans take longer to arrive than they should.'),
    ).toBeVisible();
    await expect(again(page)).toBeVisible();
    await page.unroute(list);
    await again(page).click();
    await expectEverything(page);
  });

  test('about one plan: a sentence after three seconds, and the plan when it comes', async ({
    page,
  }) => {
    await page.route(onePlan, silent);
    await page.goto(paid);
    await outwaitSplash(page);
    await expect(heading(page)).toHaveText('This plan isn’t here yet');
    await expect(page.getByText('The plan takes longer to arrive than it should.')).toBeVisible();
    await page.unroute(onePlan);
    await again(page).click();
    await expect(heading(page)).toHaveText('Heavy legs and glutes');
  });
});

test('a plan that cannot be had says so, and opens when it can', async ({ page }) => {
  await page.route(onePlan, resting);
  await page.goto(paid);
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'This part of the site is resting.',
  );
  await expectNoViolations(page, 'without the plan');
  await page.unroute(onePlan);
  await again(page).click();
  await expect(heading(page)).toHaveText('Heavy legs and glutes');
});

test('pictures that cannot be had leave their paper, and everything else', async ({ page }) => {
  await page.route('**/api/members/pictures**', (route) => route.abort());
  await page.goto(paid);
  await expect(heading(page)).toHaveText('Heavy legs and glutes');
  await expect(page.locator('main picture')).toHaveCount(0);
});

test('a login that the server does not recognise is no loop', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/{customer,members}/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 401, json: { error: 'Please log in to see this.' } });
  });
  await page.route(list, (route) =>
    route.fulfill({ status: 401, json: { error: 'Please log in to see this.' } }),
  );
  await page.goto('/members/');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'The server doesn’t recognise your login.',
  );
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('what is edited in the storage opens nothing', async ({ page }) => {
  await signIn(page, 'new');
  await page.evaluate(() => {
    localStorage.setItem('customer', 'customer-sample-subscriber');
    localStorage.setItem('sub', 'true');
    localStorage.setItem('hasSub', 'true');
    localStorage.setItem(
      'members.opened',
      'workout-plans/legs/heavy-legs-and-glutes packs/strength-power/strength-and-power-block-one',
    );
  });
  await page.goto('/members/');
  await expect(count(page, '10 plans')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Heavy legs');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('customer')))
    .toBe('customer-sample-new');
  await page.goto(paid);
  await expect(heading(page)).toHaveText('This plan isn’t among yours yet');
  for (const junk of ['', 'null', '{"a":1}', '../../x', '%00', 'x'.repeat(5000)]) {
    await page.evaluate((text) => localStorage.setItem('customer', text), junk);
    await page.goto('/members/');
    await expect(count(page, '10 plans')).toBeVisible();
  }
});
