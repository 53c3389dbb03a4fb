import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import {
  nextPlanList,
  pageTitle,
  pathOf,
  planCards,
  planCount,
  samplePlans,
} from '../../support/browser/member-plans.ts';
import type { PlanList } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';

const listAddress = `**${generalApiPaths.memberPlans}`;
const planAddress = `**${generalApiPaths.memberPlans}/**`;
const recordAddress = `**${generalApiPaths.customer}**`;
const paidPath = pathOf(samplePlans.ofSubscription);

const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });
const alert = (page: Page) => page.locator('main').getByRole('alert');
const freeOf = ({ plans }: PlanList) => plans.filter(({ rights }) => rights.free);

/** A list shows twelve cards, and the others after a press. */
const cardsAtFirst = (plans: number): number => Math.min(plans, 12);

const answerUnavailable = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    json: { error: 'This part of the site is resting. Please try again in a moment.' },
  });
const neverAnswer = (): void => undefined;

const expectAllPlans = async (page: Page, { plans }: PlanList): Promise<void> => {
  await expect(planCount(page, `${plans.length} plans`)).toBeVisible();
  await expect(retryButton(page)).toBeHidden();
};

/** Clicks the retry button, and expects every plan of the list that the page then fetches. */
const retryList = async (page: Page): Promise<void> => {
  await page.unroute(listAddress);
  const list = nextPlanList(page);
  await retryButton(page).click();
  await expectAllPlans(page, await list);
};

test.beforeEach(async ({ page }) => signIn(page, 'subscriber'));

test('without her record a member sees the free plans, an explanation and a retry button', async ({
  page,
}) => {
  await page.route(recordAddress, answerUnavailable);
  const fetched = nextPlanList(page);
  await page.goto('/members/');
  const list = await fetched;
  await expect(alert(page)).toContainText(
    'We couldn’t check what is yours. This part of the site is resting.',
  );
  await expect(pageTitle(page)).toHaveText('Hello, Sanne');
  await expect(planCards(page)).toHaveCount(cardsAtFirst(freeOf(list).length));
  await expect(page.getByText('More to open')).toBeHidden();
  await expectNoViolations(page, 'without the record');
  await page.unroute(recordAddress);
  await retryButton(page).click();
  await expectAllPlans(page, list);
});

test(
  'without the list of plans a member sees an explanation and links to public plans',
  { tag: '@night' },
  async ({ page }) => {
    await page.route(listAddress, (route) => route.abort());
    await page.goto('/members/finishers/');
    await expect(alert(page)).toContainText('We couldn’t reach the server.');
    await expect(pageTitle(page)).toHaveText('Finishers');
    await expect(page.getByRole('link', { name: 'free workout plans' })).toBeVisible();
    await expectNoViolations(page, 'without the list');
    await page.unroute(listAddress);
    const list = nextPlanList(page);
    await retryButton(page).click();
    const finishers = (await list).plans.filter(({ section }) => section === 'finishers');
    await expect(planCount(page, `${finishers.length} plans`)).toBeVisible();
  },
);

test(
  'the retry button is shown when the server could list only the free plans',
  { tag: '@night' },
  async ({ page }) => {
    let free = 0;
    await page.route(listAddress, async (route) => {
      const list = await (await route.fetch()).json();
      const plans = freeOf(list);
      free = plans.length;
      await route.fulfill({
        json: { plans, locked: [], closed: [], categories: [], isWhole: false },
      });
    });
    await page.goto('/members/');
    await expect(alert(page)).toContainText('We couldn’t check what is yours just now.');
    await expect(planCards(page)).toHaveCount(cardsAtFirst(free));
    await retryList(page);
  },
);

test.describe('when a function does not answer', () => {
  test.beforeEach(({ page }) => page.clock.install());

  /** The splash is shown for at most three seconds. */
  const waitForEndOfSplash = async (page: Page): Promise<void> => {
    // On a busy machine three seconds may have passed by now, and the splash with them.
    await expect(page.getByText('You are logged in as')).toBeVisible();
    await page.clock.runFor(3100);
  };

  test('a member sees the free plans after three seconds without her record', async ({ page }) => {
    await page.route(recordAddress, neverAnswer);
    const fetched = nextPlanList(page);
    await page.goto('/members/');
    await waitForEndOfSplash(page);
    const list = await fetched;
    await expect(pageTitle(page)).toHaveText('Hello, Sanne');
    await expect(page.getByText('We are still checking what is yours.')).toBeVisible();
    await expect(planCards(page)).toHaveCount(cardsAtFirst(freeOf(list).length));
    // Without any route the browser would let the first request continue, and the button would be
    // gone.
    await page.route(recordAddress, (route) => route.continue());
    await retryButton(page).click();
    await expectAllPlans(page, list);
  });

  test('a member sees an explanation after three seconds without the list of plans', async ({
    page,
  }) => {
    await page.route(listAddress, neverAnswer);
    await page.goto('/members/');
    await waitForEndOfSplash(page);
    await expect(
      page.getByText('Your plans take longer to arrive than they should.'),
    ).toBeVisible();
    await page.route(listAddress, (route) => route.continue());
    const list = nextPlanList(page);
    await retryButton(page).click();
    await expectAllPlans(page, await list);
  });

  test('a member sees an explanation after three seconds without a plan, and the plan when it arrives', async ({
    page,
  }) => {
    await page.route(planAddress, neverAnswer);
    await page.goto(paidPath);
    await waitForEndOfSplash(page);
    await expect(pageTitle(page)).toHaveText('This plan isn’t here yet');
    await expect(page.getByText('The plan takes longer to arrive than it should.')).toBeVisible();
    await page.route(planAddress, (route) => route.continue());
    await retryButton(page).click();
    await expect(pageTitle(page)).toHaveText('Heavy legs and glutes');
  });
});

test('a plan that cannot be fetched is explained, and opens with a retry', async ({ page }) => {
  await page.route(planAddress, answerUnavailable);
  await page.goto(paidPath);
  await expect(alert(page)).toContainText('This part of the site is resting.');
  await expectNoViolations(page, 'without the plan');
  await page.unroute(planAddress);
  await retryButton(page).click();
  await expect(pageTitle(page)).toHaveText('Heavy legs and glutes');
});

test(
  'a plan whose pictures cannot be fetched is shown without them',
  { tag: '@night' },
  async ({ page }) => {
    await page.route(`**${generalApiPaths.memberPictures}**`, (route) => route.abort());
    await page.goto(paidPath);
    await expect(pageTitle(page)).toHaveText('Heavy legs and glutes');
    await expect(page.locator('main picture')).toHaveCount(0);
  },
);

test('a login that the server rejects ends with an explanation, not in a loop', async ({
  page,
}) => {
  const requested: string[] = [];
  const refuse = (route: Route): Promise<void> => {
    requested.push(route.request().url());
    return route.fulfill({ status: 401, json: { error: 'Please log in to see this.' } });
  };
  await page.route('**/api/{customer,members}/**', refuse);
  await page.goto('/members/');
  await expect(alert(page)).toContainText('The server doesn’t recognise your login.');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  // The list and the record, each retried once with a fresh token.
  expect(requested.length).toBeLessThanOrEqual(4);
});

test(
  'values edited in the browser’s storage unlock no plan',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'new');
    await page.evaluate(() => {
      localStorage.setItem('customer', 'customer-sample-subscriber');
      localStorage.setItem('sub', 'true');
      localStorage.setItem('hasSub', 'true');
      localStorage.setItem(
        'members.opened',
        'workout-plans/legs/heavy-legs-and-glutes packs/strength-power/strength-power-programme',
      );
    });
    const fetched = nextPlanList(page);
    await page.goto('/members/');
    const { plans } = await fetched;
    expect(plans.every(({ rights }) => rights.free)).toBe(true);
    await expect(planCount(page, `${plans.length} plans`)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Heavy legs');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('customer')))
      .toBe('customer-sample-new');
    await page.goto(paidPath);
    await expect(page.locator('main')).toContainText('This plan isn’t among yours yet.');
    for (const junk of ['', 'null', '{"a":1}', '../../x', '%00', 'x'.repeat(5000)]) {
      await page.evaluate((text) => localStorage.setItem('customer', text), junk);
      await page.goto('/members/');
      await expect(planCount(page, `${plans.length} plans`)).toBeVisible();
    }
  },
);
